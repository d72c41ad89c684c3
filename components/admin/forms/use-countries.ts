import { countryName } from '@/lib/domain/address/country-name';
import { COUNTRIES } from '@/lib/domain/store/countries';
import type { Locale } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';

type CountryName = (country: string) => string;

interface Countries {
  readonly nameOf: CountryName;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const known = new Map<Locale, Countries>();

/** Cached by language, because sorting is slow on a phone. */
function countriesIn(locale: Locale): Countries {
  const before = known.get(locale);
  if (before) return before;
  const { compare } = new Intl.Collator(locale);
  const nameOf: CountryName = (country) => (country ? countryName(country, locale) : '');
  const options = COUNTRIES.map((value) => ({ value, label: nameOf(value) })).sort((one, other) =>
    compare(one.label, other.label),
  );
  const countries = { nameOf, options };
  known.set(locale, countries);
  return countries;
}

/** All countries as options of a select, sorted by name in the admin's language. */
export const useCountries = (): Countries['options'] => countriesIn(useLocale()).options;

/** A country's name (ISO 3166-1 alpha-2) in the admin's language; empty for an empty code. */
export const useCountryName = (): CountryName => countriesIn(useLocale()).nameOf;
