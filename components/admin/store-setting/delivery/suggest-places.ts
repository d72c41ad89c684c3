import { findCities, findRegion } from '@/lib/domain/address/places/find-place';
import type { CountryPlaces, Place } from '@/lib/domain/address/places/place';
import type { ZonePlace } from '@/lib/domain/delivery/zone';
import type { Locale } from '@/lib/domain/locale';

/** A place that can be added to a zone, with the text to choose it by. */
interface Suggestion {
  readonly label: string;
  readonly kind: 'regions' | 'cities';
  readonly place: ZonePlace;
}

/** All regions and cities of a country; `nameRegion` distinguishes a region from a city of the same name. */
export function suggestionsOf(
  { country, regions }: CountryPlaces,
  locale: Locale,
  nameRegion: (name: string) => string,
): readonly Suggestion[] {
  return regions.flatMap((region) => [
    { label: nameRegion(region[locale]), kind: 'regions' as const, place: placeOf(country, region) },
    ...region.cities.map((city) => ({
      label: `${city[locale]} · ${region[locale]}`,
      kind: 'cities' as const,
      place: placeOf(country, city),
    })),
  ]);
}

/** Resolves a text: a suggestion, a city or region of the list in any spelling, else a free-text place. */
export function placeTyped(
  typed: string,
  country: string,
  { places, suggestions, locale }: Known,
): Omit<Suggestion, 'label'> {
  const chosen = suggestions.find(({ label }) => label === typed);
  if (chosen) return chosen;
  const [found, another] = places ? findCities(places, typed) : [];
  if (found && !another) return { kind: 'cities', place: placeOf(country, found.city) };
  const region = places && !found ? findRegion(places, typed) : null;
  if (region) return { kind: 'regions', place: placeOf(country, region) };
  // Only in the language in which it was typed.
  return { kind: 'cities', place: { country, id: '', name: { en: '', ar: '', [locale]: typed } } };
}

interface Known {
  /** Null if the country has no list. */
  readonly places: CountryPlaces | null;
  readonly suggestions: readonly Suggestion[];
  readonly locale: Locale;
}

const placeOf = (country: string, { id, en, ar }: Place): ZonePlace => ({ country, id, name: { en, ar } });
