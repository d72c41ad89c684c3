import { BAHRAIN } from './bahrain';
import { EGYPT } from './egypt';
import { EMIRATES } from './emirates';
import { JORDAN } from './jordan';
import { KUWAIT } from './kuwait';
import { OMAN } from './oman';
import { parsePlaces, type CountryPlaces } from './place';
import { QATAR } from './qatar';
import { SAUDI_ARABIA } from './saudi-arabia';

const SOURCES: Readonly<Record<string, string>> = {
  SA: SAUDI_ARABIA,
  AE: EMIRATES,
  KW: KUWAIT,
  QA: QATAR,
  BH: BAHRAIN,
  OM: OMAN,
  EG: EGYPT,
  JO: JORDAN,
};

const parsed = new Map<string, CountryPlaces>();

/** The list of a country, for servers; a browser loads it with `loadPlaces`. Null for a country without a list. */
export function placesOf(country: string): CountryPlaces | null {
  const source = SOURCES[country];
  if (source === undefined) return null;
  const places = parsed.get(country) ?? parsePlaces(country, source);
  parsed.set(country, places);
  return places;
}
