import type { OrderTax, TaxedPart } from './order-tax';
import type { TaxClass } from './tax-class';

export const partsOf = ({ lines, delivery, cashFee }: OrderTax): TaxedPart[] => [...lines, delivery, cashFee];

/** The class that authorities know: goods at a rate of 0, as to a country of export, are zero-rated. */
export const reportedClass = ({ taxClass, rate }: Pick<TaxedPart, 'taxClass' | 'rate'>): TaxClass =>
  taxClass === 'standard' && rate === 0 ? 'zero' : taxClass;

/** Sums by reported class and rate, in the order of their first part. */
export function sumsByRate(parts: readonly TaxedPart[]): TaxedPart[] {
  const groups = new Map<string, TaxedPart>();
  for (const part of parts) {
    const { rate } = part;
    const taxClass = reportedClass(part);
    const known = groups.get(`${taxClass} ${rate}`);
    const net = part.net + (known?.net ?? 0);
    groups.set(`${taxClass} ${rate}`, { taxClass, rate, net, tax: part.tax + (known?.tax ?? 0) });
  }
  return [...groups.values()];
}

/** The same, without sums of zero. */
export const taxByRate = (parts: readonly TaxedPart[]): TaxedPart[] =>
  sumsByRate(parts.filter(({ net, tax }) => net + tax !== 0));
