import { share } from '@/lib/domain/discounts/share';
import { proportion } from '@/lib/domain/money/proportion';
import type { Minor } from '@/lib/domain/money/money';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { partsOf } from '@/lib/domain/tax/tax-parts';
import { creditCauses } from './credit-causes';
import type { WantedDocument } from './invoice';

/** What of one part of the order is given back. */
interface Credited {
  /** Money, with the tax in it. */
  readonly amount: Minor;
  readonly tax: Minor;
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((all, one) => all + one, 0);

/**
 * What each of an order's documents, in their order, credits of the order's parts (lines, then delivery and cash fee), or takes back
 * as a debit note, and the VAT in it. A credit note gives what its cause comes to and no earlier note of it gave, first of the lines
 * that it names, else of all that is left. Each takes its share of the tax that is left, so that credit notes of the whole total,
 * split in any way, give back exactly the whole tax. A debit note takes back all that notes of its cause gave.
 */
export function creditsOf(order: Order, documents: readonly WantedDocument[]): Credited[][] {
  const parts = order.tax ? partsOf(order.tax) : [];
  // What was paid for each part: the rounded total, shared over all parts.
  const paid = share(
    order.total,
    parts.map(({ net, tax }) => net + tax),
  );
  let left: Credited[] = parts.map(({ tax }, at) => ({ amount: paid[at] ?? 0, tax }));
  const causes = creditCauses(order);
  const given = new Map<string, Credited[]>();
  return documents.map(({ kind, refundId }) => {
    const cause = causes.find(({ refund }) => refund.id === refundId);
    const before = given.get(refundId) ?? parts.map(() => NOTHING);
    if (kind === 'invoice' || !cause) return parts.map(() => NOTHING);
    if (kind === 'debit-note') {
      given.delete(refundId);
      left = added(left, before, 1);
      return before;
    }
    const due = cause.refund.amount - sum(before.map(({ amount }) => amount));
    const amounts = amountsOf(order, { ...cause.refund, amount: Math.max(due, 0) }, paid, left);
    const credit = left.map((part, at): Credited => {
      const amount = amounts[at] ?? 0;
      return { amount, tax: part.amount > 0 ? proportion(part.tax, amount, part.amount) : 0 };
    });
    given.set(refundId, added(before, credit, 1));
    left = added(left, credit, -1);
    return credit;
  });
}

const NOTHING: Credited = { amount: 0, tax: 0 };

const added = (to: readonly Credited[], more: readonly Credited[], sign: 1 | -1): Credited[] =>
  to.map(({ amount, tax }, at) => {
    const other = more[at] ?? NOTHING;
    return { amount: amount + sign * other.amount, tax: tax + sign * other.tax };
  });

function amountsOf(
  { lines }: Order,
  refund: Refund,
  paid: readonly Minor[],
  left: readonly Credited[],
): Minor[] {
  const named = left.map((part, at) => {
    const pieces = refund.lines.find(({ line }) => line === at)?.quantity ?? 0;
    const bought = lines[at]?.quantity ?? 0;
    return bought > 0
      ? Math.min(part.amount, proportion(paid[at] ?? 0, Math.min(pieces, bought), bought))
      : 0;
  });
  const amount = Math.min(refund.amount, sum(left.map((part) => part.amount)));
  if (amount <= sum(named)) return share(amount, named);
  const others = left.map((part, at) => part.amount - (named[at] ?? 0));
  const rest = share(amount - sum(named), others);
  return named.map((one, at) => one + (rest[at] ?? 0));
}
