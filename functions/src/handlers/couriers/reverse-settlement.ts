import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { payoutDifferences } from '@/lib/domain/couriers/payout-differences';
import { parseSettlement, reversalId, settlesOrder, type Settlement } from '@/lib/domain/couriers/settlement';
import { storeId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { mergeDifferences } from '@/lib/domain/reconciliation/difference';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction, readPublicSetting } from '@/functions/src/adapters/database/firestore';
import {
  readReconciliation,
  writeReconciliation,
} from '@/functions/src/adapters/orders/update-reconciliation';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { payoutRate, writeSettlement } from './save-settlement';

type Answer = Result<Callables['reverseSettlement']['response']>;

/**
 * Reverses a payout by a second entry with negative sums: its orders' cash is due again, and its differences are closed.
 * Repeating it gives the same answer. Fails with `settlement-not-found`, `store-not-found`.
 */
export async function reverseSettlement(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: id, settlementId, reason }: Callables['reverseSettlement']['request'],
  { uid }: Caller,
): Promise<Answer> {
  const store = storeId(id);
  const setting = await readPublicSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const reversal = db.doc(collections.settlement(store, reversalId(settlementId)));
  return inTransaction(db, async (tx): Promise<Answer> => {
    const [stored, done] = await tx.getAll(db.doc(collections.settlement(store, settlementId)), reversal);
    const known = stored?.exists ? parseSettlement(stored.id, stored.data()) : null;
    if (!known || known.reverses !== null) return fail({ code: 'settlement-not-found' });
    if (done?.exists) return ok({ settlementId: done.id });
    const refs = ordersOf(known).map((order) => db.doc(collections.order(store, order)));
    const orders = (refs.length > 0 ? await tx.getAll(...refs) : [])
      .filter(({ exists }) => exists)
      .map((doc) => parseOrder(doc.id, doc.data()));
    const books = await readReconciliation(tx, db, store);
    const at = now();
    // At the payout's own rate, so that nothing of it remains in the figures.
    const rate = known.rate ?? payoutRate(setting, known.currency, orders) ?? 1;
    const undone = { ...known, rate, id: reversal.id, reverses: known.id, reason, by: uid, at };
    writeSettlement(tx, { db, store, setting, settlement: undone, former: 0 });
    for (const order of orders.filter((one) => one.settlementId === known.id))
      tx.update(db.doc(collections.order(store, order.id)), {
        cashDueAt: Timestamp.fromMillis(deliveredAt(order)),
        settlementId: null,
        updatedAt: Timestamp.fromMillis(at),
      });
    writeReconciliation(tx, db, store, {
      ...books,
      differences: mergeDifferences(books.differences, {
        found: [],
        repaired: [],
        looked: new Set(payoutDifferences(known).map((one) => one.id)),
        at,
      }),
    });
    return ok({ settlementId: reversal.id });
  });
}

const ordersOf = ({ lines }: Settlement): string[] =>
  lines.flatMap(({ orderId, state }) => (settlesOrder(state) ? [orderId] : []));

const deliveredAt = ({ history, updatedAt }: Order): number =>
  history.filter(({ to }) => to === 'delivered').at(-1)?.at ?? updatedAt;
