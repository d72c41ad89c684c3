import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { inTransaction, orderDocument } from '@/functions/src/adapters/database/firestore';
import type { Deps } from '@/functions/src/deps';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { endChange } from '@/lib/domain/orders/design-changes/change-design';
import type { Order } from '@/lib/domain/orders/order';
import type { DesignChangeState } from '@/lib/domain/orders/order-status';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { fail, ok, type Result } from '@/lib/domain/result';

export type EndDeps = Pick<Deps, 'db' | 'now' | 'runInQueue'>;

interface End {
  readonly storeId: string;
  readonly orderId: string;
  readonly changeId: string;
  readonly state: 'approved' | 'refused' | 'withdrawn';
  readonly answer?: string;
  /** Whether the caller may end changes of this order; if not, it fails with `order-not-found`. */
  readonly may?: (order: Order) => boolean;
  /** Called in the transaction, unless the change had ended like this before. */
  readonly onEnded?: (tx: Transaction, db: Firestore, order: Order) => void;
}

/** Ends a change of a design; `order-not-found`, and as `endChange` fails. */
export async function endDesignChange(
  { db, now, runInQueue }: EndDeps,
  { storeId: store, orderId, changeId, state, answer, may, onEnded }: End,
): Promise<Result<{ state: DesignChangeState }>> {
  const ref = db.doc(collections.order(storeId(store), orderId));
  return runInQueue([ref.path], () =>
    inTransaction(db, async (tx) => {
      const stored = await tx.get(ref);
      const order = stored.exists ? parseOrder(stored.id, stored.data()) : null;
      if (!order || may?.(order) === false) return fail({ code: 'order-not-found' });
      const ended = endChange(order, { id: changeId, state, answer, at: now() });
      if (!ended.ok) return ended;
      if (ended.value === order) return ok({ state });
      const { making, lines, updatedAt } = orderDocument(ended.value);
      tx.update(ref, { making, lines, updatedAt });
      onEnded?.(tx, db, ended.value);
      return ok({ state });
    }),
  );
}
