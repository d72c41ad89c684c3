import { cashRounding } from '@/lib/domain/money/cash-rounding';
import { cardStepOf, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import type { PaymentMethod } from '@/lib/domain/orders/order-status';
import { addedTax, taxOf, type OrderTax, type TaxedAmount } from '@/lib/domain/tax/order-tax';
import { taxTermsFor } from '@/lib/domain/tax/tax-rates';
import { chargesOf, isOverCashLimit, type Charges, type Destination } from './charges';
import type { PricingTerms } from './pricing-terms';

/** Minor units of `currency`. */
export interface CartTotals extends Charges {
  readonly currency: CurrencyCode;
  readonly subtotal: Minor;
  /** The VAT in the prices or on them; null where the store is not registered. */
  readonly tax: OrderTax | null;
  /** What rounds the total to what coins pay, of either sign; 0 for what is not paid in cash. */
  readonly rounding: Minor;
  readonly total: Minor;
  /** Worth more than the store takes in cash at the door. */
  readonly overCashLimit: boolean;
}

interface Goods {
  readonly currency: CurrencyCode;
  /** Minor units of `currency`. */
  readonly subtotal: Minor;
  /** What the VAT of each line is computed from. */
  readonly lines: readonly TaxedAmount[];
  /** Minor units of the base currency. */
  readonly baseSubtotal: Minor;
  readonly pieces: number;
}

/**
 * Totals of goods and charges. `convert` turns minor units of the base currency into `currency`'s; each
 * charge is converted and rounded once, so that the total is exactly the sum of what is shown.
 */
export function totalsOf(
  { currency, subtotal, lines, baseSubtotal, pieces }: Goods,
  convert: (amount: Minor) => Minor,
  setting: PricingTerms,
  destination: Destination,
): CartTotals {
  const charges = chargesOf({ subtotal: baseSubtotal, pieces }, setting, destination);
  const deliveryCharges = convert(charges.deliveryCharges);
  const cashFee = convert(charges.cashFee);
  const terms = taxTermsFor(setting, destination.country);
  const tax = terms && taxOf({ lines, delivery: deliveryCharges, cashFee }, terms, cardStepOf(currency));
  const sum = subtotal + deliveryCharges + cashFee + addedTax(tax);
  const rounding = roundingOf(sum, currency, setting, destination.paymentMethod);
  return {
    ...charges,
    currency,
    subtotal,
    deliveryCharges,
    cashFee,
    tax,
    rounding,
    total: sum + rounding,
    overCashLimit: isOverCashLimit(baseSubtotal + charges.deliveryCharges, setting.payment.cash),
  };
}

/** What rounds a sum for the door, where the store rounds; cards pay to the last digit. */
export const roundingOf = (
  sum: Minor,
  currency: CurrencyCode,
  { payment }: Pick<PricingTerms, 'payment'>,
  method: PaymentMethod | undefined,
): Minor => (method === 'cash' && payment.cash.rounding ? cashRounding(sum, currency) : 0);
