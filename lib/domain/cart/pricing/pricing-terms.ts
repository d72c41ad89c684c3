import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** The part of a store's setting that prices, charges and ways to pay depend on. */
export type PricingTerms = Pick<
  StoreSetting,
  'baseCurrency' | 'currencies' | 'payment' | 'delivery' | 'country' | 'discounts' | 'tax'
>;

/** The pricing terms alone; a quote is invalid once they change. */
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
