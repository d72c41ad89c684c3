import type { Transaction } from 'firebase-admin/firestore';
import type { Order } from '@/lib/domain/orders/order';
import { canTakeAgain, hasExpired } from '@/lib/domain/payments/settlement';
import { catalogueOf, productRefs } from '@/functions/src/adapters/firestore';
import { queueOrderMail } from '@/functions/src/adapters/outbox';
import { takeGoods } from '@/functions/src/handlers/orders/take-goods';
import { giveBackRest } from './refunds/begin-refund';
import { placePaid, saveSettled } from './place-paid';
import type { Settling } from './place-paid';
import type { SettleDeps } from './settle-payment';

/**
 * Money that came for an order which is over: one that only expired is placed after all while its goods are there;
 * else everything goes back, and both sides are told.
 */
export async function settleLatePayment(
  tx: Transaction,
  deps: SettleDeps,
  settling: Settling,
): Promise<Order> {
  const { db } = deps;
  const { order, payment, setting, now } = settling;
  const ids = order.lines.map(({ productId }) => productId);
  const catalogue = catalogueOf(await tx.getAll(...productRefs(db, order.storeId, ids)));
  if (hasExpired(order) && canTakeAgain(order.lines, catalogue)) {
    takeGoods(tx, db, { order, catalogue, setting }, now);
    return placePaid(tx, db, settling);
  }
  const paid = saveSettled(tx, db, {
    ...order,
    paymentStatus: 'paid',
    paymentId: payment.id,
    updatedAt: now,
  });
  const { to, locale } = setting.notices;
  if (to) queueOrderMail(tx, db, order, { kind: 'owner-payment-late', to, locale }, now);
  return giveBackRest(tx, deps, { order: paid, setting, cause: 'late-payment', by: '', at: now });
}
