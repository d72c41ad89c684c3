import { useTranslation } from 'next-i18next/pages';
import type { SectionViewProps } from '@/components/storefront/pages/section-view';
import { SectionFrame } from '@/components/storefront/pages/sections/section-frame';
import { useStoreSetting } from '@/context/store-setting-context';
import { mapAddress, MAP_SITES } from '@/lib/domain/own-pages/place/map-point';
import { textOf } from '@/lib/domain/own-pages/shown-text';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { OpenNow } from './open-now';
import { OpeningWeek } from './opening-week';
import { PlaceMap } from './place-map';
import styles from './hours-section.module.css';

/** Where the shop is and when it is open. Whether it is open now, only a browser knows. */
export function HoursSection({ section: { title, place, point, week, note } }: SectionViewProps<'hours'>) {
  const { t } = useTranslation('own-pages');
  const locale = useLocale();
  const { contact, timeZone } = useStoreSetting();
  const hydrated = useHydrated();
  const where = place ?? textOf(contact.address, locale);
  return (
    <SectionFrame title={title}>
      <div className={styles.hours}>
        {week.length > 0 && (
          <div>
            <p className={styles.state}>{hydrated && <OpenNow week={week} timeZone={timeZone} />}</p>
            <OpeningWeek week={week} />
            {note && (
              <p className={styles.note} lang={note.lang} dir={note.dir}>
                {note.text}
              </p>
            )}
          </div>
        )}
        <div>
          {where.text && (
            <address className={styles.place} lang={where.lang} dir={where.dir}>
              {where.text}
            </address>
          )}
          {(point || where.text) && (
            <ul className={styles.links} aria-label={t('hours.maps')}>
              {MAP_SITES.map((site) => (
                <li key={site}>
                  <a href={mapAddress(site, point, where.text)} target="_blank" rel="noopener">
                    {t(`hours.site.${site}`)}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {point && <PlaceMap point={point} />}
        </div>
      </div>
    </SectionFrame>
  );
}
