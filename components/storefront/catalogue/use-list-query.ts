import { useRouter } from 'next/router';
import { useCallback, useMemo, useState } from 'react';
import {
  changed,
  isUnchanged,
  parseListQuery,
  toQuery,
  type ListQuery,
} from '@/lib/domain/catalogue/list-query';
import { paths } from '@/lib/paths';

interface ListHref {
  readonly pathname: string;
  readonly query: Record<string, string>;
}

interface ListAddress {
  readonly query: ListQuery;
  /** The address asks for exactly the page that was built. */
  readonly isBuilt: boolean;
  /** The same list with a change, as a link's `href`. */
  readonly hrefWith: (change: Partial<ListQuery>) => ListHref;
  /** Goes to the changed list and stays where the page is scrolled to. */
  readonly change: (change: Partial<ListQuery>) => void;
  readonly clear: () => void;
}

/** The product list that the address describes, on a page that lists `base` by itself; the address is its only state. */
export function useListQuery(base: ListQuery): ListAddress {
  const router = useRouter();
  const { pathname: route } = router;

  const address = useMemo(() => parseListQuery(router.query, base), [router.query, base]);
  // A choice shows at once; the address follows a moment later.
  const [chosen, setChosen] = useState<{ at: ListQuery; query: ListQuery } | null>(null);
  const pending = chosen?.at === address ? chosen.query : null;
  const query = pending ?? address;
  const hrefWith = useCallback(
    (change: Partial<ListQuery>) => hrefOf(changed(query, change), base, route),
    [query, base, route],
  );
  const here = hrefOf(address, base, route);
  const goTo = (href: ListHref, next: ListQuery) => {
    // Back must lead to another list, never to the same once more.
    if (!pending && JSON.stringify(href) === JSON.stringify(here)) return;
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

/** A category's page leaves its categories in the path, so another category is another page. */
function hrefOf(query: ListQuery, base: ListQuery, route: string): ListHref {
  if (!base.category) return { pathname: route, query: toQuery(query, base) };
  const { category, sub } = query;
  return {
    pathname: category ? paths.category(category, sub) : paths.products,
    query: toQuery(query, { ...base, category, sub }),
  };
}
