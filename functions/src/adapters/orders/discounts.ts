import type { Firestore, Query } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { parseCustomer } from '@/lib/domain/customers/customer';
import { isInGroups } from '@/lib/domain/customers/groups';
import { isCode, isLimited, normalizeCode, type Discount } from '@/lib/domain/discounts/discount';
import { parseDiscount } from '@/lib/domain/discounts/parse-discount';
import type { StoreId } from '@/lib/domain/ids';
import { ORDER_STATUSES } from '@/lib/domain/orders/order-status';
import { fieldsOf, filledText } from '@/lib/domain/parse/fields';
import type { Member } from '@/functions/src/adapters/people/member';
import { customerKey } from '@/functions/src/adapters/tokens/digest';
import type { Reads } from './reads';
import { isHeld } from './single-codes';

/** An order holds its discounts until it is cancelled, for whatever reason; nothing else has to be freed. */
const HOLDING = ORDER_STATUSES.filter((status) => status !== 'cancelled');

/** The discount behind a code as it was typed; null where there is none. Two reads, outside of transactions. */
export async function findByCode(db: Firestore, store: StoreId, typed: string): Promise<Discount | null> {
  const code = normalizeCode(typed);
  if (!isCode(code)) return null;
  const known = await db.doc(collections.discountCode(store, code)).get();
  const id = filledText(fieldsOf(known.data()).discountId);
  const discount = id ? await findDiscount(db, store, id) : null;
  // A discount that changed to a shared code still has documents of single-use codes, which no longer apply.
  return discount && (discount.singleUse || discount.code === code) ? { ...discount, code } : null;
}

export async function findDiscount(db: Firestore, store: StoreId, id: string): Promise<Discount | null> {
  const stored = await db.doc(collections.discount(store, id)).get();
  return stored.exists ? parseDiscount(id, stored.data()) : null;
}

const currentOrders = (db: Firestore, store: StoreId): Query =>
  db.collection(collections.orders(store)).where('status', 'in', HOLDING);

/** Whether a customer is in the groups that a discount is for; guests are in none. */
export async function isFor(
  db: Firestore,
  store: StoreId,
  { groups }: Discount,
  member: Member | null,
): Promise<boolean> {
  if (groups.length === 0) return true;
  if (!member) return false;
  const stored = await db.doc(collections.customer(store, customerKey(member.email))).get();
  return isInGroups(parseCustomer(stored.id, stored.data()), member.uid, groups);
}

/** The orders that hold a discount. */
export const holdingOrders = (db: Firestore, store: StoreId, discountId: string): Query =>
  currentOrders(db, store).where('discountIds', 'array-contains', discountId);

/**
 * Whether the discount has reached its limit. Counts the orders themselves, so that no counter can drift and orders with an
 * unlimited discount contend for no document. `customerId` is null while the customer is unknown.
 */
export async function isUsedUp(
  db: Firestore,
  store: StoreId,
  discount: Discount,
  { customerId, reads }: { readonly customerId: string | null; readonly reads: Reads },
): Promise<boolean> {
  if (!isLimited(discount)) return false;
  const { limit, limitPerCustomer, firstOrderOnly } = discount;
  if (discount.singleUse && (await isHeld(db, store, discount.code, reads))) return true;
  const holding = holdingOrders(db, store, discount.id);
  const reaches = async (most: number | null, query: Query) =>
    most !== null && (await reads.count(query)) >= most;
  if (await reaches(limit, holding)) return true;
  if (customerId === null) return false;
  const theirs = (query: Query) => query.where('customerId', '==', customerId);
  return (
    (await reaches(limitPerCustomer, theirs(holding))) ||
    (await reaches(firstOrderOnly ? 1 : null, theirs(currentOrders(db, store))))
  );
}

/** Queue keys of a limited discount: its orders wait for each other instead of retrying. */
export function discountQueue(store: StoreId, discount: Discount | null | undefined): string[] {
  if (!discount || !isLimited(discount)) return [];
  const { id, code, limit, limitPerCustomer, firstOrderOnly } = discount;
  const isCounted = limit !== null || limitPerCustomer !== null || firstOrderOnly;
  return [isCounted ? collections.discount(store, id) : collections.discountCode(store, code)];
}
