import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseKeptCart, KEPT_MS, type CartFigures } from '@/lib/domain/reminders/kept-cart';
import { changeInBatches } from '@/functions/src/adapters/database/change-in-batches';
import { cartMailRef, isStillWaiting } from '@/functions/src/adapters/outbox/cart-mail';

/** A cart and its mail as a transaction read them. */
interface FoundCart {
  readonly cart: DocumentSnapshot;
  readonly entry: DocumentSnapshot;
}

export async function readCart(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  cartId: string,
): Promise<FoundCart> {
  const cartRef = db.doc(collections.keptCart(store, cartId));
  const entryRef = cartMailRef(db, store, cartId);
  const [cart, entry] = await Promise.all([tx.get(cartRef), tx.get(entryRef)]);
  return { cart, entry };
}

/** All that stays of a cart is that it ended, so that a late request does not restore it. */
const ended = (now: number) => ({ ended: true, expireAt: Timestamp.fromMillis(now + KEPT_MS) });

/** Deletes a cart's contents and its waiting mail. */
export function endCart(tx: Transaction, { cart, entry }: FoundCart, now: number): void {
  tx.set(cart.ref, ended(now));
  if (isStillWaiting(entry)) tx.delete(entry.ref);
}

/** Ends a cart that is ordered, whatever the address. If its mail was sent, the order counts as bought after it. */
export function endOrderedCart(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  found: FoundCart,
  now: number,
): void {
  const kept = found.cart.exists ? parseKeptCart(found.cart.id, found.cart.data()) : null;
  if (kept?.remindedAt) countCart(tx, db, store, 'bought');
  endCart(tx, found, now);
}

/** Adds one to the store's figures of these mails. */
export function countCart(tx: Transaction, db: Firestore, store: StoreId, what: keyof CartFigures): void {
  tx.set(db.doc(collections.cartFigures(store)), { [what]: FieldValue.increment(1) }, { merge: true });
}

/** Deletes the contents of carts and their queued mails; `carts` must filter by a deleted field, so that no batch finds them twice. */
export const removeCarts = (db: Firestore, carts: Query, now: number): Promise<void> =>
  changeInBatches(carts.select(), (batch, { ref }) => {
    const store = ref.parent.parent?.id as StoreId;
    batch.set(ref, ended(now));
    batch.delete(cartMailRef(db, store, ref.id));
  });
