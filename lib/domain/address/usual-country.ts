import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** The initial country of an empty address form; empty where the shopper must choose. */
export const usualCountry = ({ countries, defaultCountry }: StoreSetting['addresses']): string =>
  defaultCountry || (countries.length === 1 ? (countries[0] ?? '') : '');
