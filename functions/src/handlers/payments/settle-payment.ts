import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { log } from '@/functions/src/log';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import type { HoldReason } from '@/lib/domain/orders/order-status';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import type { CardPayment } from '@/lib/domain/payments/card-payment';
import { owedExtra } from '@/lib/domain/payments/extra/extra-payment';
import { settlementOf } from '@/lib/domain/payments/settlement';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { addTo } from '@/lib/observability/record';
import { inTransaction, readSetting } from '@/functions/src/adapters/database/firestore';
import { memberOf } from '@/functions/src/adapters/people/member';
import { queueOrderMail } from '@/functions/src/adapters/outbox/outbox';
import { saveExtra } from './extra/settle-extra';
import { isTriedTooOften } from './payment-limits';
import { placePaidOrder, saveSettled } from './place-paid-order';
import type { SettleDeps, Settling } from './place-paid-order';
import { settleWithoutStock } from './settle-without-stock';

/**
 * Applies a payment's current state at the card provider to its order: placed and notified once when paid, held when the amount
 * is wrong, refunded when it came too late. Repeated and unordered calls have the same result. `orderId` is the order to
 * settle, if it is not the one that the payment names. Resolves to the order; fails with `order-not-found`, `store-not-found`,
 * `payment-unavailable`, `try-again`.
 */
export async function settlePayment(
  deps: SettleDeps,
  store: StoreId,
  payment: CardPayment,
  orderId = payment.orderId,
): Promise<Result<Order>> {
  const { db } = deps;
  const ref = db.doc(collections.order(store, orderId || '-'));
  const [setting, known] = await Promise.all([readSetting(db, store), ref.get()]);
  if (!setting) return fail({ code: 'store-not-found' });
  if (!known.exists) return fail({ code: 'order-not-found' });
  const before = parseOrder(known.id, known.data());
  const member = await memberOf(deps.auth, before.uid);
  // The order as the committed transaction read it, so that two concurrent calls settle and count once.
  let was = before;
  const settled = await deps.runInQueue([ref.path], () =>
    inTransaction(db, async (tx) => {
      const snapshot = await tx.get(ref);
      if (!snapshot.exists) return fail({ code: 'order-not-found' });
      const order = parseOrder(snapshot.id, snapshot.data());
      was = order;
      return ok(await settleIn(tx, deps, { order, payment, setting, member, now: deps.now() }));
    }),
  );
  if (settled.ok) observe(was, settled.value, payment);
  // The browser could go on trying cards on an open payment without calling us.
  if (!settled.ok || payment.state !== 'open') return settled;
  const extra = settled.value.extraPayments.find(({ paymentId }) => paymentId === payment.id);
  if (!isTriedTooOften(extra ?? settled.value)) return settled;
  const closed = await deps.payments.cancel(store, payment.id);
  return closed.ok ? settled : closed;
}

function observe(was: Order, { storeId: store, id, holds, status }: Order, payment: CardPayment): void {
  if (was.status !== 'placed' && status === 'placed') addTo('shop.orders.placed', { method: 'card' });
  const held = holds.length > was.holds.length ? holds.at(-1) : undefined;
  if (!held) return;
  // infra/alerts/held-payment.json looks for this line.
  log.warn('A payment is held', { store, orderId: id, paymentId: payment.id });
  addTo('shop.payments.held', { reason: held.reason });
}

async function settleIn(tx: Transaction, deps: SettleDeps, settling: Settling): Promise<Order> {
  const { order, payment } = settling;
  const settlement = settlementOf(order, payment);
  switch (settlement.kind) {
    case 'none':
      return order;
    case 'paid':
      if (order.goods === 'none') return settleWithoutStock(tx, deps, settling);
      return placePaidOrder(tx, deps.db, settling);
    case 'late':
      return settleWithoutStock(tx, deps, settling);
    case 'hold':
      return hold(tx, deps.db, settling, settlement.reason);
    case 'extra':
      return saveExtra(tx, deps.db, order, { paidAt: settling.now }, settling.now);
    case 'refused':
      return refused(tx, deps.db, settling, settlement.refusal);
  }
}

function refused(tx: Transaction, db: Firestore, { order, payment, now }: Settling, refusal: string): Order {
  const extra = owedExtra(order);
  if (extra?.paymentId === payment.id)
    return saveExtra(tx, db, order, { refusals: [...extra.refusals, refusal] }, now);
  return saveSettled(tx, db, {
    ...order,
    paymentStatus: 'failed',
    refusals: [...order.refusals, refusal],
    updatedAt: now,
  });
}

function hold(
  tx: Transaction,
  db: Firestore,
  { order, payment, setting, now }: Settling,
  reason: HoldReason,
): Order {
  const { id: paymentId, received: amount, currency } = payment;
  const { to, locale } = setting.notices;
  if (to) queueOrderMail(tx, db, order, { kind: 'owner-payment-held', to, locale }, now);
  return saveSettled(tx, db, {
    ...order,
    holds: [...order.holds, { at: now, reason, paymentId, amount, currency, returnedAt: null }],
    updatedAt: now,
  });
}
