import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { findOffered } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { cameBack, parseStockWait, parseWaiting, type Returned } from '@/lib/domain/reminders/stock-wait';
import { parsePieces, parseStockMove } from '@/lib/domain/stock/stock-move';
import { sellsNow } from '@/lib/domain/store/trading/sells-now';
import { catalogueOf, readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { queueStockMailTo } from '@/functions/src/adapters/outbox/reminder-mail';
import type { Deps } from '@/functions/src/deps';

/** Mails of one transaction. */
const MOST_AT_ONCE = 100;

/**
 * Notifies shoppers who wait for a variant that pieces are back: first come, first served, one shopper per piece. The move
 * records how many it notified, in the transaction that queues their mails, so that a repeated trigger notifies nobody else. While
 * the shop does not sell, everybody goes on waiting, for the next pieces that come once it does.
 */
export async function notifyWaiting(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  store: StoreId,
  move: DocumentSnapshot,
): Promise<void> {
  const came = cameBack(parseStockMove(move.id, move.data()));
  if (came.length === 0) return;
  const ids = [...new Set(came.map(({ product }) => product))];
  const stored = await db.getAll(...ids.map((id) => db.doc(collections.waiting(store, id))));
  const waiting = new Map(stored.map((doc) => [doc.id, parseWaiting(doc.id, doc.data())]));
  const awaited = came.filter(({ product, variant }) => waiting.get(product)?.[variant]);
  if (awaited.length === 0) return;
  const setting = await readPublicSetting(db, store);
  if (!setting || !sellsNow(setting)) return;
  for (const returned of awaited) {
    while (await notifySome(db, store, move, returned, now()));
  }
}

/** Whether more may be notified. */
const notifySome = (
  db: Firestore,
  store: StoreId,
  { ref }: DocumentSnapshot,
  { product: productId, variant: variantId, pieces }: Returned,
  now: number,
): Promise<boolean> =>
  db.runTransaction(async (tx) => {
    const board = db.doc(collections.waiting(store, productId));
    const [moved, found, counted] = await tx.getAll(
      ref,
      db.doc(collections.product(store, productId)),
      board,
    );
    const product = found && catalogueOf([found]).get(productId);
    const inStock = product?.status === 'active' ? (findOffered(product, variantId)?.stock ?? 0) : 0;
    const told = parsePieces(fieldsOf(fieldsOf(moved?.data()).told)[productId]);
    const before = told[variantId] ?? 0;
    const most = Math.min(pieces - before, inStock, MOST_AT_ONCE);
    if (!moved?.exists || most <= 0) return false;
    const first = db
      .collection(collections.stockWaits(store))
      .where('productId', '==', productId)
      .where('variantId', '==', variantId)
      .orderBy('askedAt')
      .limit(most);
    const { docs } = await tx.get(first);
    for (const doc of docs) {
      const { email: to, locale } = parseStockWait(doc.id, doc.data());
      queueStockMailTo(tx, db, store, { kind: 'stock-back', productId, variantId, to, locale }, now);
      tx.delete(doc.ref);
    }
    const isLast = docs.length < most;
    const waiting = parseWaiting(productId, counted?.data());
    // Waits that expired after a year were never subtracted.
    const left = isLast ? 0 : Math.max((waiting[variantId] ?? 0) - docs.length, 0);
    tx.set(board, { variants: { ...waiting, [variantId]: left } });
    tx.set(ref, { told: { [productId]: { [variantId]: before + docs.length } } }, { merge: true });
    return !isLast && before + docs.length < pieces;
  });
