import { discountByHand } from '@/lib/domain/discounts/by-hand';
import type { AppliedDiscount } from '@/lib/domain/discounts/discount';
import { share } from '@/lib/domain/discounts/share';
import { cardStepOf, type Minor } from '@/lib/domain/money/money';
import { sumOf } from '@/lib/domain/money/sum-of';
import {
  requoteOrder,
  type EditTerms,
  type KeptLine,
  type OrderChanges,
} from '@/lib/domain/orders/edits/requote-order';
import type { Order, OrderLine } from '@/lib/domain/orders/order';
import { fail, ok, type Result } from '@/lib/domain/result';
import { taxOf, type OrderTax, type TaxedPart } from '@/lib/domain/tax/order-tax';

/** Like `requoteOrder`'s terms. */
export type AdditionTerms = EditTerms & { readonly now: number };

/** More pieces of a bought line, at its price. */
export interface MorePieces {
  readonly line: OrderLine;
  readonly part: TaxedPart | undefined;
}

interface Added {
  /** The order's lines that the shopper keeps. */
  readonly kept: readonly KeptLine[];
  /** The order's discounts on these lines. */
  readonly discount: Minor;
  readonly more: readonly MorePieces[];
  readonly added: OrderChanges['added'];
}

/** Further lines for an order whose current lines stay unchanged. */
export interface Addition {
  readonly lines: readonly OrderLine[];
  /** The order's discounts, including the new lines. */
  readonly discounts: readonly AppliedDiscount[];
  /** The new lines before discounts. */
  readonly worth: Minor;
  readonly off: Minor;
  /** The VAT of the new lines alone, for their own invoice; null for an order without VAT. */
  readonly tax: OrderTax | null;
}

/**
 * Prices new pieces as of today. Their discount is the difference between the order's discounts on everything the
 * shopper ends up with and those on the kept pieces. So an exchange for the same goods costs nothing, and kept pieces
 * keep their price. The VAT is that of a separate document, at today's rate. Fails as `requoteOrder` does, and with
 * `tax-changed`.
 */
export function priceAddition(
  order: Order,
  { kept, discount, more, added }: Added,
  terms: AdditionTerms,
): Result<Addition> {
  const { address, deliveryCharges, delivery, currency } = order;
  const byHand = { discount: discountByHand(order.discounts), charges: deliveryCharges };
  const next = more.map(({ line: { quantity } }, at) => ({ line: order.lines.length + at, quantity }));
  const changes = {
    ...{ kept: [...kept, ...next], added },
    ...{ address, deliveryMethod: delivery?.methodId, byHand },
  };
  const quoted = requoteOrder(withMore(order, more), changes, terms);
  if (!quoted.ok) return quoted;
  const { totals } = quoted.value;
  const lines = quoted.value.lines.slice(kept.length);
  const worths = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const worth = sumOf(worths, (one) => one);
  const off = Math.min(Math.max(totals.discount - discount, 0), worth);
  const step = cardStepOf(currency);
  const offs = share(off, worths, step);
  const amounts = worths.map((one, at) => one - (offs[at] ?? 0));
  const tax = taxOfLines(order, totals.tax, amounts);
  return tax.ok
    ? ok({
        lines: lines.map((line, at) => ({ ...line, discount: offs[at] ?? 0 })),
        discounts: withShares(order, totals.discounts, offs, step),
        ...{ worth, off, tax: tax.value },
      })
    : tax;
}

/** The order with further pieces of its own lines. */
function withMore(order: Order, more: readonly MorePieces[]): Order {
  const parts = more.flatMap(({ part }) => part ?? []);
  return {
    ...order,
    lines: [...order.lines, ...more.map(({ line }) => line)],
    tax: order.tax && { ...order.tax, lines: [...order.tax.lines, ...parts] },
  };
}

/**
 * `now`: the VAT of everything the shopper ends up with; its last lines are the new ones. An order cannot mix prices
 * with and without VAT.
 */
function taxOfLines(
  { tax, currency }: Order,
  now: OrderTax | null,
  amounts: readonly Minor[],
): Result<OrderTax | null> {
  if (!tax && !now) return ok(null);
  if (!tax || !now || tax.included !== now.included) return fail({ code: 'tax-changed' });
  const parts = now.lines.slice(now.lines.length - amounts.length);
  const lines = amounts.map((amount, at) => ({ amount, taxClass: parts[at]?.taxClass ?? 'standard' }));
  const { included, country, delivery } = now;
  const rates = { included, country, rate: delivery.rate };
  return ok(taxOf({ lines, delivery: 0, cashFee: 0 }, rates, cardStepOf(currency)));
}

/** The order's discounts, old and new, with their shares of the new lines. */
function withShares(
  { discounts, lines }: Order,
  now: readonly AppliedDiscount[],
  offs: readonly Minor[],
  step: Minor,
): AppliedDiscount[] {
  const weights = now.map(({ amount }) => amount);
  const parts = offs.map((off) => share(off, weights, step));
  const more = now.filter(({ id, amount }) => amount > 0 && discounts.every((known) => known.id !== id));
  return [...discounts, ...more.map((one) => ({ ...one, shares: [], delivery: 0 }))].map((one) => {
    const at = now.findIndex(({ id }) => id === one.id);
    const shares = [...lines.map((_, line) => one.shares[line] ?? 0), ...parts.map((part) => part[at] ?? 0)];
    return { ...one, shares, amount: sumOf(shares, (taken) => taken) };
  });
}
