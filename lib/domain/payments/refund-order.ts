import { countPieces } from '@/lib/domain/cart/cart-operations';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { cardStepOf, type Minor } from '@/lib/domain/money/money';
import type { Order, OrderLine, Refund, RefundedLine } from '@/lib/domain/orders/order';
import {
  ownPayment,
  paymentOfRefund,
  takenPaymentOf,
  takenPayments,
} from '@/lib/domain/payments/extra/taken-payments';
import type { TakenPayment } from '@/lib/domain/payments/extra/taken-payments';
import { chargedOf, prepaidOf } from '@/lib/domain/prepaid/order-prepaid';
import { arrivedPieces } from '@/lib/domain/orders/returns/return';
import { canChangePaymentStatus, returnsStock } from '@/lib/domain/orders/order-status';
import type { PaymentStatus, RefundState } from '@/lib/domain/orders/order-status';

/** What a failed refund promised counts no more. */
const standing = ({ refunds }: Order): readonly Refund[] => refunds.filter(({ state }) => state !== 'failed');

const sumOf = (refunds: readonly Refund[]): Minor => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Minor units refunded or on their way back. */
export const refundedAmount = (order: Order): Minor => sumOf(standing(order));

/** Of an edit that lowered the total of a paid order; its refund's id goes on with the number of the edit. */
export const EDIT_REFUND = 'edit-';

/** Whether a refund follows from an edit, whose total is without it. */
export const isOfEdit = ({ id }: Pick<Refund, 'id'>): boolean => id.startsWith(EDIT_REFUND);

/** What the last edit of an order gave back. */
export function refundOfLastEdit(order: Order): Minor {
  const id = `${EDIT_REFUND}${order.edits.length}`;
  return sumOf(standing(order).filter(isPartOf(id)));
}

/** Minor units of the total, as it is now, that were refunded or are on their way back. */
export const refundedOfTotal = (order: Order): Minor =>
  sumOf(standing(order).filter((refund) => !isOfEdit(refund)));

/** A dispute of one of the order's payments as the refund that it comes to where it is lost. */
interface Chargeback {
  readonly refund: Refund;
  readonly isLost: boolean;
}

/** What banks take back, or would, of the order's payments. Another payment, that the order was held for, was never counted. */
export const chargebacksOf = (order: Order): Chargeback[] =>
  order.disputes.flatMap(({ id, paymentId, at, amount, state }) => {
    const taken = paymentId === null ? ownPayment(order) : takenPaymentOf(order, paymentId);
    if (!taken) return [];
    const refund: Refund = {
      ...{ id, at, by: '', amount, lines: [], reason: '', restocked: false, state: 'done' },
      ...(taken.of && { of: taken.of }),
    };
    return [{ refund, isLost: state === 'lost' }];
  });

/** What the bank took back when disputes were lost; they are no refunds of the order's own. */
export const lossesOf = (order: Order): Refund[] =>
  chargebacksOf(order).flatMap(({ refund, isLost }) => (isLost ? [refund] : []));

/** Minor units that may still be given back; nothing before the order was paid. */
export function refundableAmount(order: Order): Minor {
  if (!canChangePaymentStatus(order.paymentStatus, 'refunded')) return 0;
  return Math.max(paidAmount(order) - refundedAmount(order) - sumOf(lossesOf(order)), 0);
}

/** All that was paid, in whatever way; what an order gave back unpaid was none. */
const paidAmount = (order: Order): Minor => chargedOf(order) + prepaidOf(order) + order.surplus.prepaid;

/** What of one payment neither went back nor was taken back by its bank. */
function leftOf(order: Order, { of, amount }: TakenPayment): Minor {
  const gone = [...standing(order).filter(({ to }) => to === undefined), ...lossesOf(order)];
  return Math.max(amount - sumOf(gone.filter((refund) => refund.of === of)), 0);
}

/** What of it may still go back the way of the card or the cash; `of`: by this payment alone. */
export function refundableByPayment(order: Order, by?: Pick<Refund, 'of'>): Minor {
  const one = by && paymentOfRefund(order, by);
  const payments = by ? (one ? [one] : []) : takenPayments(order);
  const left = payments.reduce((sum, payment) => sum + leftOf(order, payment), 0);
  return Math.min(left, refundableAmount(order));
}

/** A refund by itself of what a mixed one puts onto the gift card. */
export const PREPAID_PART = '-prepaid';

