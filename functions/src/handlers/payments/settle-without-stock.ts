import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { catalogueOf, productRefs } from '@/functions/src/adapters/database/firestore';
import { findDiscount, isUsedUp } from '@/functions/src/adapters/orders/discounts';
import { readPrepaidOf } from '@/functions/src/adapters/orders/prepaid';
import { readsIn } from '@/functions/src/adapters/orders/reads';
import { holdCode } from '@/functions/src/adapters/orders/single-codes';
import { queueOrderMail } from '@/functions/src/adapters/outbox/outbox';
import { countFees } from '@/functions/src/handlers/payments/connect/record-fees';
import { canTakeAgain, takeAgain } from '@/functions/src/handlers/prepaid/order-prepaid';
import { takeOrderStock } from '@/functions/src/handlers/orders/take-order-stock';
import type { Discount } from '@/lib/domain/discounts/discount';
import { applyStatusChange } from '@/lib/domain/orders/apply-status-change';
import type { Order } from '@/lib/domain/orders/order';
import { missingStock } from '@/lib/domain/orders/placing/missing-stock';
import { hasExpired } from '@/lib/domain/payments/settlement';
import { refundRest } from './refunds/begin-refund';
import { placePaidOrder, saveSettled } from './place-paid-order';
import type { SettleDeps, Settling } from './place-paid-order';

/**
 * Settles a payment for an order without stock: the order has ended, or nothing was reserved. An order that only expired or
 * waited is placed if its stock, its code's discount and its gift card's money are still available. Otherwise it ends,
 * everything is refunded, and both sides are notified.
 */
export async function settleWithoutStock(
  tx: Transaction,
  deps: SettleDeps,
  settling: Settling,
): Promise<Order> {
  const { db } = deps;
  const { order, payment, setting, now } = settling;
  const ids = order.lines.map(({ productId }) => productId);
  const catalogue = catalogueOf(await tx.getAll(...productRefs(db, order.storeId, ids)));
  const account = await readPrepaidOf(tx, db, order);
  const expired = hasExpired(order);
  // Its code was released when it expired.
  const code = expired ? await codeOf(db, order) : null;
  const isWanted =
    order.status === 'pending' ||
    (expired && canTakeAgain(order, account) && (await canHoldAgain(tx, db, order, code)));
  if (isWanted && missingStock(order.lines, catalogue, order.locale).length === 0) {
    holdCode(tx, db, order, code);
    takeOrderStock(tx, db, { order, catalogue, setting }, now);
    return placePaidOrder(tx, db, { ...settling, order: takeAgain(tx, db, order, account, now) });
  }
  const paid = saveSettled(tx, db, {
    ...ended(order, now),
    paymentStatus: 'paid',
    paymentId: payment.id,
    updatedAt: now,
  });
  countFees(tx, db, order, paid, now);
  const { to, locale } = setting.notices;
  if (to) queueOrderMail(tx, db, order, { kind: 'owner-payment-late', to, locale }, now);
  return refundRest(tx, deps, { order: paid, account, setting, cause: 'late-payment', by: '', at: now });
}

/** The discount behind the order's code; null without one, or if it was deleted since. */
async function codeOf(db: Firestore, { storeId, discounts }: Order): Promise<Discount | null> {
  const held = discounts.find(({ code }) => code);
  const discount = held ? await findDiscount(db, storeId, held.id) : null;
  return held && discount ? { ...discount, code: held.code } : null;
}

/** Whether the order may have its code's discount again. */
async function canHoldAgain(
  tx: Transaction,
  db: Firestore,
  { storeId, customerId }: Order,
  code: Discount | null,
): Promise<boolean> {
  return code === null || !(await isUsedUp(db, storeId, code, { customerId, reads: readsIn(tx) }));
}

/** The order as ended, if it has not ended yet. */
function ended(order: Order, now: number): Order {
  const moved = applyStatusChange(order, { to: 'cancelled', actor: 'system', by: null, now });
  return moved.ok ? moved.value : order;
}
