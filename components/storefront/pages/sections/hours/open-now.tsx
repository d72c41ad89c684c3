import { useTranslation } from 'next-i18next/pages';
import { openState } from '@/lib/domain/own-pages/place/open-state';
import type { OpenSpan } from '@/lib/domain/own-pages/place/opening-hours';
import { useMinute } from '@/lib/hooks/browser/use-minute';
import { useWeekWords } from './use-week-words';
import styles from './hours-section.module.css';

interface OpenNowProps {
  readonly week: readonly OpenSpan[];
  /** The store's. */
  readonly timeZone: string;
}

/** Whether the shop is open this minute, and when that changes. */
export function OpenNow({ week, timeZone }: OpenNowProps) {
  const { t } = useTranslation('own-pages');
  const { dayName, clock } = useWeekWords();
  const { isOpen, today, changes } = openState(week, useMinute(), timeZone);
  const words = () => {
    if (!changes) return t(isOpen ? 'hours.open' : 'hours.shut');
    const time = clock(changes.minute);
    if (isOpen) return t('hours.openUntil', { time });
    return changes.day === today
      ? t('hours.opensToday', { time })
      : t('hours.opensOn', { day: dayName(changes.day), time });
  };
  return (
    <span className={styles.now} data-open={isOpen || undefined}>
      {words()}
    </span>
  );
}
