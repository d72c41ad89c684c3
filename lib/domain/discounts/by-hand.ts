import type { LocalizedText } from '@/lib/domain/locale';
import { cardStepOf, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import { sumOf } from '@/lib/domain/money/sum-of';
import type { DiscountedLine, Discounts } from './apply-discounts';
import { BY_HAND, type AppliedDiscount } from './discount';
import { share } from './share';

/** Orders store it, so it is not among the screens' texts. */
export const BY_HAND_NAME: LocalizedText = { en: 'Discount by the store', ar: 'خصم من المتجر' };

export const isByHand = ({ id }: Pick<AppliedDiscount, 'id'>): boolean => id === BY_HAND;

/** The discount that staff set on an order. */
export const discountByHand = (discounts: readonly AppliedDiscount[]): Minor =>
  sumOf(discounts.filter(isByHand), ({ amount }) => amount);

/** Appends a staff discount of `wanted` minor units, limited to what the others leave of the goods. */
export function withDiscountByHand<T extends Discounts>(
  discounts: T,
  wanted: Minor,
  lines: readonly DiscountedLine[],
  currency: CurrencyCode,
): T {
  const left = lines.map(
    ({ unitPrice, quantity }, at) =>
      unitPrice * quantity - sumOf(discounts.discounts, ({ shares }) => shares[at] ?? 0),
  );
  const amount = Math.min(
    wanted,
    sumOf(left, (one) => one),
  );
  if (amount === 0) return discounts;
  const byHand: AppliedDiscount = {
    id: BY_HAND,
    name: BY_HAND_NAME,
    code: '',
    kind: 'amount',
    shares: share(amount, left, cardStepOf(currency)),
    amount,
    delivery: 0,
  };
  return {
    ...discounts,
    discounts: [...discounts.discounts, byHand],
    discount: discounts.discount + amount,
  };
}
