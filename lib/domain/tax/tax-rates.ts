import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { BasisPoints } from './tax-class';

/** Standard rates as of 2026, for the owner to accept or change; Kuwait and Qatar have no VAT. */
export const SUGGESTED_RATES: Readonly<Record<string, BasisPoints>> = {
  SA: 1500,
  AE: 500,
  BH: 1000,
  OM: 500,
  EG: 1400,
  JO: 1600,
};

/** How an order's prices are taxed. */
export interface TaxTerms {
  /** Whether prices include the tax; otherwise it is added. */
  readonly included: boolean;
  /** The country of the rate, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The standard rate; other classes have no tax. */
  readonly rate: BasisPoints;
}

/**
 * How a store taxes goods to `country`: at that country's rate, or at its own (the first) when the country has none or
 * is unknown. Null for an unregistered store.
 */
export function taxTermsFor({ tax }: Pick<StoreSetting, 'tax'>, country = ''): TaxTerms | null {
  const [own] = tax.rates;
  if (!tax.registered || !own) return null;
  return { included: tax.included, ...(tax.rates.find((row) => row.country === country) ?? own) };
}
