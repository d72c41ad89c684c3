import { useTranslation } from 'next-i18next/pages';
import { minuteOf } from '@/lib/domain/own-pages/place/open-state';
import { WEEKDAYS, type OpenSpan } from '@/lib/domain/own-pages/place/opening-hours';
import { useWeekWords } from './use-week-words';
import styles from './hours-section.module.css';

/** The hours of each day of the week. */
export function OpeningWeek({ week }: { readonly week: readonly OpenSpan[] }) {
  const { t } = useTranslation('own-pages');
  const { dayName, clock } = useWeekWords();
  const words = ({ from, to }: OpenSpan) =>
    from === to ? t('hours.allDay') : `${clock(minuteOf(from))} – ${clock(minuteOf(to))}`;
  return (
    <dl aria-label={t('hours.week')}>
      {WEEKDAYS.map((day) => {
        const open = week.filter((span) => span.day === day);
        return (
          <div key={day} className={styles.day}>
            <dt>{dayName(day)}</dt>
            {open.length === 0 && <dd className={styles.closed}>{t('hours.closed')}</dd>}
            {open.map((span, index) => (
              <dd key={index}>{words(span)}</dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}
