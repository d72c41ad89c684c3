import type { Firestore } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { parseStockWait, parseWaiting } from '@/lib/domain/reminders/stock-wait';
import { ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import type { Deps } from '@/functions/src/deps';

/** Waits that are taken away together. */
const AT_ONCE = 50;

/** Ends what the link names, for its mailbox; again, it changes nothing. Fails with `link-expired`, `try-again`. */
export async function stopMails(
  { db, stops }: Pick<Deps, 'db' | 'stops'>,
  { token }: Callables['stopMails']['request'],
): Promise<Result<Callables['stopMails']['response']>> {
  const link = stops.verify(token);
  if (!link.ok) return link;
  const { storeId: id, about, mailbox } = link.value;
  if (about === 'reviews') {
    await db.doc(collections.mailStop(storeId(id), mailbox)).set({ about });
    return ok({ ok: true });
  }
  for (;;) {
    const left = await removeWaits(db, storeId(id), mailbox);
    if (!left.ok) return left;
    if (!left.value) return ok({ ok: true });
  }
}

/** Whether there may be more. */
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
