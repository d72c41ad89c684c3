import { countPieces } from '@/lib/domain/cart/cart-operations';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { cardStepOf, type Minor } from '@/lib/domain/money/money';
import type { Order, OrderLine, Refund } from '@/lib/domain/orders/order';
import { paymentOfRefund, takenPayments } from '@/lib/domain/payments/extra/taken-payments';
import type { TakenPayment } from '@/lib/domain/payments/extra/taken-payments';
import { chargedOf, prepaidOf } from '@/lib/domain/prepaid/order-prepaid';
import { arrivedPieces, givenPieces } from '@/lib/domain/orders/returns/return';
import type { RefundedLine } from '@/lib/domain/orders/returns/return';
import { lossesOf } from '@/lib/domain/payments/chargebacks';
import { canChangePaymentStatus, returnsStock } from '@/lib/domain/orders/order-status';
import type { PaymentStatus, RefundState } from '@/lib/domain/orders/order-status';

/** Failed refunds no longer count. */
const standing = ({ refunds }: Order): readonly Refund[] => refunds.filter(({ state }) => state !== 'failed');

const sumOf = (refunds: readonly Refund[]): Minor => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** An exchange's offset stays with the store. */
export const movesMoney = ({ to }: Refund): boolean => to !== 'exchange';

/** Minor units refunded, or with a refund in progress. */
export const refundedAmount = (order: Order): Minor => sumOf(standing(order).filter(movesMoney));

/** The id prefix of a refund for an edit that lowered a paid order's total; the edit's number follows. */
export const EDIT_REFUND = 'edit-';

/** The id prefix of an exchange's offset; the number of the exchange's edit follows. */
export const EXCHANGE_REFUND = 'exchange-';

/** Whether a refund follows from an edit, whose total already excludes it. */
export const isOfEdit = ({ id }: Pick<Refund, 'id'>): boolean => id.startsWith(EDIT_REFUND);

/** What the order's last edit refunded. */
export function refundOfLastEdit(order: Order): Minor {
  const id = `${EDIT_REFUND}${order.edits.length}`;
  return sumOf(standing(order).filter(isPartOf(id)));
}

/** What of a refund a lowered total already excludes. */
const ofEditsIn = (refund: Refund): Minor => (isOfEdit(refund) ? refund.amount : (refund.ofEdits ?? 0));

/** What of a refund is part of the current total, in minor units. */
export const ofTotalIn = (refund: Refund): Minor => refund.amount - ofEditsIn(refund);

/** The refunded part of the current total, in minor units, including refunds in progress. */
export const refundedOfTotal = (order: Order): Minor =>
  standing(order)
    .filter(movesMoney)
    .reduce((sum, refund) => sum + ofTotalIn(refund), 0);

/** What edits took off a paid total and no refund gives back, because theirs failed. */
const owedOfEdits = (order: Order): Minor => {
  const given = standing(order).reduce((sum, refund) => sum + ofEditsIn(refund), 0);
  return Math.max(order.surplus.payment + order.surplus.prepaid - given, 0);
};

/** What a refund settles of it: money alone all it can, a refund of pieces only what exceeds the current total. */
function settledOfEdits(order: Order, refund: Refund): Minor {
  if (isOfEdit(refund) || refund.to === 'exchange') return 0;
  const owed = owedOfEdits(order);
  // The first part of a split refund names the pieces of all.
  const hasPieces = [refund, ...order.refunds].some(
    ({ id, lines }) => lines.length > 0 && isPartOf(id)(refund),
  );
  const ofPieces = hasPieces ? refundableAmount(order) - owed : 0;
  return Math.min(Math.max(refund.amount - ofPieces, 0), owed);
}

/** Minor units that can still be refunded; 0 before the order was paid. */
export function refundableAmount(order: Order): Minor {
  if (!canChangePaymentStatus(order.paymentStatus, 'refunded')) return 0;
  return Math.max(paidAmount(order) - refundedAmount(order) - sumOf(lossesOf(order)), 0);
}

/** What staff can refund: nothing before they accept the order, which is no sale yet and of which declining refunds all. */
export const refundableByStaff = (order: Order): Minor =>
  order.status === 'awaiting' ? 0 : refundableAmount(order);

/** All that was paid by any method, except a prepaid amount returned with an unpaid order. */
const paidAmount = (order: Order): Minor => chargedOf(order) + prepaidOf(order) + order.surplus.prepaid;

/** The part of one payment that was neither refunded nor taken back by the bank. */
function leftOf(order: Order, { of, amount }: TakenPayment): Minor {
  const gone = [...standing(order).filter(({ to }) => to === undefined), ...lossesOf(order)];
  return Math.max(amount - sumOf(gone.filter((refund) => refund.of === of)), 0);
}

