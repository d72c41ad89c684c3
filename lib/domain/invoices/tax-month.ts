import { share } from '@/lib/domain/discounts/share';
import { isCurrencyCode, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import { sumOf } from '@/lib/domain/money/sum-of';
import { fieldsOf, finite, oneOf } from '@/lib/domain/parse/fields';
import type { Month } from '@/lib/domain/stats/store-day';
import { taxByRate } from '@/lib/domain/tax/tax-parts';
import { TAX_CLASSES, type BasisPoints, type TaxClass } from '@/lib/domain/tax/tax-class';
import type { Invoice } from './invoice';

/** Sums of a month's documents at one rate, in one currency's minor units. */
export interface TaxSums {
  /** Invoiced, without tax. */
  readonly net: Minor;
  readonly tax: Minor;
  readonly creditedNet: Minor;
  readonly creditedTax: Minor;
}

/** The part reported in one tax currency: the VAT in that currency, and in the documents' own. */
interface ReportedSums {
  readonly tax: Minor;
  readonly creditedTax: Minor;
  readonly ofTax: Minor;
  readonly ofCreditedTax: Minor;
}

/** A month's invoices and notes at one rate. */
export interface TaxMonthRow extends TaxSums {
  readonly month: Month;
  readonly currency: CurrencyCode;
  readonly taxClass: TaxClass;
  readonly rate: BasisPoints;
  /** By tax currency; empty for older documents. */
  readonly reported: readonly (ReportedSums & { readonly currency: CurrencyCode })[];
}

/** By currency, then by class and rate, such as `standard-1500`. */
type StoredSums = Readonly<
  Record<string, Readonly<Record<string, Partial<TaxSums> & { readonly reported: StoredReported }>>>
>;
type StoredReported = Readonly<Record<string, Partial<ReportedSums>>>;

/** A document's contribution to its month. */
export function sumsOf({ kind, currency, parts, reported }: Invoice): StoredSums {
  // A debit note reduces the credited sum in its own month.
  const sign = kind === 'debit-note' ? -1 : 1;
  const rows = taxByRate(parts);
  const shares = share(
    reported.tax,
    rows.map(({ tax }) => tax),
  );
  const sums = rows.map(({ taxClass, rate, net, tax }, at) => {
    const own = shares[at] ?? 0;
    const row =
      kind === 'invoice'
        ? { net, tax, reported: { [reported.currency]: { tax: own, ofTax: tax } } }
        : {
            creditedNet: sign * net,
            creditedTax: sign * tax,
            reported: { [reported.currency]: { creditedTax: sign * own, ofCreditedTax: sign * tax } },
          };
    return [`${taxClass}-${rate}`, row] as const;
  });
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
        reported: parseReported(sums.reported),
      };
    }),
  );
}

const parseReported = (value: unknown): TaxMonthRow['reported'] =>
  Object.entries(fieldsOf(value)).flatMap(([currency, stored]) => {
    const sums = fieldsOf(stored);
    const of = (field: keyof ReportedSums) => finite(sums[field]) ?? 0;
    const [tax, creditedTax] = [of('tax'), of('creditedTax')];
    const [ofTax, ofCreditedTax] = [of('ofTax'), of('ofCreditedTax')];
    return isCurrencyCode(currency) ? { currency, tax, creditedTax, ofTax, ofCreditedTax } : [];
  });

/** A month's VAT in one tax currency. */
export interface ReportedMonth extends Pick<TaxSums, 'tax' | 'creditedTax'> {
  readonly month: Month;
  readonly currency: CurrencyCode;
  /** Whether the sum covers all documents of the month; older ones have no tax currency. */
  readonly isWhole: boolean;
}

/** The VAT of months in their tax currencies, for months with documents in other currencies. */
export function reportedMonths(rows: readonly TaxMonthRow[]): ReportedMonth[] {
  const keys = new Map(
    rows.flatMap(({ month, currency, reported }) =>
      reported
        .filter((one) => one.currency !== currency)
        .map((one) => [`${month} ${one.currency}`, { month, currency: one.currency }] as const),
    ),
  );
  return [...keys.values()].map(({ month, currency }): ReportedMonth => {
    const ofMonth = rows.filter((row) => row.month === month);
    const sums = ofMonth.map(({ reported }) => reported.find((one) => one.currency === currency));
    const isWhole = ofMonth.every(
      ({ tax, creditedTax }, at) =>
        tax === (sums[at]?.ofTax ?? 0) && creditedTax === (sums[at]?.ofCreditedTax ?? 0),
    );
    const sum = (of: 'tax' | 'creditedTax') => sumOf(sums, (one) => one?.[of] ?? 0);
    return { month, currency, tax: sum('tax'), creditedTax: sum('creditedTax'), isWhole };
  });
}
