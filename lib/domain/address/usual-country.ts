import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** The country that an empty address form starts with; empty where the shopper has to choose one. */
export const usualCountry = ({ countries, defaultCountry }: StoreSetting['addresses']): string =>
  defaultCountry || (countries.length === 1 ? (countries[0] ?? '') : '');
