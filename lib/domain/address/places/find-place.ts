import { fold } from './fold';
import { spellingsOf, type City, type CountryPlaces, type Region } from './place';

export interface FoundCity {
  readonly region: Region;
  readonly city: City;
}

/** Finds a region by id or by any spelling of its name. */
export function findRegion({ regions }: CountryPlaces, text: string): Region | null {
  const wanted = fold(text);
  const named = regions.find((region) => region.id === text);
  return named ?? regions.find((region) => wanted && spellingsOf(region).includes(wanted)) ?? null;
}

/** Finds all cities with a name; several regions may have one. */
export function findCities({ regions }: CountryPlaces, text: string): readonly FoundCity[] {
  const wanted = fold(text);
  if (!wanted) return [];
  return regions.flatMap((region) =>
    region.cities
      .filter((city) => spellingsOf(city).includes(wanted))
      .map((city): FoundCity => ({ region, city })),
  );
}

const MOST_SUGGESTIONS = 8;

/**
 * Suggestions for a typed text, within the region if one is chosen: names that begin with it, then names with a later
 * word that does. They keep the list's order, which is by importance.
 */
export function suggestCities(
  { regions }: CountryPlaces,
  text: string,
  regionId: string,
  most = MOST_SUGGESTIONS,
): readonly FoundCity[] {
  const wanted = fold(text);
  const all = regions
    .filter(({ id }) => !regionId || id === regionId)
    .flatMap((region) => region.cities.map((city): FoundCity => ({ region, city })));
  if (!wanted) return all.slice(0, most);
  const rank = ({ city }: FoundCity) => {
    const spellings = spellingsOf(city);
    if (spellings.some((one) => one.startsWith(wanted))) return 0;
    return spellings.some((one) => one.includes(` ${wanted}`)) ? 1 : 2;
  };
  const ranked = all.map((found) => ({ found, at: rank(found) })).filter(({ at }) => at < 2);
  return ranked
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ found }) => found);
}
