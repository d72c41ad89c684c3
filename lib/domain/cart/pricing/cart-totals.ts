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
  /** The goods before discounts. */
  readonly subtotal: Minor;
  /** The VAT, included or added; null where the store is not registered. */
  readonly tax: OrderTax | null;
  /** Rounds the total to payable coins, positive or negative; 0 unless paid in cash. */
  readonly rounding: Minor;
  readonly total: Minor;
  /** The part of the total that the gift card or store credit pays. */
  readonly prepaid: Minor;
  /** The amount left to pay by card or at the door. */
  readonly due: Minor;
  /** The amount exceeds the store's limit for cash on delivery. */
  readonly overCashLimit: boolean;
}

/** A line as discounts and VAT need it. */
export interface SoldLine extends DiscountedLine {
  /** Grams per piece. */
  readonly weight?: number | undefined;
  readonly taxClass: TaxClass;
}

interface Goods {
  readonly lines: readonly SoldLine[];
  readonly currency: CurrencyCode;
  readonly rate: ExchangeRate;
}

/** What totals depend on besides lines and destination. */
export interface Moment {
  /** Today in the store's time zone. */
  readonly day: Day;
  /** The discount of the shopper's code: null for an invalid code, absent without a code. */
  readonly code?: Discount | null | undefined;
  /** The gift card or store credit, which pays first. */
  readonly prepaid?: PrepaidSource | null | undefined;
  /** Discount and charges that staff set for this order. */
  readonly byHand?: ByHand | undefined;
}

/** Minor units of the order's currency. */
export interface ByHand {
  /** Off the goods, after all other discounts. */
  readonly discount: Minor;
  /** Null when they follow from the method. */
  readonly charges: Minor | null;
}

/**
 * Computes all totals, in this order: lines, their discounts, delivery, its discount, fee, VAT, rounding, gift card.
 * Each price and charge is converted and rounded once, so that the total equals the sum of what is shown. Delivery
 * depends on the goods' value before discounts, so that a discount never makes it more expensive. If a gift card pays
 * everything, nothing is due at the door.
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

/** The VAT after all discounts. */
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

/** What delivery rates depend on besides the goods' value: pieces, and weight in grams. */
export const measureGoods = (lines: readonly Pick<SoldLine, 'quantity' | 'weight'>[]) => ({
  pieces: sumOf(lines, ({ quantity }) => quantity),
  weight: sumOf(lines, ({ quantity, weight = 0 }) => quantity * weight),
});

/** The cash rounding of a sum; card payments are exact. */
export const roundingOf = (
  sum: Minor,
  currency: CurrencyCode,
  { payment }: Pick<PricingTerms, 'payment'>,
  method: PaymentMethod | undefined,
): Minor => (method === 'cash' && payment.cash.rounding ? cashRounding(sum, currency) : 0);
