import { LOCALES, type LocalizedText } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import { count, fieldsOf, filledLocalizedText, listOf } from '@/lib/domain/parse/fields';
import { comparableCity } from './comparable-city';
import { NO_PICKUP, type DeliveryMethod, type DeliverySetting, type ZonePlace } from './zone';

/** The former delivery setting, before zones: a charge per city, else a flat one. */
export interface DeliveryCharges {
  readonly flat: Minor;
  readonly freeOver: Minor | null;
  readonly cities: readonly { readonly name: LocalizedText; readonly charge: Minor }[];
}

export function parseCharges(value: unknown): DeliveryCharges {
  const fields = fieldsOf(value);
  return {
    flat: count(fields.flat) ?? 0,
    freeOver: count(fields.freeOver) ?? null,
    cities: listOf(fields.cities, (item) => {
      const city = fieldsOf(item);
      const [name, charge] = [filledLocalizedText(city.name), count(city.charge)];
      return name && charge !== undefined ? { name, charge } : undefined;
    }),
  };
}

/** Converts the charges to zones: one zone for the cities of each charge, then one for everywhere else. */
export function zonesOfCharges({ flat, freeOver, cities }: DeliveryCharges): DeliverySetting {
  const courier = (id: string, charge: Minor): DeliveryMethod => ({
    id,
    kind: 'courier',
    name: { en: '', ar: '' },
    rate: { by: 'flat', steps: [{ from: 0, charge }] },
    freeOver,
    handlingDays: 0,
    minDays: null,
    maxDays: null,
    cash: true,
    cashFee: null,
    pickup: NO_PICKUP,
  });
  const zone = { name: { en: '', ar: '' }, rest: false, countries: [], regions: [], cities: [] };
  const listed = namedOnce(cities);
  const priced = [...new Set(listed.map(({ charge }) => charge))].map((charge) => ({
    ...zone,
    id: `cities-${charge}`,
    cities: listed
      .filter((city) => city.charge === charge)
      .map(({ name }): ZonePlace => ({ country: '', id: '', name })),
    methods: [courier(`courier-${charge}`, charge)],
  }));
  return {
    zones: [...priced, { ...zone, id: 'everywhere', rest: true, methods: [courier('courier', flat)] }],
    holidays: [],
  };
}

/** Of two equal names, the first counted. */
function namedOnce(cities: DeliveryCharges['cities']): DeliveryCharges['cities'] {
  const seen = new Set<string>();
  return cities.map(({ name, charge }) => {
    const spellings = LOCALES.map((locale) => [locale, comparableCity(name[locale])] as const);
    const left = spellings.map(([locale, spelling]) => [locale, seen.has(spelling) ? '' : name[locale]]);
    for (const [, spelling] of spellings) seen.add(spelling);
    return { name: { ...name, ...Object.fromEntries(left) }, charge };
  });
}
