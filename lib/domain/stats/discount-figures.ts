import type { AppliedDiscount } from '@/lib/domain/discounts/discount';
import { isCurrencyCode, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { fieldsOf, finite } from '@/lib/domain/parse/fields';

/** The effect of one discount on orders in one currency, in its minor units. */
export interface DiscountFigures {
  readonly orders: number;
  /** The discount on goods and delivery. */
  readonly cost: Minor;
  /** The revenue of these orders, with delivery charges and after all discounts. */
  readonly revenue: Minor;
}

/** By `discountKey`. */
export type DiscountParts = Readonly<Record<string, DiscountFigures>>;

const SEPARATOR = '_';
const CURRENCY_LENGTH = 3;

const discountKey = (id: string, currency: CurrencyCode): string => `${id}${SEPARATOR}${currency}`;

/** The figures per discount, by id and currency. */
export const discountRowsOf = (
  parts: DiscountParts,
): (DiscountFigures & { readonly id: string; readonly currency: CurrencyCode })[] =>
  Object.entries(parts).flatMap(([key, figures]) => {
    const currency = key.slice(-CURRENCY_LENGTH);
    const id = key.slice(0, -CURRENCY_LENGTH - SEPARATOR.length);
    return isCurrencyCode(currency) ? [{ id, currency, ...figures }] : [];
  });

/** Adds `times` × `more` to `parts`; sums of zero are left out. */
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

/** The discount figures of a whole order. */
export const orderDiscounts = ({ discounts, currency, total }: Order): DiscountParts =>
  partsOf(discounts, currency, ({ amount, delivery }) => ({
    orders: 1,
    cost: amount + delivery,
    revenue: total,
  }));

/** The part of these figures that a refund takes back: the shares of its pieces. */
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
