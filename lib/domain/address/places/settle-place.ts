import { findCities, findRegion } from './find-place';
import type { CountryPlaces, Place } from './place';

export type SettledPlace =
  | {
      readonly ok: true;
      readonly value: Readonly<Record<'region' | 'regionId' | 'city', string>> & { readonly cityId?: string };
    }
  | { readonly ok: false; readonly at: 'regionId'; readonly error: 'field.region.required' }
  | { readonly ok: false; readonly at: 'city'; readonly error: 'field.city.required' | 'field.city.region' };

/**
 * Replaces region and city by their official names, in the script of the typed city. A listed city determines its
 * region; an unlisted one stays free text in the chosen region.
 */
export function settlePlace(places: CountryPlaces, regionText: string, city: string): SettledPlace {
  const chosen = regionText ? findRegion(places, regionText) : null;
  if (!city) return { ok: false, at: 'city', error: 'field.city.required' };
  const cities = findCities(places, city);
  const found = chosen ? cities.find(({ region }) => region === chosen) : onlyOne(cities);
  const nameOf = (place: Place) => (/\p{Script=Arabic}/u.test(city) ? place.ar : place.en);
  if (found) {
    const { region, city: known } = found;
    const value = { region: nameOf(region), regionId: region.id, city: nameOf(known), cityId: known.id };
    return { ok: true, value };
  }
  if (!chosen) return { ok: false, at: 'regionId', error: 'field.region.required' };
  if (cities.length) return { ok: false, at: 'city', error: 'field.city.region' };
  return { ok: true, value: { region: nameOf(chosen), regionId: chosen.id, city } };
}

const onlyOne = <T>(items: readonly T[]): T | undefined => (items.length === 1 ? items[0] : undefined);
