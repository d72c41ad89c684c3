import type { CartLine } from '@/lib/domain/cart/cart';
import { countPieces } from '@/lib/domain/cart/cart-operations';
import { convertPrice, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import { totalsOf, type CartTotals } from './cart-totals';
import type { Destination } from './charges';
import { rateOf } from './price-cart';
import type { PricingTerms } from './pricing-terms';

/** What the cart would cost at the prices it remembers, rounded as the quote rounds; shown until the quote arrives. */
export function estimateCart(
  lines: readonly CartLine[],
  setting: PricingTerms,
  currency: CurrencyCode,
  destination: Destination = {},
): CartTotals {
  const rate = rateOf(setting, currency) ?? 1;
  const convert = (amount: Minor) => convertPrice(amount, setting.baseCurrency, currency, rate);
  const subtotal = lines.reduce((sum, line) => sum + convert(line.unitPrice) * line.quantity, 0);
  const goods = { currency, subtotal, baseSubtotal: baseSubtotal(lines), pieces: countPieces(lines) };
  return totalsOf(goods, convert, setting, destination);
}

/** Minor units of the base currency. */
export const baseSubtotal = (lines: readonly CartLine[]): Minor =>
  lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
