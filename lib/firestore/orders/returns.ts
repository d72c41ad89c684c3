import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import type { ReturnState } from '@/lib/domain/orders/returns/return';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { INBOX_PAGE_SIZE } from '@/lib/firestore/inbox';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';
import { newestPage, type NewestCursor } from '@/lib/firestore/logs/newest-page';

/** A page of the orders with a return in this state, the newest orders first, live. */
export const watchReturns = (
  store: StoreId,
  state: ReturnState,
  after: NewestCursor | null,
  onNext: (orders: Order[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    (sdk, db) => {
      const { collection, query, where } = sdk;
      const orders = collection(db, collections.orders(store));
      const asked = query(orders, where('returnStates', 'array-contains', state));
      return newestPage(sdk, asked, after, { size: INBOX_PAGE_SIZE });
    },
    parseOrder,
    onNext,
    onError,
  );
