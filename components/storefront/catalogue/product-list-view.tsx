import { useTranslation } from 'next-i18next/pages';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { Select } from '@/components/ui/select';
import { SORTS, type Category, type Sort } from '@/lib/domain/catalogue/product';
import type { ProductSummary } from '@/lib/domain/catalogue/product-summary';
import { isFiltered } from '@/lib/domain/catalogue/list-query';
import { localized } from '@/lib/domain/locale';
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
}

export function ProductListView({ firstPage, categories }: ProductListProps) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const { query, hrefWith, change, clear } = useListQuery();
  const group = categories.find(({ slug }) => slug === (query.sub || query.category));
  const heading = query.q
    ? t('list.titleSearch', { query: query.q })
    : group
      ? localized(group.name, locale)
      : t('list.title');
  return (
    <>
      <StorefrontHead page={heading} noIndex={isFiltered(query) && !group} />
      <h1 className={recipe('heading', { size: '4xl', className: styles.heading })}>{heading}</h1>
      <div className={styles.controls}>
        <FilterBar categories={categories} query={query} onChange={change} onClear={clear} />
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
      <script dangerouslySetInnerHTML={{ __html: HIDE_WHILE_NARROWED }} />
      <div className={styles.results}>
        <ProductResults
          firstPage={firstPage}
          categories={categories}
          query={query}
          hrefOf={(page) => hrefWith({ page })}
          onClear={clear}
        />
      </div>
    </>
  );
}
