import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { originOf, parseByHand } from '@/lib/domain/orders/by-hand/by-hand';
import { fieldsOf, flag, text } from '@/lib/domain/parse/fields';
import { nullOnConflict } from '@/functions/src/adapters/database/error-code';
import type { Deps } from '@/functions/src/deps';

/** Orders read at once. */
const AT_ONCE = 200;
/** Less than a run may last; the next run continues. */
const RUN_MS = 2 * 60 * 1000;

/**
 * Stores the origin of older orders of all stores, which were placed before it was stored, so that lists find them by it. Once
 * all have one, it reads one document. Concurrent runs write the same.
 */
export async function nameOrigins({ db, now }: Pick<Deps, 'db' | 'now'>, atOnce = AT_ONCE): Promise<void> {
  const state = db.doc(collections.scheduleCursor('orderOrigins'));
  const stored = fieldsOf((await state.get()).data());
  if (flag(stored.done)) return;
  let after = text(stored.after) ?? '';
  for (const until = now() + RUN_MS; now() < until;) {
    const docs = await readOrders(db, after, atOnce);
    await Promise.all(docs.filter((order) => order.get('origin') === undefined).map(nameOrigin));
    after = docs.at(-1)?.ref.path ?? after;
    const done = docs.length < atOnce;
    await state.set({ after, done });
    if (done) return;
  }
}

async function readOrders(db: Firestore, after: string, atOnce: number): Promise<QueryDocumentSnapshot[]> {
  const ordered = db
    .collectionGroup('orders')
    .select('origin', 'byHand')
    .orderBy(FieldPath.documentId())
    .limit(atOnce);
  const { docs } = await (after ? ordered.startAfter(db.doc(after)) : ordered).get();
  return docs;
}

/** An order's origin never changes, so this cannot undo another write. */
const nameOrigin = (order: QueryDocumentSnapshot) =>
  order.ref.update({ origin: originOf({ byHand: parseByHand(order.get('byHand')) }) }).catch(nullOnConflict);
