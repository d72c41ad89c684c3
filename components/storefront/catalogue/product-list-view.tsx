import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useRouter } from 'next/router';
import { ListControls } from '@/components/storefront/catalogue/filters/list-controls';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { PartBoundary } from '@/components/ui/feedback/failure-boundary';
import { track } from '@/lib/browser/measurement/track';
import { findGroups } from '@/lib/domain/catalogue/groups/find-groups';
import {
  isFiltered,
  changed,
  isUnchanged,
  parseListQuery,
  toQuery,
  type ListQuery,
} from '@/lib/domain/catalogue/lists/list-query';
import { isSame } from '@/lib/domain/is-same';
import { foreignTo, localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';
import { reportFailure } from '@/lib/telemetry/report-failure';
import { recipe } from '@/theme/recipe';
import { usePage } from '@/lib/hooks/browser/use-page';
import styles from './product-list-view.module.css';
import { ProductResults, type ProductListProps } from './product-results';

interface ProductListViewProps extends ProductListProps {
  /** The built page's heading; 'All boards' by default. */
  readonly title?: string;
  readonly description?: string;
  /** Content above and below the heading: the path to this page, and links onward. */
  readonly breadcrumb?: ReactNode;
  readonly children?: ReactNode;
}

export function ProductListView({
  firstPage,
  facets,
  categories,
  base,
  search,
  title,
  description = search?.description,
  breadcrumb,
  children,
}: ProductListViewProps) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const { query, isBuilt, hrefWith, change, clear } = useListQuery(base);
  const { q } = query;
  useEffect(() => {
    if (q) track({ name: 'search', words: q });
  }, [q]);
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
        page={(!query.q && search?.title) || heading}
        {...(description && { description })}
        image={search?.image}
        {...(search && { paths: search.paths })}
        noIndex={isFiltered(query, base)}
      />
      {breadcrumb}
      <h1 className={recipe('heading', { size: '4xl', className: styles.heading })}>
        <bdi {...foreign}>{heading}</bdi>
      </h1>
      {children}
      <PartBoundary part="filters" onFailure={reportFailure}>
        <ListControls
          categories={categories}
          facets={facets}
          query={query}
          base={base}
          count={firstPage.count}
          onChange={change}
          onClear={onClear}
        />
      </PartBoundary>
      <PartBoundary part="results" onFailure={reportFailure}>
        <ProductResults
          firstPage={firstPage}
          brands={facets.brand}
          categories={categories}
          query={query}
          isBuilt={isBuilt}
          hrefWith={hrefWith}
          onClear={onClear}
        />
      </PartBoundary>
    </>
  );
}

interface ListHref {
  readonly pathname: string;
  readonly query: Record<string, string>;
}

interface ListAddress {
  readonly query: ListQuery;
  /** True if the address requests exactly the page that was built. */
  readonly isBuilt: boolean;
  /** The same list with a change, as a link's `href`. */
  readonly hrefWith: (change: Partial<ListQuery>) => ListHref;
  /** Goes to the changed list and keeps the scroll position. */
  readonly change: (change: Partial<ListQuery>) => void;
  readonly clear: () => void;
}

/** The product list in the address, on a page that lists `base` by default; the address is the only state. */
function useListQuery(base: ListQuery): ListAddress {
  const router = useRouter();
  const route = usePage();

  const address = useMemo(() => parseListQuery(router.query, base), [router.query, base]);
  // Shows a choice at once; the address changes a moment later.
  const [chosen, setChosen] = useState<{ at: ListQuery; query: ListQuery } | null>(null);
  const pending = chosen?.at === address ? chosen.query : null;
  const query = pending ?? address;
  const hrefWith = useCallback(
    (change: Partial<ListQuery>) => hrefOf(changed(query, change), base, route),
    [query, base, route],
  );
  const here = hrefOf(address, base, route);
  const goTo = (href: ListHref, next: ListQuery) => {
    // Avoids a duplicate history entry, so that Back always shows another list.
    if (!pending && isSame(href, here)) return;
    setChosen({ at: address, query: next });
    void router.push(href, undefined, { shallow: href.pathname === here.pathname, scroll: false });
  };
  return {
    query,
    isBuilt: isUnchanged(query, base),
    hrefWith,
    change: (change) => goTo(hrefWith(change), changed(query, change)),
    clear: () => goTo({ pathname: base.category ? paths.products : route, query: {} }, base),
  };
}

/** On a category's page the categories are part of the path, so another category is another page. */
function hrefOf(query: ListQuery, base: ListQuery, route: string): ListHref {
  if (!base.category) return { pathname: route, query: toQuery(query, base) };
  const { category, sub } = query;
  return {
    pathname: category ? paths.category(category, sub) : paths.products,
    query: toQuery(query, { ...base, category, sub }),
  };
}
