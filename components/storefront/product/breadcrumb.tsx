import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/paths';
import styles from './breadcrumb.module.css';

/** A step on the way to a page, as a category and its address. */
export interface Crumb {
  readonly name: string;
  readonly href: string;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('catalogue');
  return (
    <nav aria-label={t('product.breadcrumb')} className={styles.nav}>
      <ol className={styles.list}>
        <li>
          <Link href={paths.products}>{t('list.title')}</Link>
        </li>
        {crumbs.map(({ name, href }) => (
          <li key={href}>
            <Icon name="chevron-end" size={14} />
            <Link href={href} prefetch={false}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
