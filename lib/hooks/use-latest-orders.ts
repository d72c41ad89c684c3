import type { StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { watchLatestOrders } from '@/lib/firestore/orders';
import { useLive, type Live } from '@/lib/hooks/use-live';

/** The store's latest orders, at most `size`, newest first, live. For its admins; anyone else gets `failed` with `not-allowed`. */
export const useLatestOrders = (store: StoreId, size: number): Live<Order[]> =>
  useLive(`${store} ${size}`, (onNext, onError) => watchLatestOrders(store, size, onNext, onError));
