import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseOrderNote, type OrderNote } from '@/lib/domain/orders/order-note';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';

const NOTES_LIMIT = 50;

/** What the store's people wrote about an order, newest first, live; for them alone. */
export function watchOrderNotes(
  store: StoreId,
  orderId: string,
  onNext: (notes: OrderNote[]) => void,
  onError: OnError,
): Stop {
  return watchQuery(
    ({ collection, limit, orderBy, query }, db) =>
      query(
        collection(db, collections.orderNotes(store, orderId)),
        orderBy('at', 'desc'),
        limit(NOTES_LIMIT),
      ),
    parseOrderNote,
    onNext,
    onError,
  );
}
