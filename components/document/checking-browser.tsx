import { useTranslation } from 'next-i18next/pages';
import { useProofOfWork } from '@/lib/hooks/account/use-proof-of-work';
import styles from './checking-browser.module.css';

/** Explains a one-second wait while the browser solves a proof of work. */
export function CheckingBrowser() {
  const { t } = useTranslation('common');
  return useProofOfWork() ? (
    <p role="status" className={styles.note}>
      {t('checkingBrowser')}
    </p>
  ) : null;
}
