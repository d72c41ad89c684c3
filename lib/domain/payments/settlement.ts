import type { Order } from '@/lib/domain/orders/order';
import type { HoldReason } from '@/lib/domain/orders/order-status';
import { chargedOf } from '@/lib/domain/prepaid/order-prepaid';
import type { RestCause } from './refund-order';
import type { CardPayment } from './card-payment';
import { heldPaymentFor } from './held-payments';

/** What a payment means for its order. */
export type Settlement =
  /** Nothing that the order does not know. */
  | { readonly kind: 'none' }
  /** The order is paid and may be placed. */
  | { readonly kind: 'paid' }
  /** A bank refused; the shopper may try again. */
  | { readonly kind: 'refused'; readonly refusal: string }
  /** The money came when the order was over. */
  | { readonly kind: 'late' }
  /** Somebody has to look before anything is taken for paid. */
  | { readonly kind: 'hold'; readonly reason: HoldReason };

export const isUnpaid = ({ paymentStatus }: Order): boolean =>
  paymentStatus === 'unpaid' || paymentStatus === 'failed';

/** Whether the order waits for a card, so that it may be paid. */
export const awaitsCard = (order: Order): boolean =>
  order.status === 'pending' && order.paymentMethod === 'card' && isUnpaid(order) && order.holds.length === 0;

/**
 * Decides what a payment's current state means for its order. Repeated and unordered calls have the same
 * result: only a final state at the provider changes the order's money.
 */
export function settlementOf(order: Order, payment: CardPayment): Settlement {
  if (payment.state === 'paid') return settlementOfMoney(order, payment);
  const { refusal } = payment;
  const isNews = refusal !== null && !order.refusals.includes(refusal);
  return isNews && awaitsCard(order) ? { kind: 'refused', refusal } : { kind: 'none' };
}

function settlementOfMoney(order: Order, payment: CardPayment): Settlement {
  const isKnown = heldPaymentFor(order, payment.id) || (order.paymentId === payment.id && !isUnpaid(order));
  if (isKnown) return { kind: 'none' };
  const reason = mismatchOf(order, payment);
  if (reason) return { kind: 'hold', reason };
  if (awaitsCard(order)) return { kind: 'paid' };
  const isOver = order.status === 'cancelled' && order.paymentMethod === 'card' && isUnpaid(order);
  return isOver ? { kind: 'late' } : { kind: 'hold', reason: 'unexpected' };
}

function mismatchOf(
  order: Order,
  { id, storeId, orderId, currency, received }: CardPayment,
): HoldReason | null {
  const isItsOwn = id === order.paymentId && storeId === order.storeId && orderId === order.id;
  if (!isItsOwn) return 'unexpected';
  if (currency !== order.currency) return 'currency';
  return received === chargedOf(order) ? null : 'amount';
}

/** Whether the order ended by itself, because its payment did not come in time. */
export const hasExpired = ({ status, history }: Order): boolean =>
  status === 'cancelled' && history.at(-1)?.actor === 'system';

const CAME_TOO_LATE: RestCause = 'late-payment';

/** Why a cancelled order can no longer be paid; money that came too late goes back. */
export function whyOver(order: Order): 'late' | 'expired' | 'cancelled' {
  if (order.refunds.some(({ id }) => id === CAME_TOO_LATE)) return 'late';
  return hasExpired(order) ? 'expired' : 'cancelled';
}
