import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import type { ReturnState } from '@/lib/domain/orders/returns/return';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';

/** As many orders as a list of returns shows: the latest. */
const RETURNS_LIMIT = 50;

/** The latest orders with a return in this state, live. */
export const watchReturns = (
  store: StoreId,
  state: ReturnState,
  onNext: (orders: Order[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    ({ collection, limit, orderBy, query, where }, db) =>
      query(
        collection(db, collections.orders(store)),
        where('returnStates', 'array-contains', state),
        orderBy('createdAt', 'desc'),
        limit(RETURNS_LIMIT),
      ),
    parseOrder,
    onNext,
    onError,
  );
