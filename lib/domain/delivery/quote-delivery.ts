import type { LocalizedText } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import { matchZone, type DeliveryDestination, type Match, type ZoneMatch } from './match-zone';
import { methodName } from './method-names';
import { pickupPoints } from './pickup-points';
import type { DeliveryMethod, DeliverySetting, DeliveryZone, MethodKind, PickupPoint } from './zone';

/** The part of the setting that delivery charges depend on. */
interface DeliveryTerms {
  readonly delivery: DeliverySetting;
  /** The store's country, used when an address names none. */
  readonly country: string;
}

/** What delivery rates depend on. */
export interface DeliveredGoods {
  /** Minor units of the base currency. */
  readonly subtotal: Minor;
  readonly pieces: number;
  /** Grams; pieces of unknown weight count as 0. */
  readonly weight: number;
}

export interface DeliveryOffer {
  readonly method: DeliveryMethod;
  readonly name: LocalizedText;
  /** Minor units of the base currency. */
  readonly charge: Minor;
}

export interface Offered {
  readonly status: 'offers';
  readonly zone: DeliveryZone;
  /** How precisely the zone matches the address. */
  readonly by: Match;
  /** Never empty; the first is the checkout's default. */
  readonly offers: readonly [DeliveryOffer, ...DeliveryOffer[]];
}

export interface Refused {
  readonly status: 'refused';
  /** `outside`: no zone matches the address; `excluded`: its zone has no methods. */
  readonly reason: 'outside' | 'excluded';
  readonly nearest: Nearest;
}

/** Places that the store does serve, in the same country if possible. */
export interface Nearest {
  readonly pickups: readonly PickupPoint[];
  readonly places: readonly LocalizedText[];
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
}

export type DeliveryQuote = Offered | Refused;

/** A longer list would not be read. */
const MOST_PLACES = 6;

/**
 * The delivery methods for an address, or why there are none. Checkout, quote and order share it. An address without a
 * city is not refused: it gets the offers of its country, of the rest, or of the first zone that is served.
 */
export function quoteDelivery(
  { delivery, country }: DeliveryTerms,
  destination: DeliveryDestination,
  goods: DeliveredGoods,
): DeliveryQuote {
  const to = { ...destination, country: destination.country || country };
  const matched = matchZone(delivery.zones, to);
  const isWhole = to.city !== null || to.cityName.trim() !== '';
  const match = isServed(matched) || isWhole ? matched : firstServed(delivery.zones, to);
  const [first, ...others] = match?.zone.methods.map((method) => offerOf(method, goods)) ?? [];
  if (match && first) return { status: 'offers', ...match, offers: [first, ...others] };
  return {
    status: 'refused',
    reason: match ? 'excluded' : 'outside',
    nearest: nearestTo(delivery.zones, to.country),
  };
}

/** Whether there is anything to show or choose: a single method without an estimate needs no text. */
export function needsWords(quote: DeliveryQuote): boolean {
  if (quote.status === 'refused') return true;
  const [{ method }, another] = quote.offers;
  return another !== undefined || method.kind === 'pickup' || method.maxDays !== null;
}

/** The offer with this id, else one of the same kind, else the first. */
export function chosenOffer(
  { offers }: Offered,
  wanted: { readonly id: string; readonly kind?: MethodKind } | null,
): DeliveryOffer {
  const isWanted = ({ method }: DeliveryOffer) => method.id === wanted?.id;
  const isOfKind = ({ method }: DeliveryOffer) => method.kind === wanted?.kind;
  return offers.find(isWanted) ?? offers.find(isOfKind) ?? offers[0];
}

const NOWHERE = { country: '', region: null, city: null, cityName: '' };

/** The total from which delivery is free, before the address is known; null for never. */
export function freeFrom(terms: DeliveryTerms): Minor | null {
  const quote = quoteDelivery(terms, NOWHERE, { subtotal: 0, pieces: 1, weight: 0 });
  return quote.status === 'offers' ? quote.offers[0].method.freeOver : null;
}

export function chargeOf(
  { rate, freeOver }: DeliveryMethod,
  { subtotal, pieces, weight }: DeliveredGoods,
): Minor {
  if (freeOver !== null && subtotal >= freeOver) return 0;
  const measure = { flat: 0, total: subtotal, pieces, weight }[rate.by];
  return rate.steps.filter(({ from }) => from <= measure).at(-1)?.charge ?? 0;
}

const offerOf = (method: DeliveryMethod, goods: DeliveredGoods): DeliveryOffer => ({
  method,
  name: methodName(method),
  charge: chargeOf(method, goods),
});

const isServed = (match: ZoneMatch | null): boolean => Boolean(match?.zone.methods.length);

function firstServed(zones: readonly DeliveryZone[], { country }: DeliveryDestination): ZoneMatch | null {
  const served = zones.filter(({ methods }) => methods.length > 0);
  const zone = served.find((one) => country && countriesOf(one).includes(country)) ?? served[0];
  return zone ? { zone, by: 'rest' } : null;
}

function nearestTo(zones: readonly DeliveryZone[], country: string): Nearest {
  const served = zones.filter(({ methods }) => methods.length > 0);
  const inCountry = served.filter((zone) => country && countriesOf(zone).includes(country));
  const near = inCountry.length ? inCountry : served;
  const places = near.flatMap(({ regions, cities }) => [...regions, ...cities]);
  return {
    pickups: pickupPoints(near.flatMap(({ methods }) => methods)),
    places: places.slice(0, MOST_PLACES).map(({ name }) => name),
    countries: [...new Set(near.flatMap((zone) => zone.countries))].slice(0, MOST_PLACES),
  };
}

/** All countries in which the zone has anything. */
const countriesOf = ({ countries, regions, cities }: DeliveryZone): readonly string[] => [
  ...countries,
  ...[...regions, ...cities].map((place) => place.country),
];
