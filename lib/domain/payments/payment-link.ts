import type { Order } from '@/lib/domain/orders/order';
import { endsAt } from '@/lib/domain/reservations/reservation-end';
import { awaitsCard, isUnpaid } from './settlement';
import { awaitsTransfer, leftToTransfer } from './transfer/transfer-money';

/** How long a payment link, and the order that it pays, lives from when the store sent it. */
const PAYMENT_LINK_MS = 48 * 60 * 60 * 1000;

/** What a payment link finds: by card it is `open`, by bank transfer `transfer`; `over` is whatever is no longer paid by it. */
export type PaymentLinkState = 'open' | 'transfer' | 'paid' | 'held' | 'over';

export function paymentLinkState(order: Order, now: number): PaymentLinkState {
  if (awaitsCard(order)) return now < (endsAt(order) ?? 0) ? 'open' : 'over';
  if (awaitsTransfer(order)) return leftToTransfer(order) > 0 ? 'transfer' : 'held';
  if (order.status === 'pending' && order.holds.length > 0) return 'held';
  return isUnpaid(order) || order.status === 'cancelled' ? 'over' : 'paid';
}

/** Until when the order may be paid once its link is sent at `now`; never earlier than before. One by hand has its own time. */
export const payableUntil = ({ payUntil, byHand }: Pick<Order, 'payUntil' | 'byHand'>, now: number): number =>
  Math.max(payUntil ?? 0, byHand && payUntil ? 0 : now + PAYMENT_LINK_MS);
