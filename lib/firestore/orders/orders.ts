import { collections } from '@/lib/domain/collections';
import type { Customer } from '@/lib/domain/customers/customer';
import type { StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import {
  watchDocument,
  watchQuery,
  watchWholeQuery,
  type OnError,
  type Stop,
} from '@/lib/firestore/listeners';

/** How many of one person's orders are listened to. */
const ORDERS_OF_ONE_LIMIT = 50;
/** Every page of the admin listens to them, so they are few. */
const LATEST_PLACED_LIMIT = 8;

/** One order, live; for its shopper and the store's staff. */
export function watchOrder(
  store: StoreId,
  orderId: string,
  onNext: (order: Order | null) => void,
  onError: OnError,
): Stop {
  return watchDocument(collections.order(store, orderId), parseOrder, onNext, onError);
}

/** The shopper's latest orders, newest first, live. */
export const watchMyOrders = (
  store: StoreId,
  uid: string,
  onNext: (orders: Order[]) => void,
  onError: OnError,
): Stop => watchOrdersOf(store, 'uid', [uid], onNext, onError);

/** The latest orders of one of the store's customers, newest first, live. */
export const watchCustomerOrders = (
  store: StoreId,
  { id, duplicates }: Pick<Customer, 'id' | 'duplicates'>,
  onNext: (orders: Order[]) => void,
  onError: OnError,
): Stop => watchOrdersOf(store, 'customerId', [id, ...duplicates], onNext, onError);

function watchOrdersOf(
  store: StoreId,
  field: 'uid' | 'customerId',
  ids: readonly string[],
  onNext: (orders: Order[]) => void,
  onError: OnError,
): Stop {
  return watchQuery(
    ({ collection, limit, orderBy, query, where }, db) =>
      query(
        collection(db, collections.orders(store)),
        ids.length === 1 ? where(field, '==', ids[0]) : where(field, 'in', ids),
        orderBy('createdAt', 'desc'),
        limit(ORDERS_OF_ONE_LIMIT),
      ),
    parseOrder,
    onNext,
    onError,
  );
}

/** The store's latest orders for its admins, newest first, live, at most `size`. */
export const watchLatestOrders = (
  store: StoreId,
  size: number,
  onNext: (orders: Order[]) => void,
  onError: OnError,
): Stop => watchLatest(store, 'createdAt', size, onNext, onError);

/**
 * Listens to the orders that the store was last notified of, for its staff. A card order counts once it is paid. Older orders
 * without this stored time are missing.
 */
export const watchLatestPlaced = (
  store: StoreId,
  onNext: (orders: Order[]) => void,
  onError: OnError,
): Stop => watchLatest(store, 'placedAt', LATEST_PLACED_LIMIT, onNext, onError);

function watchLatest(
  store: StoreId,
  time: 'createdAt' | 'placedAt',
  size: number,
  onNext: (orders: Order[]) => void,
  onError: OnError,
): Stop {
  return watchWholeQuery(
    ({ collection, limit, orderBy, query }, db) =>
      query(collection(db, collections.orders(store)), orderBy(time, 'desc'), limit(size)),
    parseOrder,
    onNext,
    onError,
  );
}
