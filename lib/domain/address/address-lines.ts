import { isolateNumberPairs, textIn, type Locale } from '@/lib/domain/locale';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { wordOf, type ADDRESS_WORDS } from './address-words';
import { countryName } from './country-name';

/** Printed with their name, because a number alone is ambiguous. */
const NUMBERED = ['block', 'building', 'additionalNumber', 'unit'] as const;

/**
 * The place of an address as lines for a label, without name, phone and e-mail. Typed texts stay as written; the words
 * around them are in `locale`.
 */
export function addressLines(address: ShippingAddress, locale: Locale): readonly string[] {
  const { country = '', streetAddress, zipCode, city, district, region, landmark } = address;
  if (!country) return [isolateNumberPairs(streetAddress), `${zipCode} ${city}`];
  const comma = locale === 'ar' ? '، ' : ', ';
  const named = (name: keyof typeof ADDRESS_WORDS, value = '') =>
    value && `${textIn(wordOf(country, name), locale)} ${value}`;
  const street = /\p{L}/u.test(streetAddress) ? streetAddress : named('streetAddress', streetAddress);
  const numbers = NUMBERED.map((name) => named(name, address[name]));
  const places = [district, city, region].filter((place, at, all) => place && all.indexOf(place) === at);
  return [
    [numbers[0], street, ...numbers.slice(1)].filter(Boolean).join(comma),
    places.join(comma),
    [zipCode, named('poBox', address.poBox)].filter(Boolean).join(comma),
    countryName(country, locale),
    named('shortAddress', address.shortAddress),
    landmark ?? '',
  ]
    .filter(Boolean)
    .map(isolateNumberPairs);
}
