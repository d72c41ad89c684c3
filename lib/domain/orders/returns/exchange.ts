import { MAX_LINES } from '@/lib/domain/cart/cart';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { dueDocuments } from '@/lib/domain/invoices/due-documents';
import type { Minor } from '@/lib/domain/money/money';
import { sumOf } from '@/lib/domain/money/sum-of';
import { priceAddition, type Addition } from '@/lib/domain/orders/additions/price-addition';
import { withAddition } from '@/lib/domain/orders/additions/with-addition';
import { settleEdit, type Edited, type Editing } from '@/lib/domain/orders/edits/edit-order';
import { MAX_EDITS } from '@/lib/domain/orders/edits/edit-fields';
import { versionOf } from '@/lib/domain/orders/edits/order-edit';
import type { OrderChanges } from '@/lib/domain/orders/edits/requote-order';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { isBeingPaid } from '@/lib/domain/payments/extra/extra-payment';
import { hasHeldPayment } from '@/lib/domain/payments/held-payments';
import {
  discountFor,
  EXCHANGE_REFUND,
  paidFor,
  refundableAmount,
  refundableQuantity,
  refundOrder,
} from '@/lib/domain/payments/refund-order';
import { worthOf } from '@/lib/domain/prepaid/order-prepaid';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { RefundedLine } from './return';
import { refundablePieces, updateReturnState } from './return-steps';

export interface Exchanged extends Edited {
  /** The returned pieces' value that pays for the new ones; it moves no money. */
  readonly offset: Refund;
  /** What the shopper pays; negative for a refund. */
  readonly difference: Minor;
}

/**
 * Exchanges returned pieces for others, which become further lines; the value of the returned ones pays for them. A
 * higher price is owed, as after an edit; a lower one is refunded. Fails as `updateReturnState` and `requoteOrder` do, with
 * `tax-changed`, `exchange-dearer` for a cash order, `edit-in-doubt`, `edit-paying`, `edit-owes-little`, and with
 * `try-again` until the documents are issued.
 */
export function exchangeReturn(
  order: Order,
  { id, added }: { readonly id: string; readonly added: OrderChanges['added'] },
  editing: Editing,
): Result<Exchanged> {
  const { at, by } = editing.edit;
  const moved = updateReturnState(
    order,
    { id, from: 'received', to: 'exchanged' },
    { actor: 'owner', by, now: at },
  );
  if (!moved.ok) return moved;
  const problem = whyNot(order, added.length, at);
  if (problem) return fail({ code: problem });
  const known = order.returns.find((one) => one.id === id);
  const back = known ? refundablePieces(order, known) : [];
  const priced = pricePieces(order, back, added, editing);
  if (!priced.ok) return priced;
  const offset: Refund = {
    ...{ id: `${EXCHANGE_REFUND}${order.edits.length + 1}`, at, by: by ?? '', reason: '' },
    amount: Math.min(paidForAll(order, back), refundableAmount(order)),
    lines: back,
    ...{ restocked: false, state: 'done', to: 'exchange' },
  };
  const taken = refundOrder(order, offset);
  if (!taken.ok) return taken;
  const given = priced.value.lines.map(({ quantity }, next) => ({
    ...{ line: order.lines.length + next, quantity },
  }));
  const after: Order = {
    ...withAddition(order, priced.value),
    refunds: taken.value.order.refunds,
    returns: moved.value.returns.map((one) => (one.id === id ? { ...one, given } : one)),
    edits: [...order.edits, { ...editing.edit, charges: null, before: versionOf(order) }],
    updatedAt: at,
  };
  const difference = worthOf(after) - worthOf(order);
  // A cash order has no way to collect a difference.
  if (difference > 0 && order.paymentMethod === 'cash') return fail({ code: 'exchange-dearer' });
  const settled = settleEdit(order, after, 0, editing);
  return settled.ok ? ok({ ...settled.value, offset, difference }) : settled;
}

/** Why no exchange is possible, as an error code; null when it is. */
function whyNot(order: Order, more: number, now: number): ErrorCode | null {
  const isFull = order.edits.length >= MAX_EDITS || order.lines.length + more > MAX_LINES;
  if (isFull) return 'return-change-refused';
  if (dueDocuments(order).length > 0) return 'try-again';
  if (hasHeldPayment(order) || order.disputes.length > 0) return 'edit-in-doubt';
  return isBeingPaid(order, now) ? 'edit-paying' : null;
}

type Pieces = readonly RefundedLine[];

const paidForAll = (order: Order, pieces: Pieces): Minor =>
  sumOf(pieces, ({ line, quantity }) => paidFor(order, line, quantity));

/** Prices the exchange pieces besides the kept ones. */
function pricePieces(
  order: Order,
  back: Pieces,
  added: OrderChanges['added'],
  editing: Editing,
): Result<Addition> {
  const backAt = (at: number) => sumOf(back, ({ line, quantity }) => (line === at ? quantity : 0));
  const left = order.lines.map((_, line) => refundableQuantity(order, line));
  const kept = left
    .map((quantity, line) => ({ line, quantity: quantity - backAt(line) }))
    .filter(({ quantity }) => quantity > 0);
  const discount =
    sumOf(
      left.map((quantity, line) => discountFor(order, line, quantity)),
      (off) => off,
    ) - sumOf(back, ({ line, quantity }) => discountFor(order, line, quantity));
  return priceAddition(order, { kept, discount, more: [], added }, { ...editing, now: editing.edit.at });
}
