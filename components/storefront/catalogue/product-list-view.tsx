import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { Select } from '@/components/ui/select';
import { SORTS, type Category, type Sort } from '@/lib/domain/catalogue/product';
import type { ProductSummary } from '@/lib/domain/catalogue/product-summary';
import { isFiltered, type ListQuery } from '@/lib/domain/catalogue/list-query';
import { localized } from '@/lib/domain/locale';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { useLocale } from '@/lib/hooks/use-locale';
import { recipe } from '@/theme/recipe';
import { FilterBar } from './filter-bar';
import styles from './product-list-view.module.css';
import { ProductResults } from './product-results';
import { HIDE_WHILE_NARROWED, useListQuery } from './use-list-query';

export interface ProductListProps {
  /** The first page of the whole list, as the page was built. */
  readonly firstPage: { readonly products: readonly ProductSummary[]; readonly count: number };
  readonly categories: readonly Category[];
  /** What the page lists as long as nothing is chosen. */
  readonly base: ListQuery;
}

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
  categories,
  base,
  title,
  description,
  breadcrumb,
  children,
}: ProductListViewProps) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const isFromServer = !useHydrated();
  const { query, isBuilt, hrefWith, change, clear } = useListQuery(base);
  const group = categories.find(({ slug }) => slug === (query.sub || query.category));
  const heading = query.q
    ? t('list.titleSearch', { query: query.q })
    : group
      ? localized(group.name, locale)
      : (title ?? t('list.title'));
  return (
    <>
      <StorefrontHead
        page={heading}
        {...(description && { description })}
        noIndex={isFiltered(query, base)}
      />
      {breadcrumb}
      <h1 className={recipe('heading', { size: '4xl', className: styles.heading })}>{heading}</h1>
      {children}
      <div className={styles.controls}>
        <FilterBar
          categories={categories}
          query={query}
          canClear={!isBuilt || base.category !== ''}
          onChange={change}
          onClear={clear}
        />
        <label className={styles.sort}>
          <span>{t('sort.label')}</span>
          <Select
            look="plain"
            value={query.sort}
            onChange={({ target }) => change({ sort: target.value as Sort })}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sort.${sort}`)}
              </option>
            ))}
          </Select>
        </label>
      </div>
      {isFromServer && <script dangerouslySetInnerHTML={{ __html: HIDE_WHILE_NARROWED }} />}
      <div className={styles.results}>
        <ProductResults
          firstPage={firstPage}
          categories={categories}
          query={query}
          isBuilt={isBuilt}
          hrefOf={(page) => hrefWith({ page })}
          onClear={clear}
        />
      </div>
    </>
  );
}
