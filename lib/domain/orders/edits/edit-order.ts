import { deliveredTo } from '@/lib/domain/cart/delivered-to';
import { countPieces } from '@/lib/domain/cart/cart-operations';
import { MAX_LINES } from '@/lib/domain/cart/cart';
import { orderDelivery } from '@/lib/domain/delivery/deliver-order';
import { discountByHand } from '@/lib/domain/discounts/by-hand';
import { isSame } from '@/lib/domain/is-same';
import { cardStepOf, type Minor } from '@/lib/domain/money/money';
import { newMaking } from '@/lib/domain/orders/making';
import type { Order, OrderEdit, Refund } from '@/lib/domain/orders/order';
import { canChangePaymentStatus } from '@/lib/domain/orders/order-status';
import { cardMinimumOf } from '@/lib/domain/payments/card-minimum';
import { isBeingPaid, owing, unpaidAmount } from '@/lib/domain/payments/extra/extra-payment';
import { canMoveBack, EDIT_REFUND, refundableAmount, splitRefund } from '@/lib/domain/payments/refund-order';
import { worthOf } from '@/lib/domain/prepaid/order-prepaid';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { makingDays } from '@/lib/domain/studio/design/line-design';
import { addToInvoiced } from '@/lib/domain/orders/additions/add-to-invoiced';
import { editedParcels } from './edited-parcels';
import { editedReturns } from './edited-returns';
import { canEdit, canTakeOff, deliveredPieces, whySettled } from './may-edit';
import { versionOf } from './order-edit';
import { requoteOrder, type EditTerms, type OrderChanges } from './requote-order';

export interface Editing extends EditTerms {
  readonly setting: StoreSetting;
  readonly edit: Pick<OrderEdit, 'id' | 'at' | 'actor' | 'by' | 'reason'>;
}

export interface Edited {
  readonly order: Order;
  /** The refund of a paid amount; null without one. */
  readonly refund: Refund | null;
  /** What an unpaid order returns to the gift card or store credit. */
  readonly returned: Minor;
}

/** Charges that staff set for this order; null when they follow from the method. */
export const chargesByHand = ({ edits }: Order): Minor | null => edits.at(-1)?.charges ?? null;

/** The order's current state as the start of a change. */
export const unchanged = (order: Order): OrderChanges => ({
  kept: order.lines.map(({ quantity }, line) => ({ line, quantity })),
  added: [],
  address: order.address,
  deliveryMethod: order.delivery?.methodId,
  byHand: { discount: discountByHand(order.discounts), charges: chargesByHand(order) },
});

/**
 * Applies an edit and stores the former version in `edits`; parcels and a withdrawal go on naming their goods. If only the
 * address changes, all sums stay. Fails with `edit-refused` and the codes of `whySettled`; `edit-unchanged`; `edit-empty` without
 * a piece; `edit-paying` during a possible payment of the difference; `edit-owes-little` for a paid order whose difference
 * is below the card minimum; and as `requoteOrder` and `addToInvoiced` do.
 */
export function editOrder(order: Order, changes: OrderChanges, editing: Editing): Result<Edited> {
  if (!canEdit(order) && !canTakeOff(order)) return fail({ code: 'edit-refused' });
  const { address } = changes;
  const now = unchanged(order);
  if (isSame(changes, now)) return fail({ code: 'edit-unchanged' });
  const isSamePlace = isSame(deliveredTo(address), deliveredTo(order.address));
  if (isSamePlace && isSame({ ...changes, address: null }, { ...now, address: null }))
    return ok({ order: recorded(order, { ...order, address }, editing), refund: null, returned: 0 });
  const settled = whySettled(order);
  if (settled && settled !== 'edit-invoiced') return fail({ code: settled });
  if (isBeingPaid(order, editing.edit.at)) return fail({ code: 'edit-paying' });
  const wrong = wrongIn(order, changes);
  if (wrong) return wrong;
  if (canTakeOff(order) && !(isSamePlace && takesOffOnly(order, changes)))
    return fail({ code: 'edit-refused' });
  if (settled) {
    const added = addToInvoiced(order, { changes, now }, { ...editing, now: editing.edit.at });
    return added.ok ? settleEdit(order, recorded(order, added.value, editing), 0, editing) : added;
  }
  const quoted = requoteOrder(order, changes, { ...editing, now: editing.edit.at });
  if (!quoted.ok) return quoted;
  const { lines, totals } = quoted.value;
  if (totals.deliveryProblem) return fail({ code: totals.deliveryProblem });
  if (order.paymentMethod === 'cash' && totals.due > 0) {
    if (!totals.takesCash) return fail({ code: 'payment-method-unavailable' });
    if (totals.overCashLimit && totals.due > order.total) return fail({ code: 'cash-limit' });
  }
  const { setting, edit } = editing;
  const isSameMethod = order.delivery?.methodId === totals.deliveryMethod;
  const after: Order = {
    ...order,
    lines,
    totalProducts: countPieces(lines),
    address,
    delivery: isSameMethod
      ? order.delivery
      : orderDelivery(setting, totals.deliveryMethod, makingDays(lines), edit.at),
    making: newMaking(lines) && order.making,
    subtotal: totals.subtotal,
    discounts: totals.discounts,
    discount: totals.discount,
    deliveryCharges: totals.deliveryCharges,
    deliveryDiscount: totals.deliveryDiscount,
    cashFee: totals.cashFee,
    tax: totals.tax,
    rounding: totals.rounding,
    total: totals.total,
    shipments: editedParcels(order, changes.kept),
    returns: editedReturns(order, changes.kept, edit.at),
  };
  return settleEdit(order, recorded(order, after, editing, changes.byHand.charges), totals.prepaid, editing);
}