/** What can still be refunded by card or in cash; with `by`, only through that payment. */
export function refundableByPayment(order: Order, by?: Pick<Refund, 'of'>): Minor {
  const one = by && paymentOfRefund(order, by);
  const payments = by ? (one ? [one] : []) : takenPayments(order);
  const left = payments.reduce((sum, payment) => sum + leftOf(order, payment), 0);
  return Math.min(left, refundableAmount(order));
}

/** The id suffix of a mixed refund's part for the gift card. */
export const PREPAID_PART = '-prepaid';

/** Whether a refund has this id or is a part of it. */
export const isPartOf =
  (id: string) =>
  (refund: Pick<Refund, 'id'>): boolean =>
    refund.id === id ||
    (refund.id.startsWith(id) && /^-(prepaid|extra-\d+)$/.test(refund.id.slice(id.length)));

/**
 * Splits a wanted refund into parts that succeed or fail on their own: first the card or cash payments, each up to its
 * paid amount, then the gift card or credit that paid. The first part names the pieces.
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
  // A refund that exceeds the available amount stays whole, so that it is refused.
  else if (rest > 0) return [refund];
  return ways.map((way, at) => (at === 0 ? { ...refund, ...way } : partOf(refund, way)));
}

const partOf = (refund: Refund, way: Pick<Refund, 'amount' | 'of' | 'to'>): Refund => ({
  ...refund,
  id: refund.id + (way.to ? PREPAID_PART : `-${way.of ?? ''}`),
  ...{ lines: [], restocked: false },
  ...way,
});

/** Whether the amount can be refunded that way: card refunds need the currency's steps. */
export const canMoveBack = (
  { paymentMethod, currency }: Order,
  { amount, to }: Pick<Refund, 'amount' | 'to'>,
): boolean => to === 'prepaid' || paymentMethod !== 'card' || amount % cardStepOf(currency) === 0;

const piecesOf = (refunds: readonly Refund[], at: number): number =>
  countPieces(refunds.flatMap(({ lines }) => lines).filter(({ line }) => line === at));

/** Pieces of this line without a refund. */
export const refundableQuantity = (order: Order, at: number): number =>
  Math.max((order.lines[at]?.quantity ?? 0) - piecesOf(standing(order), at), 0);

