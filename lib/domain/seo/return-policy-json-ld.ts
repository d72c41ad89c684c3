import type { StoreSetting } from '@/lib/domain/store/store-setting';

const FEES = {
  unsaid: null,
  shopper: 'https://schema.org/ReturnFeesCustomerResponsibility',
  store: 'https://schema.org/FreeReturn',
} as const;

/** A link to the terms that describe returns, for the store as a whole, which needs no country. Null if it states none. */
export const returnLinkJsonLd = (
  { returnDays }: Pick<StoreSetting['orderRules'], 'returnDays'>,
  termsAddress: string,
) => (returnDays === null ? null : { '@type': 'MerchantReturnPolicy', merchantReturnLink: termsAddress });

/**
 * The return period of an offer: https://developers.google.com/search/docs/appearance/structured-data/return-policy. Null
 * if the store states none, or if its `country` is unknown, since an offer's policy needs one.
 */
export function returnPolicyJsonLd(
  { returnDays, returnsPaidBy }: StoreSetting['orderRules'],
  country: string | undefined,
  termsAddress: string,
) {
  const link = returnLinkJsonLd({ returnDays }, termsAddress);
  if (!link || !country) return null;
  const there = { ...link, applicableCountry: country };
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
