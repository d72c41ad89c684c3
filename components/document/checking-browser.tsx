import { useTranslation } from 'next-i18next/pages';
import { useBrowserCheck } from '@/lib/hooks/use-browser-check';
import styles from './checking-browser.module.css';

/** Says why an answer takes a second longer while the browser solves a proof of work. */
export function CheckingBrowser() {
  const { t } = useTranslation('common');
  return useBrowserCheck() ? (
    <p role="status" className={styles.note}>
      {t('checkingBrowser')}
    </p>
  ) : null;
}
