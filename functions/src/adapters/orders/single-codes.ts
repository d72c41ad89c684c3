import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { Discount } from '@/lib/domain/discounts/discount';
import type { StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { fieldsOf, filledText } from '@/lib/domain/parse/fields';
import type { Reads } from './reads';

/**
 * Whether an order holds this single-use code. Its document names the last order with the code, which holds it until it is
 * cancelled. So nothing has to be freed, and codes do not contend with each other.
 */
export async function isHeld(
  db: Firestore,
  store: StoreId,
  code: string,
  { get }: Pick<Reads, 'get'>,
): Promise<boolean> {
  const known = await get(db.doc(collections.discountCode(store, code)));
  // Deleted meanwhile, with its discount.
  if (!known.exists) return true;
  const orderId = filledText(fieldsOf(known.data()).orderId);
  if (!orderId) return false;
  const order = await get(db.doc(collections.order(store, orderId)));
  return fieldsOf(order.data()).status !== 'cancelled';
}

/** Gives the order its single-use code, if its discount has any; call `isHeld` first in the same transaction. */
export function holdCode(
  tx: Transaction,
  db: Firestore,
  { id: orderId, storeId, discounts }: Order,
  discount: Discount | null | undefined,
): void {
  if (discount?.singleUse && discounts.some(({ id }) => id === discount.id))
    tx.update(db.doc(collections.discountCode(storeId, discount.code)), { orderId });
}

/** All codes that lead to a discount, its own as well. */
export const codesOf = (db: Firestore, store: StoreId, discountId: string): Query =>
  db.collection(collections.discountCodes(store)).where('discountId', '==', discountId);