/** Whether a refund is the one of this id, or a part of it. */
export const isPartOf =
  (id: string) =>
  (refund: Pick<Refund, 'id'>): boolean =>
    refund.id === id ||
    (refund.id.startsWith(id) && /^-(prepaid|extra-\d+)$/.test(refund.id.slice(id.length)));

/**
 * The refunds that a wanted one comes to, each of which succeeds or fails alone: first what was paid by card or in cash, payment by
 * payment and never more than each was paid, the rest onto the gift card or credit that paid. Its pieces are named by the first.
 */
export function splitRefund(order: Order, refund: Refund): Refund[] {
  if (refund.to) return [refund];
  const ways: Pick<Refund, 'amount' | 'of' | 'to'>[] = [];
  let rest = refund.amount;
  let byPayment = Math.min(rest, refundableByPayment(order));
  for (const payment of takenPayments(order)) {
    const amount = Math.min(leftOf(order, payment), byPayment);
    if (amount > 0) ways.push({ amount, ...(payment.of && { of: payment.of }) });
    byPayment -= amount;
    rest -= amount;
  }
  if (rest > 0 && prepaidOf(order) + order.surplus.prepaid > 0) ways.push({ amount: rest, to: 'prepaid' });
  // More than there is stays one, to be refused as such.
  else if (rest > 0) return [refund];
  return ways.map((way, at) => (at === 0 ? { ...refund, ...way } : partOf(refund, way)));
}

const partOf = (refund: Refund, way: Pick<Refund, 'amount' | 'of' | 'to'>): Refund => ({
  ...refund,
  id: refund.id + (way.to ? PREPAID_PART : `-${way.of ?? ''}`),
  ...{ lines: [], restocked: false },
  ...way,
});

/** Whether its way moves such a refund back: a card does so in steps of its currency. */
export const canMoveBack = (
  { paymentMethod, currency }: Order,
  { amount, to }: Pick<Refund, 'amount' | 'to'>,
): boolean => to === 'prepaid' || paymentMethod !== 'card' || amount % cardStepOf(currency) === 0;

const piecesOf = (refunds: readonly Refund[], at: number): number =>
  countPieces(refunds.flatMap(({ lines }) => lines).filter(({ line }) => line === at));

/** Pieces of the line at this position that no refund names yet. */
export const refundableQuantity = (order: Order, at: number): number =>
  Math.max((order.lines[at]?.quantity ?? 0) - piecesOf(standing(order), at), 0);

