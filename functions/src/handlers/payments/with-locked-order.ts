import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { fail } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction, readSetting } from '@/functions/src/adapters/database/firestore';
import type { FunctionSetting } from '@/functions/src/adapters/database/firestore';
import type { Deps } from '@/functions/src/deps';

export interface Locked {
  readonly tx: Transaction;
  readonly ref: DocumentReference;
  /** The stored order, whatever was read before. */
  readonly order: Order;
  readonly setting: FunctionSetting;
}

/**
 * Runs `work` on a locked order, so that the card provider's state, read under the lock, is written last.
 * Fails with `store-not-found`, `order-not-found`, `try-again`, and as `work` does.
 */
export async function withLockedOrder<T>(
  { db, runInQueue }: Pick<Deps, 'db' | 'runInQueue'>,
  { storeId: store, id }: Pick<Order, 'storeId' | 'id'>,
  work: (locked: Locked) => Promise<Result<T>>,
): Promise<Result<T>> {
  const setting = await readSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const ref = db.doc(collections.order(store, id));
  return runInQueue([ref.path], () =>
    inTransaction(db, async (tx) => {
      const stored = await tx.get(ref);
      if (!stored.exists) return fail({ code: 'order-not-found' });
      return work({ tx, ref, order: parseOrder(stored.id, stored.data()), setting });
    }),
  );
}
