import { COUNTRIES } from '@/lib/domain/store/countries';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** All countries as the options of a select, by name in the admin's language. */
export function useCountries() {
  const nameOf = useCountryName();
  const locale = useLocale();
  return COUNTRIES.map((value) => ({ value, label: nameOf(value) })).sort((one, other) =>
    one.label.localeCompare(other.label, locale),
  );
}

/** The name of a country (ISO 3166-1 alpha-2) in the admin's language. */
export function useCountryName(): (country: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return (country) => (country ? (names.of(country) ?? country) : '');
}
