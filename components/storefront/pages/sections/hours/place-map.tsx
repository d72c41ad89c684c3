import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { mapFrame, type MapPoint } from '@/lib/domain/own-pages/place/map-point';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import styles from './hours-section.module.css';

/** A map of OpenStreetMap, which gets no request before the shopper asks for it. */
export function PlaceMap({ point }: { readonly point: MapPoint }) {
  const { t } = useTranslation('own-pages');
  const hydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.map}>
      {isShown ? (
        <iframe
          className={styles.frame}
          src={mapFrame(point)}
          title={t('hours.map')}
          // Its rules ask for the site that shows the map.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
          <Button variant="outline" disabled={!hydrated} onClick={() => setShown(true)}>
            {t('hours.show')}
          </Button>
          <p className={styles.hint}>{t('hours.hint')}</p>
        </>
      )}
    </div>
  );
}
