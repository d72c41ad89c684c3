import { share } from '@/lib/domain/discounts/share';
import { proportion } from '@/lib/domain/money/proportion';
import type { Minor } from '@/lib/domain/money/money';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { partsOf } from '@/lib/domain/tax/order-tax';

/** What of one part of the order is given back. */
interface Credited {
  /** Money, with the tax in it. */
  readonly amount: Minor;
  readonly tax: Minor;
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((all, one) => all + one, 0);

/**
 * What each of these refunds, in their order, gives back of the order's parts (lines, then delivery and cash fee), and the VAT in
 * it. A refund takes first from the lines that it names, else from all that is left. Each takes its share of the tax that is left,
 * so that refunds of the whole total, split in any way, give back exactly the whole tax.
 */
export function creditsOf(order: Order, refunds: readonly Refund[]): Credited[][] {
  const parts = order.tax ? partsOf(order.tax) : [];
  // What was paid for each: the total that coins pay, shared over all.
  const paid = share(
    order.total,
    parts.map(({ net, tax }) => net + tax),
  );
  let left: Credited[] = parts.map(({ tax }, at) => ({ amount: paid[at] ?? 0, tax }));
  return refunds.map((refund) => {
    const amounts = amountsOf(order, refund, paid, left);
    const credit = left.map((part, at): Credited => {
      const amount = amounts[at] ?? 0;
      return { amount, tax: part.amount > 0 ? proportion(part.tax, amount, part.amount) : 0 };
    });
    left = left.map((part, at) => ({
      amount: part.amount - (credit[at]?.amount ?? 0),
      tax: part.tax - (credit[at]?.tax ?? 0),
    }));
    return credit;
  });
}

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
