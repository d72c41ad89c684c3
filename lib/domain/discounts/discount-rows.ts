import { textIn, type Locale } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import type { AppliedDiscount } from './discount';

export interface DiscountRow {
  readonly id: string;
  /** The label for shoppers: its code, or its name if it needs none. */
  readonly name: string;
  /** The discount in minor units. */
  readonly amount: Minor;
}

/** One row per discount, for the totals. */
export const discountRows = (discounts: readonly AppliedDiscount[], locale: Locale): DiscountRow[] =>
  discounts.map(({ id, amount, delivery, ...rule }) => ({
    id,
    name: nameOf(rule, locale),
    amount: amount + delivery,
  }));

/** The discounts on the line at this position. */
export const lineDiscountRows = (
  discounts: readonly AppliedDiscount[],
  at: number,
  locale: Locale,
): DiscountRow[] =>
  discounts
    .map(({ id, shares, ...rule }) => ({ id, name: nameOf(rule, locale), amount: shares[at] ?? 0 }))
    .filter(({ amount }) => amount > 0);

const nameOf = ({ code, name }: Pick<AppliedDiscount, 'code' | 'name'>, locale: Locale): string =>
  code || textIn(name, locale);
