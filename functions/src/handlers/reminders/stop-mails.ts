import type { Firestore } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { parseStockWait, parseWaiting } from '@/lib/domain/reminders/stock-wait';
import { ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import type { Deps } from '@/functions/src/deps';
import { removeCarts } from './carts/end-cart';

/** Waits that are removed in one transaction. */
const AT_ONCE = 50;

/**
 * Unsubscribes the link's mailbox from the mails it names; repeating it changes nothing. Fails with `link-expired`,
 * `try-again`.
 */
export async function stopMails(
  { db, now, stops }: Pick<Deps, 'db' | 'now' | 'stops'>,
  { token }: Callables['stopMails']['request'],
): Promise<Result<Callables['stopMails']['response']>> {
  const link = stops.verify(token);
  if (!link.ok) return link;
  const { storeId: id, about, mailbox } = link.value;
  if (about === 'reviews') {
    await db.doc(collections.mailStop(storeId(id), mailbox)).set({ about });
    return ok({ ok: true });
  }
  if (about === 'carts') {
    const carts = db.collection(collections.keptCarts(storeId(id)));
    await removeCarts(db, carts.where('mailbox', '==', mailbox), now());
    return ok({ ok: true });
  }
  for (;;) {
    const left = await removeWaits(db, storeId(id), mailbox);
    if (!left.ok) return left;
    if (!left.value) return ok({ ok: true });
  }
}

/**
 * The same for a mail program that posts (RFC 8058), as an HTTP status: 405 for another method, 410 for an expired link, 503
 * while the database is busy.
 */
export async function stopMailsByPost(
  deps: Pick<Deps, 'db' | 'now' | 'stops'>,
  method: string,
  token = '',
): Promise<number> {
  if (method !== 'POST') return 405;
  const stopped = await stopMails(deps, { token });
  if (stopped.ok) return 200;
  return stopped.error.code === 'link-expired' ? 410 : 503;
}

/** Removes some waits; resolves to whether more may be left. */
const removeWaits = (db: Firestore, store: StoreId, mailbox: string): Promise<Result<boolean>> =>
  inTransaction(db, async (tx) => {
    const waits = db.collection(collections.stockWaits(store));
    const { docs } = await tx.get(waits.where('mailbox', '==', mailbox).limit(AT_ONCE));
    if (docs.length === 0) return ok(false);
    const removed = docs.map((doc) => parseStockWait(doc.id, doc.data()));
    const ids = [...new Set(removed.map(({ productId }) => productId))];
    const boards = await tx.getAll(...ids.map((product) => db.doc(collections.waiting(store, product))));
    for (const { ref } of docs) tx.delete(ref);
    for (const board of boards) {
      const waiting = { ...parseWaiting(board.id, board.data()) };
      for (const { productId, variantId } of removed)
        if (productId === board.id) waiting[variantId] = Math.max((waiting[variantId] ?? 0) - 1, 0);
      tx.set(board.ref, { variants: waiting });
    }
    return ok(docs.length === AT_ONCE);
  });
