import type { StoreSetting } from '@/lib/domain/store/store-setting';

const FEES = {
  unsaid: null,
  shopper: 'https://schema.org/ReturnFeesCustomerResponsibility',
  store: 'https://schema.org/FreeReturn',
} as const;

/**
 * The return period: https://developers.google.com/search/docs/appearance/structured-data/return-policy. Null if the
 * store states none; a link to its terms if its `country` is unknown.
 */
export function returnPolicyJsonLd(
  { returnDays, returnsPaidBy }: StoreSetting['orderRules'],
  country: string | undefined,
  termsAddress: string,
) {
  if (returnDays === null) return null;
  const policy = { '@type': 'MerchantReturnPolicy', merchantReturnLink: termsAddress };
  if (!country) return policy;
  const there = { ...policy, applicableCountry: country };
  if (returnDays === 0)
    return { ...there, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  const fees = FEES[returnsPaidBy];
  return {
    ...there,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    ...(fees && { returnFees: fees }),
  };
}
