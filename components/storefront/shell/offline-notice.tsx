import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { useOnline } from '@/lib/hooks/use-online';
import { whenIdle } from '@/lib/hooks/when-idle';
import styles from './offline-notice.module.css';

const importDrawing = () =>
  import('@/components/ui/drawings/pulled-plug').then((module) => module.PulledPlug);

/** Says that the network is away, and vanishes when it is back. Always there, so that its text is announced. */
export function OfflineNotice() {
  const { t } = useTranslation('common');
  const online = useOnline();
  const { Overlay: PulledPlug, load } = useLazyOverlay(importDrawing);
  // Once the network is away nothing comes any more.
  useEffect(() => whenIdle(load), [load]);
  return (
    <div aria-live="polite" className={styles.place}>
      {!online && (
        <p className={styles.notice}>
          {PulledPlug && <PulledPlug width={56} />}
          {t('offline')}
        </p>
      )}
    </div>
  );
}
