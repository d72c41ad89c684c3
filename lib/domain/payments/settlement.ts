import type { Minor } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import type { HoldReason } from '@/lib/domain/orders/order-status';
import { chargedOf } from '@/lib/domain/prepaid/order-prepaid';
import { owedExtra, type ExtraPayment } from './extra/extra-payment';
import type { RestCause } from './refund-order';
import type { CardPayment } from './card-payment';
import { heldPaymentFor } from './held-payments';

/** The effect of a payment on its order. */
export type Settlement =
  /** Nothing new for the order. */
  | { readonly kind: 'none' }
  /** The order is paid and may be placed. */
  | { readonly kind: 'paid' }
  /** The extra payment is paid. */
  | { readonly kind: 'extra' }
  /** The bank refused; the shopper can retry. */
  | { readonly kind: 'refused'; readonly refusal: string }
  /** The money arrived after the order ended. */
  | { readonly kind: 'late' }
  /** Staff must decide before it counts as paid. */
  | { readonly kind: 'hold'; readonly reason: HoldReason };

export const isUnpaid = ({ paymentStatus }: Order): boolean =>
  paymentStatus === 'unpaid' || paymentStatus === 'failed';

/** Whether the order waits for a card payment. */
export const awaitsCard = (order: Order): boolean =>
  order.status === 'pending' && order.paymentMethod === 'card' && isUnpaid(order) && order.holds.length === 0;

/**
 * Decides the effect of a payment's current state on its order. Repeated and unordered calls have the same result: only
 * a final state at the provider changes the order's money.
 */
export function settlementOf(order: Order, payment: CardPayment): Settlement {
  const extra = order.extraPayments.find(({ paymentId }) => paymentId === payment.id);
  if (payment.state === 'paid')
    return extra ? settlementOfExtra(order, payment, extra) : settlementOfMoney(order, payment);
  const { refusal } = payment;
  const isAwaited = extra ? owedExtra(order) === extra : awaitsCard(order);
  const isNews = refusal !== null && !(extra ?? order).refusals.includes(refusal);
  return isNews && isAwaited ? { kind: 'refused', refusal } : { kind: 'none' };
}

/** Money for an order that has ended is held, and staff refund it. */
function settlementOfExtra(order: Order, payment: CardPayment, extra: ExtraPayment): Settlement {
  if (extra.paidAt !== null || heldPaymentFor(order, payment.id)) return { kind: 'none' };
  const reason = mismatchOf(order, payment, { paymentId: extra.paymentId, amount: extra.amount });
  if (reason) return { kind: 'hold', reason };
  return owedExtra(order) ? { kind: 'extra' } : { kind: 'hold', reason: 'unexpected' };
}

function settlementOfMoney(order: Order, payment: CardPayment): Settlement {
  const isKnown = heldPaymentFor(order, payment.id) || (order.paymentId === payment.id && !isUnpaid(order));
  if (isKnown) return { kind: 'none' };
  const reason = mismatchOf(order, payment, { paymentId: order.paymentId, amount: chargedOf(order) });
  if (reason) return { kind: 'hold', reason };
  if (awaitsCard(order)) return { kind: 'paid' };
  const isOver = order.status === 'cancelled' && order.paymentMethod === 'card' && isUnpaid(order);
  return isOver ? { kind: 'late' } : { kind: 'hold', reason: 'unexpected' };
}

function mismatchOf(
  order: Order,
  { id, storeId, orderId, currency, received }: CardPayment,
  asked: { readonly paymentId: string | null; readonly amount: Minor },
): HoldReason | null {
  const isItsOwn = id === asked.paymentId && storeId === order.storeId && orderId === order.id;
  if (!isItsOwn) return 'unexpected';
  if (currency !== order.currency) return 'currency';
  return received === asked.amount ? null : 'amount';
}

/** Whether the order expired because its payment did not arrive in time. */
export const hasExpired = ({ status, history }: Order): boolean =>
  status === 'cancelled' && history.at(-1)?.actor === 'system';

const CAME_TOO_LATE: RestCause = 'late-payment';

/** Why a cancelled order cannot be paid any more; late payments are refunded. */
export function whyOver(order: Order): 'late' | 'expired' | 'cancelled' {
  if (order.refunds.some(({ id }) => id === CAME_TOO_LATE)) return 'late';
  return hasExpired(order) ? 'expired' : 'cancelled';
}
