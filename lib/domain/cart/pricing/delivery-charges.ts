import { normalizeForSearch } from '@/lib/domain/catalogue/search/normalize-for-search';
import { LOCALES } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/**
 * Delivery of a cart worth `subtotal`, both in minor units of the base currency: the charge of the city, else the flat
 * one; free from `freeOver` on.
 */
export function deliveryCharges(subtotal: Minor, shipping: StoreSetting['shipping'], city: string): Minor {
  const isFree = shipping.freeOver !== null && subtotal >= shipping.freeOver;
  return isFree ? 0 : (chargeOf(city, shipping) ?? shipping.flat);
}

/** As people write it: with or without hamza, accents or capitals, in either language. */
function chargeOf(city: string, { cities }: StoreSetting['shipping']): Minor | undefined {
  const wanted = comparableCity(city);
  if (!wanted) return undefined;
  return cities.find(({ name }) => LOCALES.some((locale) => comparableCity(name[locale]) === wanted))?.charge;
}

/** One spelling of a city's name for all that people take for the same. */
export const comparableCity = (city: string): string =>
  normalizeForSearch(city)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
