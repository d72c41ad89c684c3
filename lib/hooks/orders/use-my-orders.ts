import type { StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { watchMyOrders } from '@/lib/firestore/orders/orders';
import { useListener, type ListenerState } from '@/lib/hooks/use-listener';

/** The latest orders of `uid`, newest first, live; loading while `uid` is null. */
export const useMyOrders = (store: StoreId, uid: string | null): ListenerState<Order[]> =>
  useListener(uid && `${store}/${uid}`, (onNext, onError) =>
    watchMyOrders(store, uid ?? '', onNext, onError),
  );
