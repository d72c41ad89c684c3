import { workingDays } from '@/lib/domain/delivery/working-days';
import { chargeOf } from '@/lib/domain/delivery/quote-delivery';
import type { DeliverySetting, DeliveryZone } from '@/lib/domain/delivery/zone';
import { textIn, type Locale } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';

interface ShippingFacts {
  readonly delivery: DeliverySetting;
  readonly locale: Locale;
  /** Of the rest, ISO 3166-1; undefined where nothing says it. */
  readonly country: string | undefined;
  /** Of one piece, minor units of the base currency. */
  readonly price: Minor;
  /** Weight of one piece in grams; 0 where unknown. */
  readonly weight: number;
  /** How many offers of the page repeat this. */
  readonly offers: number;
  /** An amount as schema.org has it, in the base currency. */
  readonly amountOf: (charge: Minor) => { readonly value: string; readonly currency: string };
}

/** In all offers of a page together: with more it would carry a list that nobody reads. */
const MOST_DETAILS = 12;

/**
 * What the zones take for one piece, as https://schema.org/OfferShippingDetails; one object for one zone. Search engines know
 * countries and regions, no cities, and delivery, no pick-up.
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
