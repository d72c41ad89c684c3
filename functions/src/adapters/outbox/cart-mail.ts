import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { filledText, type requiredIn } from '@/lib/domain/parse/fields';
import { parseEntry, queueEntry, unsent } from './outbox-entry';

/** Reminds a shopper who agreed to it of their cart. */
export const CART_MAIL_KIND = 'cart-left';

export interface CartMail {
  readonly kind: typeof CART_MAIL_KIND;
  readonly cartId: string;
}

/** The one mail about a cart: its id follows from the cart's. */
export const cartMailRef = (db: Firestore, store: StoreId, cartId: string): DocumentReference =>
  db.doc(collections.outboxEntry(store, `${CART_MAIL_KIND}-${cartId}`));

/** Whether the mail can still be postponed, redirected or withdrawn. */
export const isStillWaiting = (entry: DocumentSnapshot): boolean =>
  entry.exists && parseEntry(entry.data()).state === 'waiting';

/** Queues the mail for `dueAt`, or postpones a waiting one. */
export function queueCartMail(
  tx: Transaction,
  entry: DocumentSnapshot,
  mail: { readonly cartId: string; readonly to: string; readonly locale: Locale },
  dueAt: number,
): void {
  const content = { kind: CART_MAIL_KIND, ...mail };
  // Counts as queued then: a mail that waits on purpose is not late (`readOutboxAge`).
  if (entry.exists)
    tx.update(entry.ref, { ...content, ...unsent(dueAt), createdAt: Timestamp.fromMillis(dueAt) });
  else queueEntry(tx, entry.ref, content, dueAt);
}

export const parseCartMail = (need: ReturnType<typeof requiredIn>): CartMail => ({
  kind: CART_MAIL_KIND,
  cartId: need('cartId', filledText),
});
