import type { DocumentData, Firestore, Query, QueryConstraint } from 'firebase/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderCursor, OrderFilter, OrderSort } from '@/lib/domain/orders/lists/order-list-query';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { count, fieldsOf } from '@/lib/domain/parse/fields';
import { ok, type Result } from '@/lib/domain/result';
import { readWithFullSdk, watchQuery, type OnError, type Sdk, type Stop } from '@/lib/firestore/listeners';
import { parseAll } from '@/lib/firestore/parse-all';

export const ORDER_PAGE_SIZE = 20;

/** Higher counts are shown as "that many or more", because firestore.rules stop a count at a hundred. */
export const MOST_COUNTED = 99;

const BY_DATE = ['createdAt'] as const;
const BY_TOTAL = ['baseTotal', 'createdAt'] as const;
const SORTS = {
  newest: [BY_DATE, 'desc'],
  oldest: [BY_DATE, 'asc'],
  highest: [BY_TOTAL, 'desc'],
  lowest: [BY_TOTAL, 'asc'],
} as const;

export interface ListedOrder {
  readonly order: Order;
  readonly cursor: OrderCursor;
}

/** Position of a page: at the beginning, after an order, or before one. */
export type OrderPlace = { readonly after?: OrderCursor | null; readonly before?: OrderCursor | null };

/** Listens to a page of the store's orders, with one more than is shown, which tells whether others follow. */
export function watchOrderPage(
  store: StoreId,
  filter: OrderFilter,
  sort: OrderSort,
  { after, before }: OrderPlace,
  onNext: (orders: ListedOrder[]) => void,
  onError: OnError,
): Stop {
  return watchQuery(
    (sdk, db) => {
      const place = before
        ? [sdk.endBefore(...cursorValues(sdk, before)), sdk.limitToLast(ORDER_PAGE_SIZE + 1)]
        : [...startOf(sdk, after), sdk.limit(ORDER_PAGE_SIZE + 1)];
      return orders(sdk, db, store, filter, [...sortOf(sdk, sort), ...place]);
    },
    (id, data) => parseListed(id, data, sort),
    onNext,
    onError,
  );
}

/** Up to `size` (at most 100) orders after `after`, read once. */
export function readOrders(
  store: StoreId,
  filter: OrderFilter,
  sort: OrderSort,
  after: OrderCursor | null,
  size: number,
): Promise<Result<ListedOrder[]>> {
  return readWithFullSdk(async (sdk, db) => {
    const constraints = [...sortOf(sdk, sort), ...startOf(sdk, after), sdk.limit(size)];
    const { docs } = await sdk.getDocs(orders(sdk, db, store, filter, constraints));
    return parseAll(docs, (id, data) => parseListed(id, data, sort));
  });
}

/** How many orders the filter finds, `MOST_COUNTED` + 1 for more; no order is read. */
export async function countOrders(store: StoreId, filter: OrderFilter): Promise<Result<number>> {
  if (filter.tokens?.length === 0) return ok(0);
  return readWithFullSdk(async (sdk, db) => {
    const bounded = orders(sdk, db, store, filter, [sdk.limit(MOST_COUNTED + 1)]);
    return (await sdk.getCountFromServer(bounded)).data().count;
  });
}

/** These orders, in the order of `ids`; deleted ones are left out. */
export function readOrdersById(store: StoreId, ids: readonly string[]): Promise<Result<Order[]>> {
  return readWithFullSdk(async (sdk, db) => {
    const found = await Promise.all(ids.map((id) => sdk.getDoc(sdk.doc(db, collections.order(store, id)))));
    return found.flatMap((snapshot) => (snapshot.exists() ? [parseOrder(snapshot.id, snapshot.data())] : []));
  });
}

function orders(
  sdk: Sdk,
  db: Firestore,
  store: StoreId,
  { status, payment, method, confirmation, part, origin, since, until, tokens }: OrderFilter,
  more: readonly QueryConstraint[],
): Query {
  const { collection, query, Timestamp, where } = sdk;
  return query(
    collection(db, collections.orders(store)),
    ...(status ? [where('status', '==', status)] : []),
    ...(payment ? [where('paymentStatus', '==', payment)] : []),
    ...(method ? [where('paymentMethod', '==', method)] : []),
    ...(confirmation ? [where('confirmation.state', '==', confirmation)] : []),
    ...(part ? [where('part', '==', part)] : []),
    ...(origin ? [where('origin', '==', origin)] : []),
    ...(tokens ? [where('searchTokens', 'array-contains-any', tokens)] : []),
    ...(since === null ? [] : [where('createdAt', '>=', Timestamp.fromMillis(since))]),
    ...(until === null ? [] : [where('createdAt', '<', Timestamp.fromMillis(until))]),
    ...more,
  );
}

/** Orders of the same time are sorted by id, so that no page repeats or skips one. */
function sortOf({ documentId, orderBy }: Sdk, sort: OrderSort): QueryConstraint[] {
  const [fields, direction] = SORTS[sort];
  return [...fields.map((field) => orderBy(field, direction)), orderBy(documentId(), direction)];
}

const startOf = (sdk: Sdk, after: OrderCursor | null | undefined): QueryConstraint[] =>
  after ? [sdk.startAfter(...cursorValues(sdk, after))] : [];

/** The last of the values is the time in every sort. */
const cursorValues = ({ Timestamp }: Sdk, { values, id }: OrderCursor) => [
  ...values.slice(0, -1),
  Timestamp.fromMillis(values.at(-1) ?? 0),
  id,
];

function parseListed(id: string, data: DocumentData, sort: OrderSort): ListedOrder {
  const order = parseOrder(id, data);
  const baseTotal = count(fieldsOf(data).baseTotal) ?? 0;
  const [fields] = SORTS[sort];
  return {
    order,
    cursor: { id, values: fields === BY_TOTAL ? [baseTotal, order.createdAt] : [order.createdAt] },
  };
}
