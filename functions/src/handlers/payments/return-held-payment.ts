import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { StoreId } from '@/lib/domain/ids';
import type { OrderHold } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/firestore';
import { isStaffOf } from '@/functions/src/callable';
import type { Caller } from '@/functions/src/callable';
import { moveStoredOrder } from '@/functions/src/handlers/orders/move-stored-order';
import type { SettleDeps } from './settle-payment';

/** The refund's name at Stripe: asked for again, it is the same one. */
const REFUND_KEY = 'held';

/**
 * The store's people send money back that an order is held for; an order that still waits ends with it. Repeating it
 * does what is left to do. Fails with `not-allowed`, `order-not-found`, `refund-refused` (nothing is held, or Stripe does
 * not give it back), `payment-unavailable`.
 */
export async function returnHeldPayment(
  deps: SettleDeps,
  { storeId: id, orderId }: Callables['returnHeldPayment']['request'],
  caller: Caller,
): Promise<Result<Callables['returnHeldPayment']['response']>> {
  if (!isStaffOf(caller, id)) return fail({ code: 'not-allowed' });
  const store = storeId(id);
  const snapshot = await deps.db.doc(collections.order(store, orderId)).get();
  if (!snapshot.exists) return fail({ code: 'order-not-found' });
  const { hold } = parseOrder(snapshot.id, snapshot.data());
  if (!hold) return fail({ code: 'refund-refused' });
  if (hold.returnedAt === null) {
    const returned = await giveBack(deps, store, orderId, hold);
    if (!returned.ok) return returned;
  }
  const moved = await moveStoredOrder(deps, {
    store,
    orderId,
    to: 'cancelled',
    actor: 'owner',
    by: caller.uid,
    requestId: caller.requestId,
    check: ({ status }) => (status === 'pending' ? null : ok(status)),
  });
  return moved.ok ? ok({ status: moved.value }) : moved;
}

async function giveBack(
  { db, now, payments }: SettleDeps,
  store: StoreId,
  orderId: string,
  { paymentId, amount }: OrderHold,
): Promise<Result<void>> {
  const refund = await payments.refund(store, { paymentId, amount, orderId, key: REFUND_KEY });
  if (!refund.ok && refund.error.code !== 'refund-refused') return refund;
  // Somebody may have sent it back in Stripe's dashboard.
  const payment = refund.ok ? ok(null) : await payments.retrieve(store, paymentId);
  if (!payment.ok) return payment;
  if (!refund.ok && (payment.value?.refunded ?? 0) < amount) return refund;
  const ref = db.doc(collections.order(store, orderId));
  return inTransaction(db, async (tx) => {
    const stored = await tx.get(ref);
    if (!stored.exists) return fail({ code: 'order-not-found' });
    const at = Timestamp.fromMillis(now());
    tx.update(ref, { 'hold.returnedAt': at, updatedAt: at });
    return ok(undefined);
  });
}
