import type { Order } from '@/lib/domain/orders/order';
import { heldPaymentFor } from './held-payments';
import { endsAt } from '@/lib/domain/reservations/reservation-end';
import { PAYMENT_LINK_MS, owedExtra } from './extra/extra-payment';
import { awaitsCard, isUnpaid } from './settlement';
import { awaitsTransfer, leftToTransfer } from './transfer/transfer-money';

/** What a payment link finds: by card it is `open`, by bank transfer `transfer`; `over` is whatever is no longer paid by it. */
export type PaymentLinkState = 'open' | 'transfer' | 'paid' | 'held' | 'over';

export function paymentLinkState(order: Order, now: number): PaymentLinkState {
  const extra = owedExtra(order);
  if (extra) return heldPaymentFor(order, extra.paymentId) ? 'held' : now < extra.payUntil ? 'open' : 'over';
  if (awaitsCard(order)) return now < (endsAt(order) ?? 0) ? 'open' : 'over';
  if (awaitsTransfer(order)) return leftToTransfer(order) > 0 ? 'transfer' : 'held';
  if (order.status === 'pending' && order.holds.length > 0) return 'held';
  return isUnpaid(order) || order.status === 'cancelled' ? 'over' : 'paid';
}

/** Whether a link asks for a payment of the order: its first, or what it came to cost more. */
export const canSendLink = (order: Order): boolean => awaitsCard(order) || owedExtra(order) !== null;

/** Until when a link of the order that is made now is good. */
export const linkUntil = (order: Order): number => owedExtra(order)?.payUntil ?? order.payUntil ?? 0;

/** Until when the order may be paid once its link is sent at `now`; never earlier than before. One by hand has its own time. */
export const payableUntil = (order: Order, now: number): number =>
  Math.max(linkUntil(order), order.byHand && order.payUntil && !owedExtra(order) ? 0 : now + PAYMENT_LINK_MS);
