import type { StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { watchOrder } from '@/lib/firestore/orders';
import { useLive, type Live } from '@/lib/hooks/use-live';

/** One order, live, for the signed-in user `uid`; while either is unknown (null) it is loading. */
export const useLiveOrder = (store: StoreId, orderId: string | null, uid: string | null): Live<Order> =>
  useLive(uid && orderId && `${store}/${orderId}/${uid}`, (onNext, onError) =>
    watchOrder(store, orderId ?? '', onNext, onError),
  );
