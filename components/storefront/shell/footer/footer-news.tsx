import { useTranslation } from 'next-i18next/pages';
import { NewsletterEntry } from '@/components/storefront/newsletter/newsletter-entry';
import styles from './footer.module.css';

/** The newsletter form at the end of every page, for shops that want it there. */
export function FooterNews() {
  const { t } = useTranslation('common');
  return (
    <section aria-labelledby="footer-news" className={styles.news}>
      <h2 id="footer-news" className={styles.title}>
        {t('footer.news')}
      </h2>
      <NewsletterEntry />
    </section>
  );
}
