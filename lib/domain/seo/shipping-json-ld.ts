import { workingDays } from '@/lib/domain/delivery/working-days';
import { chargeOf } from '@/lib/domain/delivery/quote-delivery';
import type { DeliverySetting, DeliveryZone } from '@/lib/domain/delivery/zone';
import { textIn, type Locale } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';

interface ShippingFacts {
  readonly delivery: DeliverySetting;
  readonly locale: Locale;
  /** The country of the rest zone, ISO 3166-1; undefined when unknown. */
  readonly country: string | undefined;
  /** Per piece, minor units of the base currency. */
  readonly price: Minor;
  /** Grams per piece; 0 when unknown. */
  readonly weight: number;
  /** How many offers on the page repeat these details. */
  readonly offers: number;
  /** Formats an amount in the base currency for schema.org. */
  readonly amountOf: (charge: Minor) => { readonly value: string; readonly currency: string };
}

/** The limit for all offers of a page together, to keep the page small. */
const MOST_DETAILS = 12;

/**
 * The zones' charges for one piece, as https://schema.org/OfferShippingDetails; a single object for one zone. Search
 * engines support countries and regions but no cities, and delivery but no pick-up.
 */
export function shippingJsonLd(facts: ShippingFacts) {
  const most = Math.max(1, Math.floor(MOST_DETAILS / facts.offers));
  const details = facts.delivery.zones.flatMap((zone) => zoneJsonLd(zone, facts)).slice(0, most);
  const [only] = details;
  return only && { shippingDetails: details.length === 1 ? only : details };
}

function zoneJsonLd(zone: DeliveryZone, { locale, country, price, weight, amountOf }: ShippingFacts) {
  const method = zone.methods.find(({ kind }) => kind !== 'pickup');
  if (!method) return [];
  const charge = chargeOf(method, { subtotal: price, pieces: 1, weight });
  const days = workingDays(method);
  const { handlingDays } = method;
  const shared = {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', ...amountOf(charge) },
    ...(days && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: daysJsonLd(0, handlingDays),
        transitTime: daysJsonLd(days.min - handlingDays, days.max - handlingDays),
      },
    }),
  };
  return destinationsOf(zone, country, locale).map((destination) => ({
    ...shared,
    shippingDestination: { '@type': 'DefinedRegion', ...destination },
  }));
}

function destinationsOf(
  { rest, countries, regions }: DeliveryZone,
  home: string | undefined,
  locale: Locale,
) {
  const ofRest = rest && home && !countries.includes(home) ? [home] : [];
  const inCountry = new Map<string, string[]>();
  for (const { country, name } of regions)
    inCountry.set(country, [...(inCountry.get(country) ?? []), textIn(name, locale)]);
  return [
    ...[...countries, ...ofRest].map((addressCountry) => ({ addressCountry })),
    ...[...inCountry].flatMap(([addressCountry, addressRegion]) =>
      addressCountry ? [{ addressCountry, addressRegion }] : [],
    ),
  ];
}

const daysJsonLd = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});
