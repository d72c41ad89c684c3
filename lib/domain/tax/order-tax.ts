import { share } from '@/lib/domain/discounts/share';
import { proportion } from '@/lib/domain/money/proportion';
import type { Minor } from '@/lib/domain/money/money';
import { sumOf } from '@/lib/domain/money/sum-of';
import { WHOLE, type BasisPoints, type TaxClass } from './tax-class';
import type { TaxTerms } from './tax-rates';

/** One part of the paid amount, with its VAT, included or added. */
export interface TaxedPart {
  readonly taxClass: TaxClass;
  readonly rate: BasisPoints;
  /** Excluding tax. */
  readonly net: Minor;
  readonly tax: Minor;
}

/** The VAT of an order, in its currency's minor units. It stays the same when rates change. */
export interface OrderTax {
  /** Whether prices include the tax; otherwise it was added. */
  readonly included: boolean;
  readonly country: string;
  /** In the order of the lines. */
  readonly lines: readonly TaxedPart[];
  readonly delivery: TaxedPart;
  readonly cashFee: TaxedPart;
}

export interface TaxedAmount {
  readonly amount: Minor;
  readonly taxClass: TaxClass;
}

interface Taxed {
  /** After all discounts. */
  readonly lines: readonly TaxedAmount[];
  readonly delivery: Minor;
  readonly cashFee: Minor;
}

/**
 * The only computation of VAT. Tax is computed once per rate, on its sum: included, total − round(total ÷ (1 + rate));
 * added, round(total × rate) to an amount that a card can pay (`step`). It is split over the parts by largest
 * remainder. Delivery and fee have the standard rate.
 */
export function taxOf({ lines, delivery, cashFee }: Taxed, terms: TaxTerms, step: Minor): OrderTax {
  const charge = (amount: Minor): TaxedAmount => ({ amount, taxClass: 'standard' });
  const all = [...lines, charge(delivery), charge(cashFee)];
  const weights = all.map(({ amount, taxClass }) => (taxClass === 'standard' ? amount : 0));
  const taxed = weights.reduce((sum, amount) => sum + amount, 0);
  const taxes = share(taxOn(taxed, terms, step), weights);
  const parts = all.map(({ amount, taxClass }, at): TaxedPart => {
    const tax = taxes[at] ?? 0;
    const rate = taxClass === 'standard' ? terms.rate : 0;
    return { taxClass, rate, net: terms.included ? amount - tax : amount, tax };
  });
  const [deliveryPart = NO_PART, feePart = NO_PART] = parts.slice(lines.length);
  const { included, country } = terms;
  return { included, country, lines: parts.slice(0, lines.length), delivery: deliveryPart, cashFee: feePart };
}

const taxOn = (amount: Minor, { included, rate }: TaxTerms, step: Minor): Minor =>
  included ? amount - proportion(amount, WHOLE, WHOLE + rate) : proportion(amount, rate, WHOLE, step);

const NO_PART: TaxedPart = { taxClass: 'standard', rate: 0, net: 0, tax: 0 };

/** Replaces the cash fee in an order's tax, at the order's rates. */
export function withCashFee(tax: OrderTax, cashFee: Minor, step: Minor): OrderTax {
  const amount = ({ net, tax: own }: TaxedPart) => (tax.included ? net + own : net);
  const { included, country, delivery } = tax;
  const lines = tax.lines.map((part) => ({ amount: amount(part), taxClass: part.taxClass }));
  return taxOf(
    { lines, delivery: amount(delivery), cashFee },
    { included, country, rate: delivery.rate },
    step,
  );
}

/** The total VAT. */
export const taxTotal = ({ lines, delivery, cashFee }: OrderTax): Minor =>
  sumOf([...lines, delivery, cashFee], ({ tax }) => tax);

/** The tax added to the prices: 0 if it is included or there is none. */
export const addedTax = (tax: OrderTax | null): Minor => (tax && !tax.included ? taxTotal(tax) : 0);
