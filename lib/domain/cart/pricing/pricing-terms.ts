import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** All of a store's setting that prices, charges and ways to pay depend on. */
export type PricingTerms = Pick<
  StoreSetting,
  'baseCurrency' | 'currencies' | 'payment' | 'delivery' | 'country' | 'discounts' | 'tax'
>;

/** A quote is worth nothing any more once these are others. */
export const pricingTermsOf = ({
  baseCurrency,
  currencies,
  payment,
  delivery,
  country,
  tax,
  discounts,
}: StoreSetting): PricingTerms => ({
  baseCurrency,
  currencies,
  payment,
  delivery,
  country,
  tax,
  discounts,
});
