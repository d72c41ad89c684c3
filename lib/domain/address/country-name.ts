import type { Locale } from '@/lib/domain/locale';

const names = new Map<Locale, Intl.DisplayNames>();

/**
 * The name of a country (ISO 3166-1 alpha-2) in `locale`; cached, because a language's names load slowly on a phone.
 */
export function countryName(country: string, locale: Locale): string {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, known);
  return known.of(country) ?? country;
}
