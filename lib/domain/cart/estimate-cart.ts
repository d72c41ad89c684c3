import { convertMinor, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { CartLine } from './cart';
import { deliveryCharges } from './delivery-charges';
import { rateOf } from './price-cart';

/** Minor units of `currency`. */
export interface CartTotals {
  readonly currency: CurrencyCode;
  readonly subtotal: Minor;
  readonly deliveryCharges: Minor;
  readonly total: Minor;
}

/** What the cart would cost at the prices it remembers, rounded as the quote rounds; shown until the quote arrives. */
export function estimateCart(
  lines: readonly CartLine[],
  setting: StoreSetting,
  currency: CurrencyCode,
): CartTotals {
  const rate = rateOf(setting, currency) ?? 1;
  const convert = (amount: Minor) => convertMinor(amount, setting.baseCurrency, currency, rate);
  const subtotal = lines.reduce((sum, line) => sum + convert(line.unitPrice) * line.quantity, 0);
  const delivery = lines.length ? convert(deliveryCharges(baseSubtotal(lines), setting.shipping)) : 0;
  return { currency, subtotal, deliveryCharges: delivery, total: subtotal + delivery };
}

/** Minor units of the base currency. */
export const baseSubtotal = (lines: readonly CartLine[]): Minor =>
  lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