const recorded = (
  before: Order,
  after: Order,
  { edit }: Editing,
  charges: Minor | null = chargesByHand(before),
): Order => ({
  ...after,
  // It is unknown whether mails reach a new address.
  mailFailure: after.address.email === before.address.email ? before.mailFailure : null,
  edits: [...before.edits, { ...edit, charges, before: versionOf(before) }],
  updatedAt: edit.at,
});

/** Whether the edit only removes pieces, and none that arrived. */
const takesOffOnly = (order: Order, { kept, added }: OrderChanges): boolean =>
  added.length === 0 &&
  order.lines.every(({ quantity }, at) => {
    const stays = kept.find(({ line }) => line === at)?.quantity ?? 0;
    return stays >= deliveredPieces(order, at) && stays <= quantity;
  });

/** Input that the editor never sends. */
function wrongIn(order: Order, { kept, added, byHand }: OrderChanges): Result<never> | null {
  const positions = new Set(kept.map(({ line }) => line));
  const isKnown = kept.every(({ line, quantity }) => order.lines[line] && quantity > 0);
  if (!isKnown || positions.size < kept.length || kept.length + added.length > MAX_LINES)
    return fail({ code: 'invalid-input', fields: { kept: 'field.invalid' } });
  if (kept.length + added.length === 0) return fail({ code: 'edit-empty' });
  const step = cardStepOf(order.currency);
  if (byHand.discount % step !== 0)
    return fail({ code: 'invalid-input', fields: { discount: 'field.invalid' } });
  if ((byHand.charges ?? 0) % step !== 0)
    return fail({ code: 'invalid-input', fields: { charges: 'field.invalid' } });
  return null;
}

/** What the new total means for the paid amount and for a gift card's part. */
export function settleEdit(
  before: Order,
  after: Order,
  takes: Minor,
  { edit }: Pick<Editing, 'edit'>,
): Result<Edited> {
  const paid = before.prepaid;
  const isPaid = canChangePaymentStatus(before.paymentStatus, 'refunded');
  const owes = unpaidAmount(before) + worthOf(after) - worthOf(before);
  if (isPaid && before.paymentMethod !== 'cash' && owes > 0) {
    if (before.paymentMethod === 'card' && owes < cardMinimumOf(before.currency))
      return fail({ code: 'edit-owes-little' });
    return ok({
      order: { ...after, extraPayments: owing(before, owes, edit.at) },
      refund: null,
      returned: 0,
    });
  }
  if (!isPaid || owes > 0) {
    const isDue = after.total > takes || takes === 0;
    return ok({
      order: { ...after, prepaid: withAmount(paid, takes), paymentStatus: isDue ? 'unpaid' : 'paid' },
      refund: null,
      returned: (paid?.amount ?? 0) - takes,
    });
  }
  const less = -owes;
  const settled = { ...after, extraPayments: owing(before, 0, edit.at) };
  if (less === 0) return ok({ order: settled, refund: null, returned: 0 });
  if (less > refundableAmount(before)) return fail({ code: 'edit-refunded' });
  const refund: Refund = {
    ...{ id: `${EDIT_REFUND}${after.edits.length}`, at: edit.at, by: edit.by ?? '' },
    ...{ amount: less, lines: [], reason: edit.reason, restocked: false, state: 'pending' },
  };
  const parts = splitRefund(before, refund);
  if (!parts.every((part) => canMoveBack(before, part))) return fail({ code: 'invalid-input' });
  const onto = parts.filter(({ to }) => to !== undefined).reduce((sum, { amount }) => sum + amount, 0);
  const surplus = {
    payment: before.surplus.payment + less - onto,
    prepaid: before.surplus.prepaid + onto,
  };
  const prepaid = withAmount(paid, (paid?.amount ?? 0) - onto);
  return ok({ order: { ...settled, prepaid, surplus }, refund, returned: 0 });
}

const withAmount = (prepaid: Order['prepaid'], amount: Minor): Order['prepaid'] =>
  prepaid && amount > 0 ? { ...prepaid, amount } : null;
