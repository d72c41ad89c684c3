import type { Order } from '@/lib/domain/orders/order';
import { heldPaymentFor } from './held-payments';
import { endsAt } from '@/lib/domain/reservations/reservation-end';
import { PAYMENT_LINK_MS, owedExtra } from './extra/extra-payment';
import { awaitsCard, isUnpaid } from './settlement';
import { awaitsTransfer, leftToTransfer, owesTransfer } from './transfer/transfer-money';

/** The state behind a payment link: `open` by card, `transfer` by bank transfer; `over`: no longer payable. */
export type PaymentLinkState = 'open' | 'transfer' | 'paid' | 'held' | 'over';

export function paymentLinkState(order: Order, now: number): PaymentLinkState {
  const extra = owedExtra(order);
  if (owesTransfer(order)) return leftToTransfer(order) > 0 ? 'transfer' : 'held';
  if (extra) return heldPaymentFor(order, extra.paymentId) ? 'held' : now < extra.payUntil ? 'open' : 'over';
  if (awaitsCard(order)) return now < (endsAt(order) ?? 0) ? 'open' : 'over';
  if (awaitsTransfer(order)) return leftToTransfer(order) > 0 ? 'transfer' : 'held';
  if (order.status === 'pending' && order.holds.length > 0) return 'held';
  return isUnpaid(order) || order.status === 'cancelled' ? 'over' : 'paid';
}

/** Whether the order has something to pay by link: its first payment or an extra one. */
export const canSendLink = (order: Order): boolean => awaitsCard(order) || owedExtra(order) !== null;

/** The expiry of a link made now. */
export const linkUntil = (order: Order): number => owedExtra(order)?.payUntil ?? order.payUntil ?? 0;

/**
 * The payment deadline once a link is sent at `now`; never earlier than before. Orders entered by staff have their own
 * period.
 */
export const payableUntil = (order: Order, now: number): number =>
  Math.max(linkUntil(order), order.byHand && order.payUntil && !owedExtra(order) ? 0 : now + PAYMENT_LINK_MS);
