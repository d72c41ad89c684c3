import type { AggregateField, AggregateQuery, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { isCode, isLimited, normalizeCode, type Discount } from '@/lib/domain/discounts/discount';
import { parseDiscount } from '@/lib/domain/discounts/parse-discount';
import type { StoreId } from '@/lib/domain/ids';
import { ORDER_STATUSES } from '@/lib/domain/orders/order-status';
import { fieldsOf, filledText } from '@/lib/domain/parse/fields';

/** An order holds its discounts until it is cancelled, for whatever reason; nothing else has to be freed. */
const HOLDING = ORDER_STATUSES.filter((status) => status !== 'cancelled');

/** The discount behind a code as it was typed; null where there is none. Two reads, outside of transactions. */
export async function findByCode(db: Firestore, store: StoreId, typed: string): Promise<Discount | null> {
  const code = normalizeCode(typed);
  if (!isCode(code)) return null;
  const known = await db.doc(collections.discountCode(store, code)).get();
  const id = filledText(fieldsOf(known.data()).discountId);
  return id ? findDiscount(db, store, id) : null;
}

export async function findDiscount(db: Firestore, store: StoreId, id: string): Promise<Discount | null> {
  const stored = await db.doc(collections.discount(store, id)).get();
  return stored.exists ? parseDiscount(id, stored.data()) : null;
}

type Read = (query: AggregateQuery<{ count: AggregateField<number> }>) => Promise<number>;

/** Counts in a transaction, which is retried when an order that it counted changes meanwhile. */
export const countedIn =
  (tx: Transaction): Read =>
  async (query) =>
    (await tx.get(query)).data().count;

/** Counts as of now. */
export const countedNow: Read = async (query) => (await query.get()).data().count;

const currentOrders = (db: Firestore, store: StoreId): Query =>
  db.collection(collections.orders(store)).where('status', 'in', HOLDING);

/** The orders that hold a discount. */
export const holdingOrders = (db: Firestore, store: StoreId, discountId: string): Query =>
  currentOrders(db, store).where('discountIds', 'array-contains', discountId);

/**
 * Whether as many orders hold the discount as may. The orders themselves are counted, so that no counter can drift, and
 * orders with an unlimited discount write nothing that others wait for. `customerId` is null while nobody knows who orders.
 */
export async function isUsedUp(
  db: Firestore,
  store: StoreId,
  discount: Discount,
  { customerId, read }: { readonly customerId: string | null; readonly read: Read },
): Promise<boolean> {
  if (!isLimited(discount)) return false;
  const { limit, limitPerCustomer, firstOrderOnly } = discount;
  const holding = holdingOrders(db, store, discount.id);
  const reaches = async (most: number | null, query: Query) =>
    most !== null && (await read(query.count())) >= most;
  if (await reaches(limit, holding)) return true;
  if (customerId === null) return false;
  const theirs = (query: Query) => query.where('customerId', '==', customerId);
  return (
    (await reaches(limitPerCustomer, theirs(holding))) ||
    (await reaches(firstOrderOnly ? 1 : null, theirs(currentOrders(db, store))))
  );
}
