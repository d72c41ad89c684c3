import { useTranslation } from 'next-i18next/pages';
import { PulledPlug } from '@/components/ui/media/drawings/pulled-plug';
import { useOnline } from '@/lib/hooks/browser/use-online';
import styles from './offline-notice.module.css';

/** Shows that the network is down. Its empty region always exists, so that screen readers announce the text. */
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
