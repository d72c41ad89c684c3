import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { BasisPoints } from './tax-class';

/** Standard rates as commonly known in 2026, for the owner to accept or change; Kuwait and Qatar have no VAT. */
export const SUGGESTED_RATES: Readonly<Record<string, BasisPoints>> = {
  SA: 1500,
  AE: 500,
  BH: 1000,
  OM: 500,
  EG: 1400,
  JO: 1600,
};

/** How prices of one order are taxed. */
export interface TaxTerms {
  /** Whether prices have the tax in them; otherwise it is added. */
  readonly included: boolean;
  /** Whose rate it is, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The standard rate; other classes have none. */
  readonly rate: BasisPoints;
}

/**
 * How a store taxes what goes to `country`: at that country's rate, or at its own, the first, where the country has no rate or is
 * not known yet. Null for a store that is not registered.
 */
export function taxTermsFor({ tax }: Pick<StoreSetting, 'tax'>, country = ''): TaxTerms | null {
  const [own] = tax.rates;
  if (!tax.registered || !own) return null;
  return { included: tax.included, ...(tax.rates.find((row) => row.country === country) ?? own) };
}
