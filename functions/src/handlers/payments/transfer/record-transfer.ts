import { catalogueOf, orderDocument, productRefs } from '@/functions/src/adapters/database/firestore';
import { memberOf } from '@/functions/src/adapters/people/member';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { takeOrderStock } from '@/functions/src/handlers/orders/take-order-stock';
import { saveExtra } from '@/functions/src/handlers/payments/extra/settle-extra';
import { placePaidOrder } from '@/functions/src/handlers/payments/place-paid-order';
import { withLockedOrder } from '@/functions/src/handlers/payments/with-locked-order';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { orderId as asOrderId, storeId } from '@/lib/domain/ids';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { missingStock } from '@/lib/domain/orders/placing/missing-stock';
import {
  isDifferenceHeld,
  isPaidUp,
  leftToTransfer,
  withEntry,
} from '@/lib/domain/payments/transfer/transfer-money';
import { fail, ok, type Result } from '@/lib/domain/result';
import { addTo } from '@/lib/observability/record';
import { askForTransfer } from './ask-for-transfer';

type RecordDeps = Pick<Deps, 'db' | 'auth' | 'now' | 'runInQueue'>;

/**
 * Records money of a transfer, see `TransferCallables`. An order paid in full is placed in the same transaction, like any paid
 * order; an extra amount that it owes since counts as paid once it is held. If stock was not reserved and is gone, the money is
 * held and the order waits for staff. Fails with `order-not-found`, `store-not-found`, `try-again`, and as `withEntry` does.
 */
export async function recordTransfer(
  deps: RecordDeps,
  { storeId: named, orderId, key, kind, amount, note, seen }: Callables['recordTransfer']['request'],
  caller: Caller,
): Promise<Result<Callables['recordTransfer']['response']>> {
  const { db } = deps;
  const store = storeId(named);
  const known = await db.doc(collections.order(store, orderId)).get();
  if (!known.exists) return fail({ code: 'order-not-found' });
  const member = await memberOf(deps.auth, parseOrder(known.id, known.data()).uid);
  let isPlaced = false;
  const which = { storeId: store, id: asOrderId(orderId) };
  const recorded = await withLockedOrder(deps, which, async ({ tx, ref, order, setting }) => {
    const now = deps.now();
    isPlaced = false;
    const entered = withEntry(order, kind, { id: key, at: now, by: caller.uid, amount, note }, seen);
    if (!entered.ok) return entered;
    const after = entered.value;
    if (after === order) return ok(order);
    const paysDifference = isDifferenceHeld(after);
    if (amount === 0 && !isPaidUp(after) && !paysDifference)
      return fail({ code: 'invalid-input', fields: { amount: 'field.amount.invalid' } });
    const lines = order.lines.map(({ productId }) => productId);
    const takes = isPaidUp(after) && order.goods === 'none';
    const catalogue = takes ? catalogueOf(await tx.getAll(...productRefs(db, store, lines))) : null;
    const isMissing = catalogue && missingStock(order.lines, catalogue, order.locale).length > 0;
    const { transfer, updatedAt } = orderDocument(after);
    if (!isPaidUp(after) || isMissing) {
      tx.update(ref, { transfer, updatedAt });
      if (paysDifference) return ok(saveExtra(tx, db, after, { paidAt: now }, now));
      if (kind === 'received' && leftToTransfer(after) > 0 && !isMissing) askForTransfer(tx, db, after, now);
      return ok(after);
    }
    if (catalogue) takeOrderStock(tx, db, { order, catalogue, setting }, now);
    const placed = placePaidOrder(tx, db, { order: after, payment: { id: null }, setting, member, now });
    tx.update(ref, { transfer });
    isPlaced = true;
    return ok(placed);
  });
  if (!recorded.ok) return recorded;
  if (isPlaced) addTo('shop.orders.placed', { method: 'transfer' });
  const { status, paymentStatus } = recorded.value;
  return ok({ status, paymentStatus });
}
