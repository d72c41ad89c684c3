import { useTranslation } from 'next-i18next/pages';
import { PulledPlug } from '@/components/ui/drawings/pulled-plug';
import { useOnline } from '@/lib/hooks/use-online';
import styles from './offline-notice.module.css';

/** Says that the network is away, and vanishes when it is back. Always there, so that its text is announced. */
export function OfflineNotice() {
  const { t } = useTranslation('common');
  const online = useOnline();
  return (
    <div aria-live="polite" className={styles.place}>
      {!online && (
        <p className={styles.notice}>
          <PulledPlug width={56} />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
