import type { LocalizedText } from '@/lib/domain/locale';
import { comparableCity } from './comparable-city';
import type { DeliveryZone, ZonePlace } from './zone';

/** A place in several zones; the first zone wins. */
export interface Overlap {
  readonly kind: 'rest' | 'country' | 'region' | 'city';
  /** ISO 3166-1 alpha-2; empty for the rest and for cities of any country. */
  readonly country: string;
  /** Of a region or city. */
  readonly name: LocalizedText | null;
  /** Positions of the zones in the setting's order. */
  readonly zones: readonly number[];
}

interface Mention extends Omit<Overlap, 'zones'> {
  readonly zone: number;
  readonly id: string;
  readonly spellings: readonly string[];
}

/** All places in two or more zones, in the order of their first mention. */
export function overlapsOf(zones: readonly DeliveryZone[]): Overlap[] {
  const found: { readonly first: Mention; readonly zones: Set<number> }[] = [];
  for (const mention of zones.flatMap(mentionsOf)) {
    const known = found.find(({ first }) => isSame(first, mention));
    if (known) known.zones.add(mention.zone);
    else found.push({ first: mention, zones: new Set([mention.zone]) });
  }
  return found
    .filter((one) => one.zones.size > 1)
    .map(({ first: { kind, country, name }, ...one }) => ({ kind, country, name, zones: [...one.zones] }));
}

function mentionsOf({ rest, countries, regions, cities }: DeliveryZone, zone: number): Mention[] {
  const plain = { zone, name: null, id: '', spellings: [] };
  return [
    ...(rest ? [{ ...plain, kind: 'rest' as const, country: '' }] : []),
    ...countries.map((country) => ({ ...plain, kind: 'country' as const, country })),
    ...regions.map((place) => placed('region', place, zone)),
    ...cities.map((place) => placed('city', place, zone)),
  ];
}

const placed = (kind: 'region' | 'city', { country, id, name }: ZonePlace, zone: number): Mention => ({
  kind,
  country,
  name,
  zone,
  id,
  spellings: [comparableCity(name.en), comparableCity(name.ar)].filter(Boolean),
});

function isSame(one: Mention, other: Mention): boolean {
  if (one.kind !== other.kind) return false;
  if (!one.name || !other.name) return one.country === other.country;
  if (one.country && other.country && one.country !== other.country) return false;
  if (one.id && other.id) return one.id === other.id;
  return one.spellings.some((spelling) => other.spellings.includes(spelling));
}
