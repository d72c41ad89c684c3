import { useCallback, useEffect, useState } from 'react';
import { onRetrySignal } from '@/lib/browser/retry-signal';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import type { StoreId } from '@/lib/domain/ids';
import { readList } from '@/lib/firestore/catalogue/lists';
import type { ListPage, ListRequest } from '@/lib/firestore/catalogue/product-list';

export type ProductListState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' } & ListPage)
  | { readonly status: 'failed'; readonly code: ErrorCode };

/** Lists of this visit, so that Back shows the list and its scroll position at once; they are revalidated. */
const seenPages = new Map<string, ListPage>();
const MAX_SEEN_PAGES = 20;

/** The page of a list that `request` describes; null requests nothing. A failed read is retried when the network is back. */
export function useProductList(
  store: StoreId,
  request: ListRequest | null,
): { readonly state: ProductListState; readonly retry: () => void } {
  const key = request && JSON.stringify(request);
  const [answer, setAnswer] = useState<{ key: string; state: ProductListState } | null>(null);
  const [attempt, setAttempt] = useState(0);

  const retry = useCallback(() => {
    setAnswer(null);
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    if (!key) return;
    let left = false;
    let stopWaiting = () => {};
    void readList(store, JSON.parse(key) as ListRequest).then((page) => {
      if (page.ok) remember(key, page.value);
      if (left) return;
      if (!page.ok) stopWaiting = onRetrySignal(retry);
      // Without a network, the cached list stays.
      if (!page.ok && page.error.code === 'try-again' && seenPages.has(key)) return;
      setAnswer({
        key,
        state: page.ok ? { status: 'ready', ...page.value } : { status: 'failed', code: page.error.code },
      });
    });
    return () => {
      left = true;
      stopWaiting();
    };
  }, [store, key, attempt, retry]);

  const seen = key ? seenPages.get(key) : undefined;
  const before: ProductListState = seen ? { status: 'ready', ...seen } : { status: 'loading' };
  return { state: answer && answer.key === key ? answer.state : before, retry };
}

function remember(key: string, page: ListPage): void {
  seenPages.delete(key);
  seenPages.set(key, page);
  const [oldest] = seenPages.keys();
  if (seenPages.size > MAX_SEEN_PAGES && oldest !== undefined) seenPages.delete(oldest);
}
