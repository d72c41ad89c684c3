import { CURRENCY_DECIMALS, isCurrencyCode, type CurrencyCode } from '@/lib/domain/money/money';
import { fieldsOf, finite } from '@/lib/domain/parse/fields';
import { addFees, NO_FEES, type Fees } from '@/lib/domain/payments/connect/order-fees';

/** The platform's fees by the currency that they were taken in. */
export type FeeParts = Readonly<Partial<Record<CurrencyCode, Fees>>>;

export interface FeeRow extends Fees {
  readonly currency: CurrencyCode;
}

const CURRENCIES = Object.keys(CURRENCY_DECIMALS).filter(isCurrencyCode);

/** One row for each currency with a fee, always in the same order. */
export const feeRows = (parts: FeeParts): FeeRow[] =>
  CURRENCIES.flatMap((currency) => {
    const fees = parts[currency];
    return fees ? [{ currency, ...fees }] : [];
  });

/** Adds `times` × `more` to `parts`; sums of zero are left out. */
export const addFeeParts = (parts: FeeParts, more: FeeParts, times: number): FeeParts =>
  partsOf((currency) => addFees(parts[currency] ?? NO_FEES, more[currency] ?? NO_FEES, times));

export function parseFeeParts(value: unknown): FeeParts {
  const fields = fieldsOf(value);
  return partsOf((currency) => {
    const { taken, returned } = fieldsOf(fields[currency]);
    return { taken: finite(taken) ?? 0, returned: finite(returned) ?? 0 };
  });
}

const partsOf = (feesIn: (currency: CurrencyCode) => Fees): FeeParts =>
  Object.fromEntries(
    CURRENCIES.map((currency) => [currency, feesIn(currency)] as const).filter(
      ([, { taken, returned }]) => taken || returned,
    ),
  );
