import type { StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { watchMyOrders } from '@/lib/firestore/orders';
import { useLive, type Live } from '@/lib/hooks/use-live';

/** The latest orders of `uid`, newest first, live; loading while nobody is known. */
export const useMyOrders = (store: StoreId, uid: string | null): Live<Order[]> =>
  useLive(uid && `${store}/${uid}`, (onNext, onError) => watchMyOrders(store, uid ?? '', onNext, onError));
