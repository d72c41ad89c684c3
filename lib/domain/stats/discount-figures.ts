import type { AppliedDiscount } from '@/lib/domain/discounts/discount';
import { isCurrencyCode, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { fieldsOf, finite } from '@/lib/domain/parse/fields';

/** What one discount did to the orders of one currency, in its minor units. */
export interface DiscountFigures {
  readonly orders: number;
  /** What it took off goods and delivery. */
  readonly cost: Minor;
  /** What these orders came to, with delivery charges and all other discounts off. */
  readonly revenue: Minor;
}

/** By `discountKey`. */
export type DiscountParts = Readonly<Record<string, DiscountFigures>>;

const SEPARATOR = '_';
const CURRENCY_LENGTH = 3;

const discountKey = (id: string, currency: CurrencyCode): string => `${id}${SEPARATOR}${currency}`;

/** What one of the figures' discounts adds up to, by its id and currency. */
export const discountRowsOf = (
  parts: DiscountParts,
): (DiscountFigures & { readonly id: string; readonly currency: CurrencyCode })[] =>
  Object.entries(parts).flatMap(([key, figures]) => {
    const currency = key.slice(-CURRENCY_LENGTH);
    const id = key.slice(0, -CURRENCY_LENGTH - SEPARATOR.length);
    return isCurrencyCode(currency) ? [{ id, currency, ...figures }] : [];
  });

/** `parts` plus `times` × `more`; sums of zero are left out. */
export function addDiscounts(parts: DiscountParts, more: DiscountParts, times: number): DiscountParts {
  const sum: Record<string, DiscountFigures> = { ...parts };
  for (const [key, { orders, cost, revenue }] of Object.entries(more)) {
    const before = sum[key] ?? { orders: 0, cost: 0, revenue: 0 };
    sum[key] = {
      orders: before.orders + times * orders,
      cost: before.cost + times * cost,
      revenue: before.revenue + times * revenue,
    };
  }
  return Object.fromEntries(
    Object.entries(sum).filter(([, { orders, cost, revenue }]) => orders || cost || revenue),
  );
}

/** What an order's discounts did for all of it. */
export const orderDiscounts = ({ discounts, currency, total }: Order): DiscountParts =>
  partsOf(discounts, currency, ({ amount, delivery }) => ({
    orders: 1,
    cost: amount + delivery,
    revenue: total,
  }));

/** What a refund takes back of it: the shares of the pieces that it names. */
export const refundedDiscounts = (
  { discounts, currency, lines }: Order,
  { lines: refunded, amount }: Pick<Refund, 'lines' | 'amount'>,
): DiscountParts =>
  partsOf(discounts, currency, ({ shares }) => ({
    orders: 0,
    cost: refunded.reduce(
      (sum, { line, quantity }) =>
        sum + Math.round(((shares[line] ?? 0) * quantity) / (lines[line]?.quantity ?? quantity)),
      0,
    ),
    revenue: amount,
  }));

const partsOf = (
  discounts: readonly AppliedDiscount[],
  currency: CurrencyCode,
  figuresOf: (discount: AppliedDiscount) => DiscountFigures,
): DiscountParts =>
  Object.fromEntries(discounts.map((discount) => [discountKey(discount.id, currency), figuresOf(discount)]));

export const parseDiscounts = (value: unknown): DiscountParts =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).map(([key, stored]) => {
      const { orders, cost, revenue } = fieldsOf(stored);
      return [key, { orders: finite(orders) ?? 0, cost: finite(cost) ?? 0, revenue: finite(revenue) ?? 0 }];
    }),
  );
