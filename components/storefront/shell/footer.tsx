import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Category } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/use-locale';
import { paths } from '@/lib/paths';
import styles from './footer.module.css';

export function Footer({ categories }: { categories: readonly Category[] }) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const { name } = useStoreSetting();
  const store = localized(name, locale);
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
                <Link href={{ pathname: paths.products, query: { category: slug } }} prefetch={false}>
                  {localized(category, locale)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ContactInfo />
      </div>
      <p className={styles.rights}>{t('footer.rights', { year: new Date().getFullYear(), store })}</p>
    </footer>
  );
}

function ContactInfo() {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const { contact } = useStoreSetting();
  const address = localized(contact.address, locale);
  return (
    <section aria-labelledby="footer-contact">
      <h2 id="footer-contact" className={styles.title}>
        {t('footer.contact')}
      </h2>
      <ul className={styles.list}>
        {contact.email && (
          <li>
            <Icon name="mail" size={18} />
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </li>
        )}
        {contact.phone && (
          <li>
            <Icon name="phone" size={18} />
            <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`} dir="ltr">
              {contact.phone}
            </a>
          </li>
        )}
        {address && (
          <li>
            <Icon name="pin" size={18} />
            <span>{address}</span>
          </li>
        )}
        <li>
          <Icon name="clock" size={18} />
          <span>{localized(contact.hours, locale) || t('footer.hours')}</span>
        </li>
      </ul>
    </section>
  );
}
