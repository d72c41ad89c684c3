import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { isFiltered } from '@/lib/domain/catalogue/list-query';
import { findGroups } from '@/lib/domain/catalogue/find-groups';
import { foreignTo, localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/use-locale';
import { recipe } from '@/theme/recipe';
import { ListControls } from './list-controls';
import styles from './product-list-view.module.css';
import { ProductResults, type ProductListProps } from './product-results';
import { useListQuery } from './use-list-query';

interface ProductListViewProps extends ProductListProps {
  /** The heading of the list as it was built; 'All boards' otherwise. */
  readonly title?: string;
  readonly description?: string;
  /** Above and below the heading: the way here, and ways to go on. */
  readonly breadcrumb?: ReactNode;
  readonly children?: ReactNode;
}

export function ProductListView({
  firstPage,
  facets,
  categories,
  base,
  title,
  description,
  breadcrumb,
  children,
}: ProductListViewProps) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const { query, isBuilt, hrefWith, change, clear } = useListQuery(base);
  const { category, sub } = findGroups(categories, query);
  const group = query.sub ? sub : category;
  const onClear = !isBuilt || base.category !== '' ? clear : undefined;
  const heading = query.q
    ? t('list.titleSearch', { query: query.q })
    : group
      ? localized(group.name, locale)
      : (title ?? t('list.title'));
  const foreign = group && !query.q ? foreignTo(locale, group.name) : {};
  return (
    <>
      <StorefrontHead
        page={heading}
        {...(description && { description })}
        noIndex={isFiltered(query, base)}
      />
      {breadcrumb}
      <h1 className={recipe('heading', { size: '4xl', className: styles.heading })}>
        <bdi {...foreign}>{heading}</bdi>
      </h1>
      {children}
      <ListControls
        categories={categories}
        facets={facets}
        query={query}
        base={base}
        count={firstPage.count}
        onChange={change}
        onClear={onClear}
      />
      <ProductResults
        firstPage={firstPage}
        brands={facets.brand}
        categories={categories}
        query={query}
        isBuilt={isBuilt}
        hrefWith={hrefWith}
        onClear={onClear}
      />
    </>
  );
}
