import type { CartLine } from '@/lib/domain/cart/cart';
import { convertPrice, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import { totalsOf, type CartTotals, type Moment } from './cart-totals';
import type { Destination } from './charges';
import type { PricingTerms } from './pricing-terms';
import { rateOf } from './rate-of';

/** Estimates the cart's totals from its stored prices, with the quote's rounding; shown until the quote arrives. */
export function estimateCart(
  lines: readonly CartLine[],
  setting: PricingTerms,
  currency: CurrencyCode,
  moment: Moment,
  destination: Destination = {},
): CartTotals {
  const rate = rateOf(setting, currency) ?? 1;
  const goods = lines.map(
    ({ productId, categoryIds = [], brandId = '', quantity, unitPrice, taxClass, weight }) => ({
      ...{ productId, categoryIds, brandId, quantity, taxClass, weight, basePrice: unitPrice },
      unitPrice: convertPrice(unitPrice, setting.baseCurrency, currency, rate),
    }),
  );
  return totalsOf({ lines: goods, currency, rate }, setting, destination, moment);
}

/** Minor units of the base currency. */
export const baseSubtotal = (lines: readonly CartLine[]): Minor =>
  lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
