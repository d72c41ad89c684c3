import type { Order, OrderHold } from '@/lib/domain/orders/order';
import type { RefundState } from '@/lib/domain/orders/order-status';
import type { CardPayment } from '@/lib/domain/payments/card-payment';
import { heldPaymentsOf, heldPaymentFor } from '@/lib/domain/payments/held-payments';
import type { Minor } from '@/lib/domain/money/money';
import { ownPayment, takenPaymentOf, type TakenPayment } from '@/lib/domain/payments/extra/taken-payments';
import { chargedOf } from '@/lib/domain/prepaid/order-prepaid';
import { ABOUT_NOTHING } from './difference';
import type { DifferenceKind, FoundDifference } from './difference';

/** Refunds are sent within moments; one that is not sent after this time is stuck. */
const SENT_WITHIN_MS = 60 * 60 * 1000;

/** A refund at the card provider; `refundId` is its id in the order, empty if it was made elsewhere. */
interface GivenRefund {
  readonly id: string;
  readonly refundId: string;
  readonly amount: Minor;
  readonly state: RefundState;
}

/** Whether the order was paid by card, even if refunded since; a free order has no payment. */
export const isPaidByCard = (order: Order): boolean =>
  order.paymentMethod === 'card' &&
  chargedOf(order) > 0 &&
  order.paymentStatus !== 'unpaid' &&
  order.paymentStatus !== 'failed';

/** The order's payment with this id, else its own payment. */
const takenOf = (order: Order, payment: Pick<CardPayment, 'id'> | null): TakenPayment =>
  (payment && takenPaymentOf(order, payment.id)) ?? ownPayment(order);

/** What the order says was charged with this payment (null: its own, unknown to the provider). */
export const chargedBy = (order: Order, payment: Pick<CardPayment, 'id'> | null): Minor =>
  takenOf(order, payment).amount;

/** The refunds through this payment. */
const byCard = (order: Order, payment: Pick<CardPayment, 'id'> | null) => {
  const taken = takenOf(order, payment);
  return order.refunds.filter(({ to, of }) => to === undefined && of === taken.of);
};

/** The completed card refunds of this payment, according to the order. */
export const givenBack = (order: Order, payment: Pick<CardPayment, 'id'> | null): Minor =>
  byCard(order, payment)
    .filter(({ state }) => state === 'done')
    .reduce((sum, { amount }) => sum + amount, 0);

/** Whether the refunds of a payment must be compared one by one. */
export const refundsDiffer = (order: Order, payment: CardPayment): boolean =>
  payment.refunded !== givenBack(order, payment) || order.refunds.some(({ state }) => state === 'pending');

/** A difference about an order's payment: expected and found. */
export function paymentDifference(
  kind: DifferenceKind,
  order: Order | null,
  payment: Pick<CardPayment, 'id' | 'currency'> | null,
  [expected, found]: readonly [Minor, Minor],
): FoundDifference {
  const paymentId = payment?.id ?? order?.paymentId ?? '';
  const isExtra = order?.extraPayments.some((extra) => extra.paymentId === paymentId);
  return {
    ...ABOUT_NOTHING,
    id: [kind, order?.id ?? paymentId, ...(isExtra ? [paymentId] : [])].join(':'),
    kind,
    orderId: order?.id ?? '',
    orderNumber: order?.number ?? '',
    paymentId,
    expected,
    found,
    currency: payment?.currency ?? order?.currency ?? '',
  };
}

/**
 * The differences between an order (null: unknown) and its payment (null: unknown to the provider), after all repairs.
 * `refunds` are the provider's, or null when `refundsDiffer` is false.
 */
export function comparePayment(
  order: Order | null,
  payment: CardPayment | null,
  refunds: readonly GivenRefund[] | null,
  now: number,
): FoundDifference[] {
  const received = payment?.state === 'paid' ? payment.received : 0;
  if (!order) return received ? [paymentDifference('unknown', null, payment, [0, received])] : [];
  const held = heldPaymentsOf(order).map((hold) => heldDifference(order, hold));
  if (payment && heldPaymentFor(order, payment.id)) return held;
  const differ = (kind: DifferenceKind, expected: Minor, found: Minor) => [
    ...held,
    paymentDifference(kind, order, payment, [expected, found]),
  ];
  const isPaid = isPaidByCard(order);
  const charged = chargedBy(order, payment);
  if (isPaid && !received) return differ('missing', charged, 0);
  if (!isPaid && received) return differ('unsettled', 0, received);
  if (!isPaid || !payment) return held;
  const isOther = received !== charged || payment.currency !== order.currency;
  return [
    ...(isOther ? differ('amount', charged, received) : held),
    ...compareRefunds(order, payment, refunds ?? [], refunds === null, now),
  ];
}

/** The first hold is identified by the order's id alone, as before an order could have several. */
function heldDifference(order: Order, { paymentId, amount, currency }: OrderHold): FoundDifference {
  const held = { id: paymentId, currency };
  const difference = paymentDifference('amount', order, held, [chargedOf(order), amount]);
  const isFirst = order.holds[0]?.paymentId === paymentId;
  return isFirst ? difference : { ...difference, id: `${difference.id}:${paymentId}` };
}

function compareRefunds(
  order: Order,
  payment: CardPayment,
  given: readonly GivenRefund[],
  isAgreed: boolean,
  now: number,
): FoundDifference[] {
  if (isAgreed) return [];
  const there = given.filter(({ state }) => state !== 'failed');
  const isThere = (id: string) => there.some((one) => one.id === id || one.refundId === id);
  const isHere = (one: GivenRefund) =>
    order.refunds.some(({ id, state }) => state !== 'failed' && (id === one.id || id === one.refundId));
  const about = (kind: DifferenceKind, id: string, amounts: readonly [Minor, Minor]) => {
    const difference = paymentDifference(kind, order, payment, amounts);
    return { ...difference, id: `${difference.id}:${id}` };
  };
  const lost = byCard(order, payment).filter(({ id, state }) => state !== 'failed' && !isThere(id));
  return [
    ...lost.flatMap(({ id, state, amount, at }) => {
      if (state === 'done') return [about('refund-missing', id, [amount, 0])];
      return now - at > SENT_WITHIN_MS ? [about('refund-waiting', id, [amount, 0])] : [];
    }),
    ...there.filter((one) => !isHere(one)).map(({ id, amount }) => about('refund-unknown', id, [0, amount])),
  ];
}
