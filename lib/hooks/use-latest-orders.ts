import { useEffect, useState } from 'react';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import type { StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { watchLatestOrders } from '@/lib/firestore/orders';

export type LatestOrders =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly orders: readonly Order[] }
  | { readonly status: 'failed'; readonly code: ErrorCode };

/** The store's latest orders, newest first, live. For its admins; anyone else gets `failed` with `not-allowed`. */
export function useLatestOrders(store: StoreId): LatestOrders {
  const [state, setState] = useState<LatestOrders>({ status: 'loading' });
  useEffect(
    () =>
      watchLatestOrders(
        store,
        (orders) => setState({ status: 'ready', orders }),
        (code) => setState((before) => (before.status === 'ready' ? before : { status: 'failed', code })),
      ),
    [store],
  );
  return state;
}
