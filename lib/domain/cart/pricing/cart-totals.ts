import { applyDiscounts, type DiscountedLine, type Discounts } from '@/lib/domain/discounts/apply-discounts';
import { withDiscountByHand } from '@/lib/domain/discounts/by-hand';
import type { Discount } from '@/lib/domain/discounts/discount';
import { cashRounding } from '@/lib/domain/money/cash-rounding';
import { cardStepOf, convertMinor, convertPrice } from '@/lib/domain/money/money';
import type { CurrencyCode, ExchangeRate, Minor } from '@/lib/domain/money/money';
import { sumOf } from '@/lib/domain/money/sum-of';
import type { PaymentMethod } from '@/lib/domain/orders/order-status';
import type { Day } from '@/lib/domain/stats/store-day';
import { addedTax, taxOf, type OrderTax } from '@/lib/domain/tax/order-tax';
import { taxTermsFor } from '@/lib/domain/tax/tax-rates';
import type { TaxClass } from '@/lib/domain/tax/tax-class';
import { balanceIn, prepaidFor, type PrepaidSource } from '@/lib/domain/prepaid/use-prepaid';
import { chargesOf, isOverCashLimit, type Charges, type Destination } from './charges';
import { goodsAndDelivery } from './goods-and-delivery';
import type { PricingTerms } from './pricing-terms';

/** Minor units of `currency`. */
export interface CartTotals extends Charges, Discounts {
  readonly currency: CurrencyCode;
  /** Of the goods, before discounts. */
  readonly subtotal: Minor;
  /** The VAT in the prices or on them; null where the store is not registered. */
  readonly tax: OrderTax | null;
  /** What rounds the total to what coins pay, of either sign; 0 for what is not paid in cash. */
  readonly rounding: Minor;
  readonly total: Minor;
  /** What of the total the gift card or store credit pays. */
  readonly prepaid: Minor;
  /** What is left to pay by card or at the door. */
  readonly due: Minor;
  /** Worth more than the store takes in cash at the door. */
  readonly overCashLimit: boolean;
}

/** A line as discounts and VAT see it. */
export interface SoldLine extends DiscountedLine {
  /** Grams of a piece. */
  readonly weight?: number | undefined;
  readonly taxClass: TaxClass;
}

interface Goods {
  readonly lines: readonly SoldLine[];
  readonly currency: CurrencyCode;
  readonly rate: ExchangeRate;
}

/** What a cart's sums depend on besides its lines and where it goes. */
export interface Moment {
  /** Today in the store's time zone. */
  readonly day: Day;
  /** The discount behind the shopper's code, null where there is none; left out without a code. */
  readonly code?: Discount | null | undefined;
  /** The gift card or store credit that pays first. */
  readonly prepaid?: PrepaidSource | null | undefined;
  /** What the store decided for this order alone. */
  readonly byHand?: ByHand | undefined;
}

/** Minor units of the order's currency. */
export interface ByHand {
  /** Off the goods, after all discounts. */
  readonly discount: Minor;
  /** Null where they follow from the method. */
  readonly charges: Minor | null;
}

/**
 * All sums of goods, in this order: lines, their discounts, delivery, its discount, fee, VAT, rounding, and
 * last what a gift card pays. Each price and charge is
 * converted and rounded once, so that the total is exactly the sum of what is shown. Delivery follows what the goods are
 * worth before discounts: a discount never makes it dearer. Where a gift card pays everything, nothing is paid at the door.
 */
export function totalsOf(
  { lines, currency, rate }: Goods,
  setting: PricingTerms,
  destination: Destination,
  { day, code, prepaid: source, byHand }: Moment,
): CartTotals {
  const convert = (amount: Minor) => convertPrice(amount, setting.baseCurrency, currency, rate);
  const inBase = (amount: Minor) => convertMinor(amount, currency, setting.baseCurrency, 1 / rate);
  const subtotal = sumOf(lines, ({ unitPrice, quantity }) => unitPrice * quantity);
  const baseSubtotal = sumOf(lines, ({ basePrice, quantity }) => basePrice * quantity);
  const charges = chargesOf({ subtotal: baseSubtotal, ...measureGoods(lines) }, setting, destination);
  const deliveryCharges = byHand?.charges ?? convert(charges.deliveryCharges);
  const discounts = withDiscountByHand(
    applyDiscounts({ lines, currency, deliveryCharges, convert, day }, setting.discounts, code),
    byHand?.discount ?? 0,
    lines,
    currency,
  );
  const withFee = (cashFee: Minor) => {
    const tax = cartTax(lines, { ...discounts, deliveryCharges, cashFee, currency }, setting, destination);
    const sum = goodsAndDelivery({ ...discounts, subtotal, deliveryCharges }) + cashFee + addedTax(tax);
    return { cashFee, tax, sum };
  };
  const balance = balanceIn(source, currency);
  const free = withFee(0);
  const isPrepaid = balance > 0 && balance >= free.sum;
  const { cashFee, tax, sum } = isPrepaid ? free : withFee(convert(charges.cashFee));
  const paymentMethod = isPrepaid ? undefined : destination.paymentMethod;
  const prepaid = prepaidFor(sum, balance, { currency, paymentMethod });
  const rounding = roundingOf(sum - prepaid, currency, setting, paymentMethod);
  const taken = inBase(discounts.discount + discounts.deliveryDiscount + prepaid);
  return {
    ...charges,
    ...discounts,
    currency,
    subtotal,
    deliveryCharges,
    cashFee,
    tax,
    rounding,
    total: sum + rounding,
    prepaid,
    due: sum + rounding - prepaid,
    overCashLimit: isOverCashLimit(baseSubtotal + charges.deliveryCharges - taken, setting.payment.cash),
  };
}

type Taxed = Pick<CartTotals, 'discounts' | 'deliveryCharges' | 'deliveryDiscount' | 'cashFee' | 'currency'>;

/** The VAT of what is left to pay after all discounts. */
function cartTax(
  lines: readonly SoldLine[],
  { discounts, deliveryCharges, deliveryDiscount, cashFee, currency }: Taxed,
  setting: PricingTerms,
  { country }: Destination,
): OrderTax | null {
  const terms = taxTermsFor(setting, country);
  const taxed = lines.map(({ unitPrice, quantity, taxClass }, at) => ({
    amount: unitPrice * quantity - sumOf(discounts, ({ shares }) => shares[at] ?? 0),
    taxClass,
  }));
  const delivery = deliveryCharges - deliveryDiscount;
  return terms && taxOf({ lines: taxed, delivery, cashFee }, terms, cardStepOf(currency));
}

/** What rates of delivery count besides the worth of goods: their pieces, and their weight in grams. */
export const measureGoods = (lines: readonly Pick<SoldLine, 'quantity' | 'weight'>[]) => ({
  pieces: sumOf(lines, ({ quantity }) => quantity),
  weight: sumOf(lines, ({ quantity, weight = 0 }) => quantity * weight),
});

/** What rounds a sum for the door, where the store rounds; cards pay to the last digit. */
export const roundingOf = (
  sum: Minor,
  currency: CurrencyCode,
  { payment }: Pick<PricingTerms, 'payment'>,
  method: PaymentMethod | undefined,
): Minor => (method === 'cash' && payment.cash.rounding ? cashRounding(sum, currency) : 0);
