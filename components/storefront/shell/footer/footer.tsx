import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/actions/link';
import { useStoreSetting } from '@/context/store-setting-context';
import { choicesRequest } from '@/lib/browser/measurement/choices-request';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { foreignTo, localPath, localized, type Locale } from '@/lib/domain/locale';
import { hasTools } from '@/lib/domain/measurement/has-tools';
import { offersWithdrawal } from '@/lib/domain/orders/returns/withdrawal-countries';
import type { MenuLink } from '@/lib/domain/store/menus';
import { SOCIAL_NETWORKS } from '@/lib/domain/store/store-setting';
import { env } from '@/lib/env';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';
import { ContactFacts } from './contact-facts';
import styles from './footer.module.css';

/** Loaded only by shops that have it. */
const FooterNewsletter = dynamic(() =>
  import('./footer-newsletter').then((module) => module.FooterNewsletter),
);

/** Another origin, so that no store's page can read or change what is written there. */
const reportAddress = (store: string, locale: Locale): string =>
  `${env.siteUrl}${localPath(paths.reportStore, locale)}?store=${encodeURIComponent(store)}`;

const PAGES = ['aboutUs', 'contactUs', 'withdrawal', 'privacyPolicy', 'terms'] as const;

export function Footer({ categories }: { categories: readonly ListedCategory[] }) {
  const { t } = useTranslation('common');
  const { locale, plain } = useFormats();
  const setting = useStoreSetting();
  const store = localized(setting.name, locale);
  const { footer } = setting.menus;
  const columns = footer.filter(({ items }) => items.length > 0);
  const single = footer.filter(({ items }) => items.length === 0);
  const pages = PAGES.filter((page) => page !== 'withdrawal' || offersWithdrawal(setting));
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <p className={styles.store}>{store}</p>
          <p className={styles.muted}>{t('footer.about')}</p>
        </div>
        {columns.length > 0 ? (
          <div className={styles.menus}>
            {columns.map(({ label, link, items }, index) => (
              <FooterColumn
                key={index}
                id={`footer-${index}`}
                title={<span {...foreignTo(locale, label)}>{localized(label, locale)}</span>}
                links={[...(link ? [{ label, link }] : []), ...items]}
              />
            ))}
          </div>
        ) : (
          <FooterColumn
            id="footer-shop"
            title={t('footer.shop')}
            links={categories.map(({ slug, name }) => ({ label: name, link: paths.category(slug) }))}
          >
            <li>
              <Link href={paths.categories}>{t('shell.allCategories')}</Link>
            </li>
          </FooterColumn>
        )}
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className={styles.title}>
            {t('footer.contact')}
          </h2>
          <ContactFacts />
          <SocialLinks />
        </section>
      </div>
      {setting.look.footerNews && <FooterNewsletter />}
      <nav aria-label={t('footer.label')} className={styles.pages}>
        {single.map(({ label, link }, index) => (
          <Link key={index} href={link} {...foreignTo(locale, label)}>
            {localized(label, locale)}
          </Link>
        ))}
        {pages.map((page) => (
          <Link key={page} href={paths[page]}>
            {t(`footer.${page}`)}
          </Link>
        ))}
        {env.platformHost && (
          <a href={reportAddress(setting.storeId, locale)} rel="nofollow">
            {t('footer.report')}
          </a>
        )}
        {hasTools(setting.measurement) && (
          <button type="button" onClick={() => choicesRequest.set(true)}>
            {t('footer.measurement')}
          </button>
        )}
      </nav>
      <p className={styles.rights}>{t('footer.rights', { year: plain(new Date().getFullYear()), store })}</p>
    </footer>
  );
}

interface FooterColumnProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly links: readonly MenuLink[];
  /** Further entries after the links. */
  readonly children?: ReactNode;
}

function FooterColumn({ id, title, links, children }: FooterColumnProps) {
  const locale = useLocale();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {links.map(({ label, link }, index) => (
          <li key={index}>
            <Link href={link} {...foreignTo(locale, label)}>
              {localized(label, locale)}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

/** Links to the store's social profiles. */
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
