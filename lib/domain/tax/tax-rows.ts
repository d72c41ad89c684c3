import { decimal, isolated, type Writing } from '@/lib/domain/formats';
import type { Minor } from '@/lib/domain/money/money';
import type { OrderTax } from './order-tax';
import type { BasisPoints } from './tax-class';
import { partsOf, taxByRate } from './tax-parts';

/** A line of VAT under a total. */
export interface TaxRow {
  /** The key of its label, under `common:tax`. */
  readonly name: 'included' | 'added';
  readonly rate: BasisPoints;
  readonly amount: Minor;
}

/** The displayed VAT of an order: one row per rate above zero. */
export const taxRows = (tax: OrderTax | null): TaxRow[] =>
  tax
    ? taxByRate(partsOf(tax))
        .filter(({ rate }) => rate > 0)
        .map(({ rate, tax: amount }) => ({ name: tax.included ? 'included' : 'added', rate, amount }))
    : [];

/** Formats 1500 as "15%", in the page's digits. */
export function formatRate(rate: BasisPoints, writing: Writing): string {
  const sign = writing.locale === 'ar' && writing.numerals === 'arab' ? '٪' : '%';
  return isolated(`${decimal(rate / 100, writing, { least: 0, most: 2 })}${sign}`);
}
