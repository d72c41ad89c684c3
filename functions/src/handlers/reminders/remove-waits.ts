import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseStockWait, parseWaiting } from '@/lib/domain/reminders/stock-wait';
import { ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';

/** Deletions of a batch. */
const AT_ONCE = 400;
/** Waits that are removed in one transaction, with the counts of their products. */
const IN_ONE_TRANSACTION = 50;

/** Deletes the waits for a product that was removed for good. */
export async function removeWaits(db: Firestore, store: StoreId, productId: string): Promise<void> {
  const waits = db.collection(collections.stockWaits(store)).where('productId', '==', productId);
  for (;;) {
    const { docs } = await waits.limit(AT_ONCE).get();
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    batch.delete(db.doc(collections.waiting(store, productId)));
    await batch.commit();
    if (docs.length < AT_ONCE) return;
  }
}

/** Deletes the waits of a mailbox (`mailboxKey`) in a store. Fails with `try-again`. */
export async function removeWaitsOf(db: Firestore, store: StoreId, mailbox: string): Promise<Result<null>> {
  for (;;) {
    const left = await removeSome(db, store, mailbox);
    if (!left.ok) return left;
    if (!left.value) return ok(null);
  }
}

/** Removes some waits; resolves to whether more may be left. */
const removeSome = (db: Firestore, store: StoreId, mailbox: string): Promise<Result<boolean>> =>
  inTransaction(db, async (tx) => {
    const waits = db.collection(collections.stockWaits(store));
    const { docs } = await tx.get(waits.where('mailbox', '==', mailbox).limit(IN_ONE_TRANSACTION));
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
    return ok(docs.length === IN_ONE_TRANSACTION);
  });
