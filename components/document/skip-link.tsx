import { useTranslation } from 'next-i18next/pages';
import styles from './skip-link.module.css';

/** The first link of a page, seen while it has the focus: to the content, past the header. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a href="#content" className={styles.skip}>
      {t('shell.skip')}
    </a>
  );
}
