import { fold } from './fold';

export interface Place {
  readonly id: string;
  readonly en: string;
  readonly ar: string;
}

export interface City extends Place {
  /** Other accepted spellings. */
  readonly also: readonly string[];
}

/** A region, governorate, emirate or municipality. */
export interface Region extends Place {
  readonly also: readonly string[];
  readonly cities: readonly City[];
}

export interface CountryPlaces {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly regions: readonly Region[];
}

/**
 * Parses a list: a line `# English|Arabic|other spellings` per region, then its cities separated by `;`. Ids come from
 * the English names, a city's with its region's in front; `=id` keeps the id of a renamed place.
 */
export function parsePlaces(country: string, source: string): CountryPlaces {
  const regions: { -readonly [K in keyof Region]: K extends 'cities' ? City[] : Region[K] }[] = [];
  for (const line of source.split('\n').map((one) => one.trim())) {
    if (line.startsWith('#')) regions.push({ ...parseLine(line.slice(1)), cities: [] });
    const region = regions.at(-1);
    if (!region || line.startsWith('#')) continue;
    const cities = line.split(';').filter((one) => one.trim());
    for (const city of cities.map(parseLine)) region.cities.push({ ...city, id: `${region.id}.${city.id}` });
  }
  return { country, regions };
}

function parseLine(line: string): City {
  const [names = '', given] = line.split('=');
  const [en = '', ar = '', also = ''] = names.split('|').map((name) => name.trim());
  const id =
    given?.trim() ??
    en
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
  return {
    id,
    en,
    ar,
    also: also
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  };
}

const folded = new WeakMap<City | Region, readonly string[]>();

/** The folded spellings of a place, cached: every keystroke searches the whole list. */
export function spellingsOf(place: City | Region): readonly string[] {
  const known = folded.get(place);
  if (known) return known;
  const spellings = [place.en, place.ar, ...place.also].map(fold).filter(Boolean);
  folded.set(place, spellings);
  return spellings;
}
