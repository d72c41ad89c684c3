import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { ProductGrid } from '@/components/storefront/catalogue/cards/product-grid';
import grid from '@/components/storefront/catalogue/cards/product-grid.module.css';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { VisuallyHidden } from '@/components/ui/text/visually-hidden';
import { useStoreId } from '@/context/use-store-id';
import type { FacetValue, ListFacets } from '@/lib/domain/catalogue/lists/list-facets';
import { PRODUCT_PAGE_SIZE } from '@/lib/domain/catalogue/lists/list-limits';
import type { ListQuery } from '@/lib/domain/catalogue/lists/list-query';
import type { ListSearch } from '@/lib/domain/catalogue/lists/list-search';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { summarize, type ProductSummary } from '@/lib/domain/catalogue/product-summary';
import { useMinute } from '@/lib/hooks/browser/use-minute';
import { useMissedSearch } from '@/lib/hooks/browser/use-counted-view';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useProductList } from './use-product-list';
import { Pager } from './pager';
import styles from './product-results.module.css';
import { useListRequest } from './use-list-request';

export interface ProductListProps {
  /** The first page of the unfiltered list, from the build. */
  readonly firstPage: {
    readonly products: readonly ProductSummary[];
    readonly count: number;
    /** Where the second page begins; empty when there is none. */
    readonly after: string;
  };
  readonly facets: ListFacets;
  readonly categories: readonly ListedCategory[];
  /** What the page lists without any filter. */
  readonly base: ListQuery;
  /** A category page's texts for search engines. */
  readonly search?: ListSearch;
}

interface ProductResultsProps extends Pick<ProductListProps, 'firstPage' | 'categories'> {
  readonly brands: readonly FacetValue[];
  readonly query: ListQuery;
  /** True if the query requests exactly the page that was built. */
  readonly isBuilt: boolean;
  readonly hrefWith: (change: Partial<ListQuery>) => { pathname: string; query: Record<string, string> };
  /** Undefined without active filters. */
  readonly onClear: (() => void) | undefined;
}

/** One row on a large screen. */
const POPULAR_SHOWN = 4;

export function ProductResults({
  firstPage,
  brands,
  categories,
  query,
  isBuilt,
  hrefWith,
  onClear,
}: ProductResultsProps) {
  const store = useStoreId();
  const { t } = useTranslation(['catalogue', 'common']);
  const locale = useLocale();
  const now = useMinute();
  const asked = useListRequest(categories, brands)(query);
  const { state, retry } = useProductList(store, isBuilt || asked.unknown ? null : asked.request);

  // Always at the same position, because screen readers announce only changes of an existing region.
  const results = (said: ReactNode, shown: ReactNode) => (
    <>
      <p role="status" className={styles.count}>
        {said}
      </p>
      {shown}
    </>
  );
  const nothing = (title: string, missed = '') =>
    results(
      <VisuallyHidden>{t('list.count', { count: 0 })}</VisuallyHidden>,
      <Nothing
        title={title}
        missed={missed}
        // An empty list without filters has none to remove.
        hint={t(isBuilt ? 'empty.soon' : 'empty.hint')}
        popular={firstPage.products.slice(0, POPULAR_SHOWN)}
        onClear={onClear}
      />,
    );
  if (asked.unknown) return nothing(t(`empty.${asked.unknown}`));
  if (!isBuilt && state.status === 'loading') return results(t('list.loading'), <GridSkeleton />);
  if (!isBuilt && state.status === 'failed')
    return results(
      null,
      <div className={styles.failed}>
        <Alert tone="error" title={t('list.failed')} />
        <Button variant="outline" onClick={retry}>
          {t('common:state.retry')}
        </Button>
      </div>,
    );
  const list =
    isBuilt || state.status !== 'ready'
      ? { ...firstPage, isExact: true }
      : { ...state, products: state.products.map((product) => summarize(product, locale, now)) };
  if (list.products.length === 0) return nothing(t('empty.products'), query.q);
  return results(
    t(list.isExact ? 'list.count' : 'list.countAtLeast', { count: list.count }),
    <>
      <ProductGrid products={list.products} first headingLevel="h2" />
      <Pager
        page={query.page}
        pages={pagesOf(list, query.page)}
        // The list knows only the next cursor; earlier ones come from this visit.
        hrefOf={(page) => hrefWith({ page, after: page > query.page ? list.after : '' })}
      />
    </>,
  );
}

/** With an inexact count there is one more page as long as this one is full. */
function pagesOf(
  list: { count: number; isExact: boolean; products: readonly unknown[] },
  page: number,
): number {
  const counted = Math.ceil(list.count / PRODUCT_PAGE_SIZE);
  if (list.isExact) return counted;
  return Math.max(counted, list.products.length === PRODUCT_PAGE_SIZE ? page + 1 : page);
}

interface NothingProps {
  readonly title: string;
  /** The search words, which the store's staff see among failed searches. */
  readonly missed: string;
  readonly hint: string;
  readonly popular: readonly ProductSummary[];
  readonly onClear: (() => void) | undefined;
}

/** Says that nothing was found, and offers the whole list and its first boards. */
function Nothing({ title, missed, hint, popular, onClear }: NothingProps) {
  const { t } = useTranslation('catalogue');
  useMissedSearch(missed);
  return (
    <>
      <EmptyState title={title} description={hint}>
        {onClear && (
          <Button variant="outline" onClick={onClear}>
            {t('list.showAll')}
          </Button>
        )}
      </EmptyState>
      {popular.length > 0 && (
        <section aria-labelledby="popular" className={styles.popular}>
          <h2 id="popular" className={styles.heading}>
            {t('empty.popular')}
          </h2>
          <ProductGrid products={popular} first excerpt />
        </section>
      )}
    </>
  );
}

/** A number that fills rows of two, three and four. */
const CARDS = Array.from({ length: 12 }, (_, index) => index);

const GridSkeleton = () => (
  <div aria-hidden className={grid.grid}>
    {CARDS.map((card) => (
      <div key={card} className={styles.card}>
        <Skeleton aspectRatio="4 / 5" />
        <Skeleton width="80%" height="1.25rem" />
        <Skeleton width="40%" height="1rem" />
      </div>
    ))}
  </div>
);
