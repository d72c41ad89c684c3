import { useTranslation } from 'next-i18next/pages';
import { Link } from '@/components/ui/actions/link';
import { useStoreSetting } from '@/context/store-setting-context';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { foreignTo, localized } from '@/lib/domain/locale';
import { offersWithdrawal } from '@/lib/domain/orders/returns/withdrawal-countries';
import { SOCIAL_NETWORKS } from '@/lib/domain/store/store-setting';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { paths } from '@/lib/paths';
import { ContactFacts } from './contact-facts';
import styles from './footer.module.css';

const PAGES = ['aboutUs', 'contactUs', 'withdrawal', 'privacyPolicy', 'terms'] as const;

export function Footer({ categories }: { categories: readonly ListedCategory[] }) {
  const { t } = useTranslation('common');
  const { locale, plain } = useFormats();
  const setting = useStoreSetting();
  const store = localized(setting.name, locale);
  const pages = PAGES.filter((page) => page !== 'withdrawal' || offersWithdrawal(setting));
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <p className={styles.store}>{store}</p>
          <p className={styles.muted}>{t('footer.about')}</p>
        </div>
        <nav aria-labelledby="footer-shop">
          <h2 id="footer-shop" className={styles.title}>
            {t('footer.shop')}
          </h2>
          <ul className={styles.list}>
            {categories.map(({ id, slug, name: category }) => (
              <li key={id}>
                <Link href={paths.category(slug)} {...foreignTo(locale, category)}>
                  {localized(category, locale)}
                </Link>
              </li>
            ))}
            <li>
              <Link href={paths.categories}>{t('shell.allCategories')}</Link>
            </li>
          </ul>
        </nav>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className={styles.title}>
            {t('footer.contact')}
          </h2>
          <ContactFacts />
          <SocialLinks />
        </section>
      </div>
      <nav aria-label={t('footer.label')} className={styles.pages}>
        {pages.map((page) => (
          <Link key={page} href={paths[page]}>
            {t(`footer.${page}`)}
          </Link>
        ))}
      </nav>
      <p className={styles.rights}>{t('footer.rights', { year: plain(new Date().getFullYear()), store })}</p>
    </footer>
  );
}

/** The store's own pages elsewhere, as far as it has any. */
function SocialLinks() {
  const { t } = useTranslation('common');
  const { social } = useStoreSetting().contact;
  const networks = SOCIAL_NETWORKS.filter((network) => social[network]);
  if (networks.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t('footer.social')}>
      {networks.map((network) => (
        <li key={network}>
          <a className={styles.link} href={social[network]} rel="me noopener" target="_blank">
            {t(`social.${network}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
