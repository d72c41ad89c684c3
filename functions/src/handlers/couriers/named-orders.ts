import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { PayoutLine } from '@/lib/domain/couriers/settlement';
import { DOCUMENT_ID, type StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { filledText } from '@/lib/domain/parse/fields';

/** Firestore's bound on the values of `in`. */
const MOST_IN = 30;

/** The ids of the orders that a payout's lines name, by their own number or else by the tracking number, which couriers list. */
export async function namedOrderIds(
  db: Firestore,
  store: StoreId,
  lines: readonly PayoutLine[],
): Promise<Map<string, string>> {
  const numbers = [...new Set(lines.map(({ number }) => number))];
  const named = numbers.filter((number) => DOCUMENT_ID.test(number));
  const refs = named.map((number) => db.doc(collections.orderNumber(store, number)));
  const found = new Map<string, string>();
  for (const stored of refs.length > 0 ? await db.getAll(...refs) : []) {
    const id = filledText(stored.get('orderId'));
    if (id) found.set(stored.id, id);
  }
  const others = numbers.filter((number) => !found.has(number));
  for (let at = 0; at < others.length; at += MOST_IN)
    for (const [number, id] of await trackedOrders(db, store, others.slice(at, at + MOST_IN)))
      found.set(number, id);
  return found;
}

/** Finds orders by the tracking number of any parcel, or of an order shipped before parcels were recorded. */
async function trackedOrders(
  db: Firestore,
  store: StoreId,
  numbers: readonly string[],
): Promise<[number: string, id: string][]> {
  const orders = db.collection(collections.orders(store));
  const [byParcel, byOrder] = await Promise.all([
    orders
      .where('trackingNumbers', 'array-contains-any', numbers)
      .limit(2 * MOST_IN)
      .get(),
    orders
      .where('shipment.trackingNumber', 'in', numbers)
      .limit(2 * MOST_IN)
      .get(),
  ]);
  return [...byOrder.docs, ...byParcel.docs].flatMap((doc) => {
    const { shipment, shipments } = parseOrder(doc.id, doc.data());
    const parcels = shipments.length > 0 ? shipments : shipment ? [shipment] : [];
    return parcels
      .filter(({ trackingNumber }) => numbers.includes(trackingNumber))
      .map(({ trackingNumber }): [string, string] => [trackingNumber, doc.id]);
  });
}

/** The orders by the numbers that lines give them; `read` reads them, within a transaction or not. */
export async function namedOrders(
  db: Firestore,
  store: StoreId,
  ids: ReadonlyMap<string, string>,
  read: (refs: ReturnType<Firestore['doc']>[]) => Promise<readonly DocumentSnapshot[]>,
): Promise<Map<string, Order>> {
  const refs = [...new Set(ids.values())].map((id) => db.doc(collections.order(store, id)));
  const stored = refs.length > 0 ? await read(refs) : [];
  const orders = new Map(
    stored.filter(({ exists }) => exists).map((doc) => [doc.id, parseOrder(doc.id, doc.data())]),
  );
  return new Map(
    [...ids].flatMap(([number, id]) => {
      const order = orders.get(id);
      return order ? [[number, order] as const] : [];
    }),
  );
}
