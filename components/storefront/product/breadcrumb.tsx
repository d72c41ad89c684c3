import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/paths';
import styles from './breadcrumb.module.css';

/** A step on the way to the product: a category or sub-category and where its list is. */
export interface Crumb {
  readonly name: string;
  readonly query: Record<string, string>;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('catalogue');
  return (
    <nav aria-label={t('product.breadcrumb')} className={styles.nav}>
      <ol className={styles.list}>
        <li>
          <Link href={paths.products}>{t('list.title')}</Link>
        </li>
        {crumbs.map(({ name, query }) => (
          <li key={name}>
            <Icon name="chevron-end" size={14} />
            <Link href={{ pathname: paths.products, query }} prefetch={false}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
