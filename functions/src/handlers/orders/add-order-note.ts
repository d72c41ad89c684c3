import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { digest } from '@/functions/src/adapters/tokens/digest';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { staffName } from '@/functions/src/adapters/people/staff-name';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

/** Stores a note of the store's people beside an order. Fails with `order-not-found`, `key-reused`. */
export async function addOrderNote(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: id, orderId, key, text }: Callables['addOrderNote']['request'],
  caller: Caller,
): Promise<Result<Callables['addOrderNote']['response']>> {
  const store = storeId(id);
  const order = db.doc(collections.order(store, orderId));
  const note = db.collection(collections.orderNotes(store, orderId)).doc(digest([caller.uid, key]));
  return inTransaction(db, async (tx) => {
    const [found, known] = await tx.getAll(order, note);
    if (!found?.exists) return fail({ code: 'order-not-found' });
    if (known?.exists) return known.get('text') === text ? ok({ id: note.id }) : fail({ code: 'key-reused' });
    const byName = await staffName(tx, db, caller);
    tx.create(note, { text, by: caller.uid, byName, at: Timestamp.fromMillis(now()) });
    return ok({ id: note.id });
  });
}
