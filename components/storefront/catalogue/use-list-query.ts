import { useRouter } from 'next/router';
import { useCallback, useEffect, useMemo } from 'react';
import { changed, parseListQuery, toQuery, type ListQuery } from '@/lib/domain/catalogue/list-query';

interface ListAddress {
  readonly query: ListQuery;
  /** The same list with a change, as a link's `href`. */
  readonly hrefWith: (change: Partial<ListQuery>) => { pathname: string; query: Record<string, string> };
  /** Goes to the changed list and stays where the page is scrolled to. */
  readonly change: (change: Partial<ListQuery>) => void;
  readonly clear: () => void;
}

/** Runs before the list is painted, when the address narrows it; `useListQuery` shows it again once it knows how. */
export const HIDE_WHILE_NARROWED = "if(location.search)document.documentElement.dataset.narrowed=''";

/** The product list that the address describes; the address is its only state. */
export function useListQuery(): ListAddress {
  const router = useRouter();
  const { pathname, isReady } = router;

  useEffect(() => {
    if (isReady) delete document.documentElement.dataset.narrowed;
  }, [isReady]);

  const query = useMemo(() => parseListQuery(router.query), [router.query]);
  const hrefWith = useCallback(
    (change: Partial<ListQuery>) => ({ pathname, query: toQuery(changed(query, change)) }),
    [pathname, query],
  );
  const goTo = (href: ReturnType<typeof hrefWith>) =>
    void router.push(href, undefined, { shallow: true, scroll: false });
  return {
    query,
    hrefWith,
    change: (change) => goTo(hrefWith(change)),
    clear: () => goTo({ pathname, query: {} }),
  };
}
