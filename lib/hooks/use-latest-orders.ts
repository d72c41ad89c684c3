import type { StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { watchLatestOrders } from '@/lib/firestore/orders';
import { useLive, type Live } from '@/lib/hooks/use-live';

/** The store's latest orders, newest first, live. For its admins; anyone else gets `failed` with `not-allowed`. */
export const useLatestOrders = (store: StoreId): Live<Order[]> =>
  useLive(store, (onNext, onError) => watchLatestOrders(store, onNext, onError));
