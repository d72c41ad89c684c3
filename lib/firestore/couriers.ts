import { collections } from '@/lib/domain/collections';
import { parseCourierBooks, type CourierBooks } from '@/lib/domain/couriers/courier-books';
import { parseSettlement, type Settlement } from '@/lib/domain/couriers/settlement';
import type { StoreId } from '@/lib/domain/ids';
import type { CurrencyCode } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { watchDocument, watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';

/** The bound of firestore.rules on one list. */
export const DUE_LIMIT = 100;
/** Bound on payouts and reversals. */
const SETTLEMENTS_LIMIT = 50;

/** Orders of one currency whose cash a courier holds, live: the oldest `DUE_LIMIT`. */
export const watchDueOrders = (
  store: StoreId,
  currency: CurrencyCode,
  onNext: (orders: Order[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    ({ collection, limit, orderBy, query, where }, db) =>
      query(
        collection(db, collections.orders(store)),
        where('currency', '==', currency),
        where('cashDueAt', '!=', null),
        orderBy('cashDueAt'),
        limit(DUE_LIMIT),
      ),
    parseOrder,
    onNext,
    onError,
  );

/** The latest payouts and reversals, live. */
export const watchSettlements = (
  store: StoreId,
  onNext: (settlements: Settlement[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    ({ collection, limit, orderBy, query }, db) =>
      query(collection(db, collections.settlements(store)), orderBy('at', 'desc'), limit(SETTLEMENTS_LIMIT)),
    parseSettlement,
    onNext,
    onError,
  );

/** The cash that couriers hold, by currency, live; null before any was counted. */
export const watchCourierBooks = (
  store: StoreId,
  onNext: (books: CourierBooks | null) => void,
  onError: OnError,
): Stop =>
  watchDocument(collections.courierBooks(store), (_, data) => parseCourierBooks(data), onNext, onError);