/** The order's lines with the pieces not yet back in stock: what a cancellation or return brings back. */
export function goodsOut(order: Order): OrderLine[] {
  return order.lines
    .map((line, at) => ({ ...line, quantity: quantityOut(order, at) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Pieces of the line that did not come back through a refund or return. */
export const quantityOut = (order: Order, at: number): number => {
  const back = order.refunds.filter(({ restocked }) => restocked);
  return (order.lines[at]?.quantity ?? 0) - piecesOf(back, at) - arrivedPieces(order, at);
};

/** Pieces of this line to pack: without those refunded, restocked or not. */
export const packableQuantity = (order: Order, at: number): number =>
  Math.min(quantityOut(order, at), refundableQuantity(order, at));

/** The products of which the shopper has or gets a piece. */
export const boardsOut = (order: Order): string[] => [
  ...new Set(
    order.lines.flatMap(({ productId }, at) => (packableQuantity(order, at) > 0 ? [productId] : [])),
  ),
];

/**
 * The content of the parcel: the lines without pieces refunded before shipping, even without restocking, because such a
 * piece was missing or damaged. Later refunds do not count, because the parcel contained those pieces. For an exchange,
 * its pieces.
 */
export function goodsToPack(order: Order): OrderLine[] {
  if (order.status === 'cancelled') return [];
  const leftAt = order.history.find(({ to }) => to === 'shipped')?.at ?? Infinity;
  const given = givenPieces(order).map(({ line }) => line);
  const early = { ...order, returns: [], refunds: order.refunds.filter(({ at }) => at < leftAt) };
  return order.lines
    .map((line, at) => ({
      ...line,
      quantity: given.length > 0 && !given.includes(at) ? 0 : packableQuantity(early, at),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** Whether a refund's pieces are still with the shopper; those of a failed refund may have come back already. */
const areOut = (order: Order, { lines }: Refund): boolean =>
  !returnsStock(order.status) &&
  order.goods !== 'none' &&
  lines.every(({ line, quantity }) => quantity <= quantityOut(order, line));

/** The lines of a refund, with its quantities. */
export const refundedGoods = (order: Order, refund: Refund): OrderLine[] =>
  refund.lines.flatMap(({ line, quantity }) => {
    const bought = order.lines[line];
    if (!bought) return [];
    // Independent of earlier refunds, because figures are subtracted and added back with it.
    return [{ ...bought, quantity, discount: Math.round((bought.discount * quantity) / bought.quantity) }];
  });

/**
 * The paid amount of `quantity` further pieces of this line, after discounts and with added VAT, in card steps. All
 * pieces together give the line's paid amount, however split, except for VAT below one step.
 */
export function paidFor(order: Order, at: number, quantity: number): Minor {
  const line = order.lines[at];
  if (!line) return 0;
  const added = order.tax && !order.tax.included ? (order.tax.lines[at]?.tax ?? 0) : 0;
  return line.unitPrice * quantity - discountFor(order, at, quantity) + sharedBy(order, at, quantity, added);
}

/** The discounts on `quantity` further pieces of the line. */
export const discountFor = (order: Order, at: number, quantity: number): Minor =>
  sharedBy(order, at, quantity, order.lines[at]?.discount ?? 0);

/** The share of `quantity` further pieces in an amount for the whole line. */
function sharedBy(order: Order, at: number, quantity: number, amount: Minor): Minor {
  const all = order.lines[at]?.quantity ?? 0;
  if (all === 0) return 0;
  const step = cardStepOf(order.currency);
  const before = all - refundableQuantity(order, at);
  const shared = (pieces: number) => Math.floor((amount * pieces) / (all * step)) * step;
  return shared(before + quantity) - shared(before);
}

/** Pieces to refund, by line position. */
export type RefundQuantities = Readonly<Record<number, number>>;

/**
 * The paid amount of these pieces; the last ones include the rest (delivery), because nothing of the order remains.
 * Never more than is refundable.
 */
export function amountFor(order: Order, quantities: RefundQuantities): Minor {
  const left = refundableAmount(order);
  const isEverything = order.lines.every((_, at) => (quantities[at] ?? 0) === refundableQuantity(order, at));
  if (isEverything) return left;
  const goods = order.lines.reduce((sum, _, at) => sum + paidFor(order, at, quantities[at] ?? 0), 0);
  return Math.min(goods, left);
}

/**
 * Adds a refund to the order. Fails with `refund-refused` before payment or once everything was refunded;
 * `refund-too-much` for more money than is left (of its target) or more pieces than were bought. Pieces that came back
 * with the whole order are not restocked again.
 */
export function refundOrder(order: Order, refund: Refund): Result<{ order: Order; refund: Refund }> {
  const left = refundableAmount(order);
  if (left === 0) return fail({ code: 'refund-refused' });
  const most = refund.to ? left : refundableByPayment(order, refund);
  const isWithin = refund.amount > 0 && refund.amount <= most && refund.lines.every(hasPieces(order));
  const names = new Set(refund.lines.map(({ line }) => line));
  if (!isWithin || names.size < refund.lines.length) return fail({ code: 'refund-too-much' });
  const restocked = refund.restocked && refund.lines.length > 0 && areOut(order, refund);
  const ofEdits = settledOfEdits(order, refund);
  const given = { ...refund, restocked, ...(ofEdits > 0 && { ofEdits }) };
  const refunds = [...order.refunds, given];
  const paymentStatus = paymentStatusAfter({ ...order, refunds });
  const updatedAt = Math.max(order.updatedAt, refund.at);
  return ok({ order: { ...order, refunds, paymentStatus, updatedAt }, refund: given });
}

const hasPieces =
  (order: Order) =>
  ({ line, quantity }: RefundedLine): boolean =>
    quantity > 0 && quantity <= refundableQuantity(order, line);

/** Automatic refunds of an order's rest: the cause is the refund's id, so each happens once. */
export const REST_CAUSES = ['cancelled', 'late-payment'] as const;
export type RestCause = (typeof REST_CAUSES)[number];

/** Everything still refundable, money and pieces; null for nothing. Restocks nothing. */
export function refundOfRest(order: Order, { id, by, at }: Pick<Refund, 'id' | 'by' | 'at'>): Refund | null {
  const amount = refundableAmount(order);
  if (amount === 0) return null;
  const lines = order.lines
    .map((_, line) => ({ line, quantity: refundableQuantity(order, line) }))
    .filter(({ quantity }) => quantity > 0);
  return { id, by, at, amount, lines, reason: '', restocked: false, state: 'pending' };
}

/** Applies the provider's result of a refund at `at`; null when nothing changes. */
export function settleRefund(order: Order, id: string, state: RefundState, at: number): Order | null {
  const known = order.refunds.find((refund) => refund.id === id);
  if (!known || known.state === state) return null;
  const refunds = order.refunds.map((refund) => (refund === known ? { ...refund, state } : refund));
  const paymentStatus = paymentStatusAfter({ ...order, refunds });
  return { ...order, refunds, paymentStatus, updatedAt: Math.max(order.updatedAt, at) };
}

/** Refunds in progress do not change the payment status. */
export function paymentStatusAfter(order: Order): PaymentStatus {
  const done = sumOf(order.refunds.filter((refund) => refund.state === 'done' && movesMoney(refund)));
  if (done === 0) return canChangePaymentStatus(order.paymentStatus, 'paid') ? order.paymentStatus : 'paid';
  return done >= paidAmount(order) ? 'refunded' : 'partially_refunded';
}
