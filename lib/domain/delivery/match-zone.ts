import { LOCALES } from '@/lib/domain/locale';
import { comparableCity } from './comparable-city';
import type { DeliveryZone, ZonePlace } from './zone';

/** The destination of an order, as far as it is known. */
export interface DeliveryDestination {
  /** ISO 3166-1 alpha-2; empty when unknown. */
  readonly country: string;
  /** Ids in the country's lists; null when the address has none. */
  readonly region: string | null;
  readonly city: string | null;
  /** The city as typed. */
  readonly cityName: string;
}

/** How precisely a zone matches an address, least precise first. */
const MATCHES = ['rest', 'country', 'region', 'city'] as const;
export type Match = (typeof MATCHES)[number];

export interface ZoneMatch {
  readonly zone: DeliveryZone;
  readonly by: Match;
}

/** The zone of an address: the most precise match (city, region, country, rest), the first of equals; null for none. */
export function matchZone(zones: readonly DeliveryZone[], to: DeliveryDestination): ZoneMatch | null {
  const typed = comparableCity(to.cityName);
  let best: ZoneMatch | null = null;
  for (const zone of zones) {
    const by = closest(zone, to, typed);
    if (by && (!best || MATCHES.indexOf(by) > MATCHES.indexOf(best.by))) best = { zone, by };
  }
  return best;
}

function closest(zone: DeliveryZone, to: DeliveryDestination, typed: string): Match | null {
  if (zone.cities.some((city) => isIn(city, to) && isCity(city, to.city, typed))) return 'city';
  if (zone.regions.some((region) => isIn(region, to) && isId(region, to.region))) return 'region';
  if (to.country && zone.countries.includes(to.country)) return 'country';
  return zone.rest ? 'rest' : null;
}

const isIn = ({ country }: ZonePlace, to: DeliveryDestination): boolean =>
  !country || !to.country || country === to.country;

const isId = ({ id }: ZonePlace, wanted: string | null): boolean => id !== '' && id === wanted;

/** If both have an id, only the ids count: a country may have two cities with one name. */
const isCity = (city: ZonePlace, wanted: string | null, typed: string): boolean =>
  city.id && wanted ? city.id === wanted : isNamed(city, typed);

const isNamed = ({ name }: ZonePlace, typed: string): boolean =>
  typed !== '' && LOCALES.some((locale) => comparableCity(name[locale]) === typed);
