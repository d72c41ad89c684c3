import { convertPrice, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import type { CartLine } from './cart';
import { chargesOf, isOverCashLimit, type Destination } from './charges';
import { rateOf } from './price-cart';
import type { PricingTerms } from './pricing-terms';

/** Minor units of `currency`. */
export interface CartTotals {
  readonly currency: CurrencyCode;
  readonly subtotal: Minor;
  readonly deliveryCharges: Minor;
  readonly cashFee: Minor;
  readonly total: Minor;
  /** Worth more than the store takes in cash at the door. */
  readonly overCashLimit: boolean;
}

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
  const base = baseSubtotal(lines);
  const charges = chargesOf(base, lines.length === 0, setting, destination);
  const delivery = convert(charges.deliveryCharges);
  const cashFee = convert(charges.cashFee);
  return {
    currency,
    subtotal,
    deliveryCharges: delivery,
    cashFee,
    total: subtotal + delivery + cashFee,
    overCashLimit: isOverCashLimit(base + charges.deliveryCharges, setting.payment.cash),
  };
}

/** Minor units of the base currency. */
export const baseSubtotal = (lines: readonly CartLine[]): Minor =>
  lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
