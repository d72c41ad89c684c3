import { MAX_LINES } from '@/lib/domain/cart/cart';
import { deliveredTo } from '@/lib/domain/cart/delivered-to';
import { dueDocuments } from '@/lib/domain/invoices/due-documents';
import { isSame } from '@/lib/domain/is-same';
import { editedReturns } from '@/lib/domain/orders/edits/edited-returns';
import type { KeptLine, OrderChanges } from '@/lib/domain/orders/edits/requote-order';
import type { Order } from '@/lib/domain/orders/order';
import { fail, ok, type Result } from '@/lib/domain/result';
import { priceAddition, type AdditionTerms, type MorePieces } from './price-addition';
import { asInvoiced, withAddition } from './with-addition';

/**
 * Adds pieces to an invoiced order, as further lines: an invoice never changes, so its lines stay. Additions that are
 * not paid yet are replaced or removed. `now`: the current order. Fails with `edit-invoiced` for every other change,
 * with `try-again` until the documents are issued, and as `priceAddition` does.
 */
export function addToInvoiced(
  order: Order,
  { changes, now }: { readonly changes: OrderChanges; readonly now: OrderChanges },
  terms: AdditionTerms,
): Result<Order> {
  if (order.invoices.length === 0 || dueDocuments(order).length > 0) return fail({ code: 'try-again' });
  const base = asInvoiced(order);
  const { address, deliveryMethod, byHand, kept, added } = changes;
  const isOtherwise =
    deliveryMethod !== now.deliveryMethod ||
    !isSame(byHand, now.byHand) ||
    !isSame(deliveredTo(address), deliveredTo(order.address)) ||
    base.lines.some(({ quantity }, at) => !kept.some((one) => one.line === at && one.quantity >= quantity));
  if (isOtherwise) return fail({ code: 'edit-invoiced' });
  const stays = base.lines.map(({ quantity }, line) => ({ line, quantity }));
  const further = furtherOf(base, changes);
  const more = further.flatMap(({ line: at, quantity }): MorePieces[] => {
    const line = order.lines[at];
    return line ? [{ line: { ...line, quantity }, part: order.tax?.lines[at] }] : [];
  });
  if (base.lines.length + more.length + added.length > MAX_LINES)
    return fail({ code: 'invalid-input', fields: { kept: 'field.invalid' } });
  const addition = priceAddition(base, { kept: stays, discount: base.discount, more, added }, terms);
  if (!addition.ok) return addition;
  const returns = editedReturns(order, [...stays, ...further], terms.now);
  return ok(withAddition({ ...base, address, returns }, addition.value));
}

/** Pieces of existing lines beyond the invoiced quantity, which become further lines. */
const furtherOf = (base: Order, { kept }: OrderChanges): KeptLine[] =>
  kept
    .map(({ line, quantity }) => ({ line, quantity: quantity - (base.lines[line]?.quantity ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
