import type { StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { watchLatestPlaced } from '@/lib/firestore/orders/orders';
import { useListener, type ListenerState } from '@/lib/hooks/use-listener';

/** Listens to the store's latest placed orders. For its admins only; others get `failed` with `not-allowed`. */
export const useLatestPlaced = (store: StoreId): ListenerState<Order[]> =>
  useListener(store, (onNext, onError) => watchLatestPlaced(store, onNext, onError));
