import type { StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { watchOrder } from '@/lib/firestore/orders/orders';
import { useListener, type ListenerState } from '@/lib/hooks/use-listener';

/** One order, live, for the signed-in user `uid`; loading while either is unknown (null). */
export const useLiveOrder = (
  store: StoreId,
  orderId: string | null,
  uid: string | null,
): ListenerState<Order> =>
  useListener(uid && orderId && `${store}/${orderId}/${uid}`, (onNext, onError) =>
    watchOrder(store, orderId ?? '', onNext, onError),
  );
