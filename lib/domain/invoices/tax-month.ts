import { isCurrencyCode, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import { fieldsOf, finite, oneOf } from '@/lib/domain/parse/fields';
import type { Month } from '@/lib/domain/stats/store-day';
import { taxByRate } from '@/lib/domain/tax/tax-parts';
import { TAX_CLASSES, type BasisPoints, type TaxClass } from '@/lib/domain/tax/tax-class';
import type { Invoice } from './invoice';

/** Sums of a month's documents at one rate, in one currency's minor units. */
export interface TaxSums {
  /** Invoiced, without the tax. */
  readonly net: Minor;
  readonly tax: Minor;
  readonly creditedNet: Minor;
  readonly creditedTax: Minor;
}

/** What a month's invoices and credit notes come to at one rate. */
export interface TaxMonthRow extends TaxSums {
  readonly month: Month;
  readonly currency: CurrencyCode;
  readonly taxClass: TaxClass;
  readonly rate: BasisPoints;
}

/** By currency, then by class and rate as `standard-1500`. */
type StoredSums = Readonly<Record<string, Readonly<Record<string, Partial<TaxSums>>>>>;

/** What a document adds to its month. */
export function sumsOf({ kind, currency, parts }: Invoice): StoredSums {
  // What a debit note takes back is no longer credited, in its own month.
  const sign = kind === 'debit-note' ? -1 : 1;
  const sums = taxByRate(parts).map(({ taxClass, rate, net, tax }): [string, Partial<TaxSums>] => [
    `${taxClass}-${rate}`,
    kind === 'invoice' ? { net, tax } : { creditedNet: sign * net, creditedTax: sign * tax },
  ]);
  return { [currency]: Object.fromEntries(sums) };
}

/** A month's rows, by currency and rate. */
export function parseTaxMonth(month: Month, data: unknown): TaxMonthRow[] {
  return Object.entries(fieldsOf(fieldsOf(data).currencies)).flatMap(([currency, rates]) =>
    Object.entries(fieldsOf(rates)).flatMap(([key, value]) => {
      const [name, rate = ''] = key.split('-');
      const taxClass = oneOf(TAX_CLASSES, name);
      if (!taxClass || !isCurrencyCode(currency)) return [];
      const sums = fieldsOf(value);
      const of = (field: keyof TaxSums) => finite(sums[field]) ?? 0;
      return {
        ...{ month, currency, taxClass, rate: Number(rate) },
        ...{ net: of('net'), tax: of('tax') },
        ...{ creditedNet: of('creditedNet'), creditedTax: of('creditedTax') },
      };
    }),
  );
}
