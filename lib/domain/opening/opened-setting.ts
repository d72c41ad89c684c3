import type { DeliverySetting } from '@/lib/domain/delivery/zone';
import { zonesOfCharges } from '@/lib/domain/delivery/from-charges';
import type { LocalizedText } from '@/lib/domain/locale';
import type { CurrencyCode } from '@/lib/domain/money/money';
import { SUGGESTED_RATES } from '@/lib/domain/tax/tax-rates';
import { countryDefaults } from './country-defaults';
import { starterPrice } from './starter-price';

/** A pair of colours, `#rrggbb`. */
export interface StoreColors {
  readonly primary: string;
  readonly secondary: string;
}

/** What an owner says about the store that they open. */
export interface OpenedStore {
  readonly name: LocalizedText;
  /** Its name below the platform's host. */
  readonly platformName: string;
  /** The address at which the platform serves it. */
  readonly siteUrl: string;
  /** Where shoppers write to, until the owner changes it. */
  readonly email: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly currency: CurrencyCode;
  readonly colors: StoreColors;
}

/** Of each parcel, in dollar cents. */
const DELIVERY_CHARGE = 500;

/**
 * The setting document of a new store. It holds only what differs from the defaults of `parseStoreSetting`. The store can sell
 * at once: it delivers in its own country for one price, and is paid in cash at the door. VAT begins when its owner registers.
 */
export function openedSetting({
  name,
  platformName,
  siteUrl,
  email,
  country,
  currency,
  colors,
}: OpenedStore) {
  const rate = SUGGESTED_RATES[country];
  return {
    name,
    platformName,
    siteUrl,
    primaryColor: colors.primary,
    secondaryColor: colors.secondary,
    contact: { email },
    payment: { cash: { enabled: true } },
    delivery: deliveryWithin(country, currency),
    addresses: { countries: [country], defaultCountry: country },
    tax: {
      registered: false,
      included: true,
      rates: rate === undefined ? [] : [{ country, rate }],
    },
    country,
    timeZone: countryDefaults(country).timeZone,
    baseCurrency: currency,
    currencies: [{ code: currency, rate: 1 }],
  };
}

/** One zone, the country, with one courier. */
function deliveryWithin(country: string, currency: CurrencyCode): DeliverySetting {
  const everywhere = zonesOfCharges({
    flat: starterPrice(DELIVERY_CHARGE, currency),
    freeOver: null,
    cities: [],
  });
  const zones = everywhere.zones.map((zone) => ({
    ...zone,
    id: 'country',
    rest: false,
    countries: [country],
  }));
  return { ...everywhere, zones };
}