/** The order's lines with the pieces that have not come back into stock: what cancelling or returning it brings. */
export function goodsOut(order: Order): OrderLine[] {
  return order.lines
    .map((line, at) => ({ ...line, quantity: quantityOut(order, at) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Pieces of the line that did not come back, by a refund or a return. */
export const quantityOut = (order: Order, at: number): number => {
  const back = order.refunds.filter(({ restocked }) => restocked);
  return (order.lines[at]?.quantity ?? 0) - piecesOf(back, at) - arrivedPieces(order, at);
};

/** Pieces of the line at this position to pack: those that no refund gave back, into stock or as money alone. */
export const packableQuantity = (order: Order, at: number): number =>
  Math.min(quantityOut(order, at), refundableQuantity(order, at));

/**
 * What goes into the parcel, or went: the lines without the pieces that were given back before it left, into stock or as
 * money alone, since such a piece was missing or spoilt. What was given back afterwards had been in it.
 */
export function goodsToPack(order: Order): OrderLine[] {
  if (order.status === 'cancelled') return [];
  const leftAt = order.history.find(({ to }) => to === 'shipped')?.at ?? Infinity;
  const early = { ...order, returns: [], refunds: order.refunds.filter(({ at }) => at < leftAt) };
  return order.lines
    .map((line, at) => ({
      ...line,
      quantity: packableQuantity(early, at),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** Whether the pieces of a refund are still with the shopper; those of one that failed may have come back already. */
const areOut = (order: Order, { lines }: Refund): boolean =>
  !returnsStock(order.status) && lines.every(({ line, quantity }) => quantity <= quantityOut(order, line));

/** The lines that a refund names, with its quantities. */
export const refundedGoods = (order: Order, refund: Refund): OrderLine[] =>
  refund.lines.flatMap(({ line, quantity }) => {
    const bought = order.lines[line];
    if (!bought) return [];
    // The same however many pieces went back before: figures are taken off and put back by it.
    return [{ ...bought, quantity, discount: Math.round((bought.discount * quantity) / bought.quantity) }];
  });

/**
 * What was paid for so many more pieces of the line at this position, after its share of the discounts and
 * with VAT that was added, in steps that a card moves. All its pieces together come to what was paid for the line, in however many
 * parts, but for what of the VAT is less than a step.
 */
export function paidFor(order: Order, at: number, quantity: number): Minor {
  const line = order.lines[at];
  if (!line) return 0;
  const step = cardStepOf(order.currency);
  const before = line.quantity - refundableQuantity(order, at);
  const added = order.tax && !order.tax.included ? (order.tax.lines[at]?.tax ?? 0) : 0;
  const shared = (amount: Minor, pieces: number) =>
    Math.floor((amount * pieces) / (line.quantity * step)) * step;
  const between = (amount: Minor) => shared(amount, before + quantity) - shared(amount, before);
  return line.unitPrice * quantity - between(line.discount) + between(added);
}

/** Pieces to refund by position of their line. */
export type RefundQuantities = Readonly<Record<number, number>>;

/**
 * What was paid for these pieces; the last ones include what else was paid (delivery), because then nothing of the order
 * remains. Never more than is left to refund.
 */
export function amountFor(order: Order, quantities: RefundQuantities): Minor {
  const left = refundableAmount(order);
  const isEverything = order.lines.every((_, at) => (quantities[at] ?? 0) === refundableQuantity(order, at));
  if (isEverything) return left;
  const goods = order.lines.reduce((sum, _, at) => sum + paidFor(order, at, quantities[at] ?? 0), 0);
  return Math.min(goods, left);
}

/**
 * Adds a refund to the order. `refund-refused` before it was paid or once everything was refunded;
 * `refund-too-much` for more money than is left (of its way) or more pieces than were bought. Pieces that came back with
 * the whole order are not returned to stock again.
 */
export function refundOrder(order: Order, refund: Refund): Result<{ order: Order; refund: Refund }> {
  const left = refundableAmount(order);
  if (left === 0) return fail({ code: 'refund-refused' });
  const most = refund.to ? left : refundableByPayment(order, refund);
  const isWithin = refund.amount > 0 && refund.amount <= most && refund.lines.every(hasPieces(order));
  const names = new Set(refund.lines.map(({ line }) => line));
  if (!isWithin || names.size < refund.lines.length) return fail({ code: 'refund-too-much' });
  const restocked = refund.restocked && refund.lines.length > 0 && areOut(order, refund);
  const given = { ...refund, restocked };
  const refunds = [...order.refunds, given];
  const paymentStatus = paymentStatusAfter({ ...order, refunds });
  const updatedAt = Math.max(order.updatedAt, refund.at);
  return ok({ order: { ...order, refunds, paymentStatus, updatedAt }, refund: given });
}

const hasPieces =
  (order: Order) =>
  ({ line, quantity }: RefundedLine): boolean =>
    quantity > 0 && quantity <= refundableQuantity(order, line);

/** Why the rest of an order goes back by itself, which is its refund's id: once for each cause. */
export const REST_CAUSES = ['cancelled', 'late-payment'] as const;
export type RestCause = (typeof REST_CAUSES)[number];

/** All that is left of what was paid, money and pieces; null when nothing is. Puts nothing back into stock. */
export function refundOfRest(order: Order, { id, by, at }: Pick<Refund, 'id' | 'by' | 'at'>): Refund | null {
  const amount = refundableAmount(order);
  if (amount === 0) return null;
  const lines = order.lines
    .map((_, line) => ({ line, quantity: refundableQuantity(order, line) }))
    .filter(({ quantity }) => quantity > 0);
  return { id, by, at, amount, lines, reason: '', restocked: false, state: 'pending' };
}

/** The order with the provider's result of a refund at `at`; null when nothing changes. */
export function settleRefund(order: Order, id: string, state: RefundState, at: number): Order | null {
  const known = order.refunds.find((refund) => refund.id === id);
  if (!known || known.state === state) return null;
  const refunds = order.refunds.map((refund) => (refund === known ? { ...refund, state } : refund));
  const paymentStatus = paymentStatusAfter({ ...order, refunds });
  return { ...order, refunds, paymentStatus, updatedAt: Math.max(order.updatedAt, at) };
}

/** Money that is only on its way does not change what the order says of its payment. */
export function paymentStatusAfter(order: Order): PaymentStatus {
  const done = sumOf(order.refunds.filter(({ state }) => state === 'done'));
  if (done === 0) return canChangePaymentStatus(order.paymentStatus, 'paid') ? order.paymentStatus : 'paid';
  return done >= paidAmount(order) ? 'refunded' : 'partially_refunded';
}
