import { MAX_LINES } from '@/lib/domain/cart/cart';
import { deliveredTo } from '@/lib/domain/cart/delivered-to';
import { dueDocuments } from '@/lib/domain/invoices/due-documents';
import { isSame } from '@/lib/domain/is-same';
import type { OrderChanges } from '@/lib/domain/orders/edits/requote-order';
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
  const more = moreOf(order, base, changes);
  if (base.lines.length + more.length + added.length > MAX_LINES)
    return fail({ code: 'invalid-input', fields: { kept: 'field.invalid' } });
  const addition = priceAddition(
    base,
    {
      kept: base.lines.map(({ quantity }, line) => ({ line, quantity })),
      ...{ discount: base.discount, more, added },
    },
    terms,
  );
  return addition.ok ? ok(withAddition({ ...base, address }, addition.value)) : addition;
}

/** Pieces of existing lines beyond the invoiced quantity. */
const moreOf = ({ lines, tax }: Order, base: Order, { kept }: OrderChanges): MorePieces[] =>
  kept.flatMap(({ line: at, quantity }) => {
    const line = lines[at];
    const more = quantity - (base.lines[at]?.quantity ?? 0);
    return line && more > 0 ? [{ line: { ...line, quantity: more }, part: tax?.lines[at] }] : [];
  });
