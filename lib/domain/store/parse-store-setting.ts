import { parseImage } from '@/lib/domain/catalogue/parse-image';
import { parseAutomatic } from '@/lib/domain/discounts/parse-discount';
import { parseDelivery } from '@/lib/domain/delivery/parse-delivery';
import { storeId } from '@/lib/domain/ids';
import { DEFAULT_CURRENCY, isCurrencyCode } from '@/lib/domain/money/money';
import type { CurrencyCode } from '@/lib/domain/money/money';
import { parseOwnCarriers } from '@/lib/domain/orders/parcels/own-carriers';
import { readFields } from '@/lib/domain/parse/field-kinds';
import {
  fieldsOf,
  finite,
  flag,
  listOf,
  localizedText,
  millis,
  oneOf,
  text,
  type Fields,
} from '@/lib/domain/parse/fields';
import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR } from './default-colors';
import { parseMenus } from './menus';
import { HOME_SECTIONS, PLAIN_SETTINGS, SETTING_PARTS, SOCIAL_NETWORKS } from './store-setting';
import type { HomeSection, StoreSetting } from './store-setting';
import { parseExchange, parseTaxRates } from '@/lib/domain/tax/parse-tax';
import { parseReservationCaps } from '@/lib/domain/reservations/parse-caps';
import { parseSiteUrl } from './store-site';

/** The shape of ISO 3166-1 alpha-2: pages do not load the full list. */
const COUNTRY = /^[A-Z]{2}$/;
const countryCode = (value: unknown) => (COUNTRY.test(text(value) ?? '') ? text(value) : undefined);

const HEX_COLOR = /^#[\da-f]{6}$/i;

export const isHexColor = (value: unknown): value is string =>
  typeof value === 'string' && HEX_COLOR.test(value);

/**
 * Parses a store's setting. Every field has a default, because the whole shop depends on it; the caller checks whether
 * the store exists.
 */
export function parseStoreSetting(id: string, data: unknown): StoreSetting {
  const fields = fieldsOf(data);
  const homepage = fieldsOf(fields.homepage);
  const hero = fieldsOf(homepage.hero);
  const contact = fieldsOf(fields.contact);
  const { cash, card, transfer } = fieldsOf(fields.payment);
  const plain = <P extends keyof typeof PLAIN_SETTINGS>(part: P, stored: unknown) =>
    readFields(`storeSetting/${id}`, fieldsOf(stored), PLAIN_SETTINGS[part]);
  const baseCurrency = isCurrencyCode(fields.baseCurrency) ? fields.baseCurrency : DEFAULT_CURRENCY;
  return {
    storeId: storeId(id),
    name: localizedText(fields.name),
    logo: parseImage(fields.logo) ?? null,
    primaryColor: isHexColor(fields.primaryColor) ? fields.primaryColor : DEFAULT_PRIMARY_COLOR,
    secondaryColor: isHexColor(fields.secondaryColor) ? fields.secondaryColor : DEFAULT_SECONDARY_COLOR,
    look: plain('look', fields.look),
    homepage: {
      hero: {
        title: localizedText(hero.title),
        subtitle: localizedText(hero.subtitle),
        image: parseImage(hero.image) ?? null,
      },
      sections: parseSections(homepage.sections),
      banner: plain('banner', homepage.banner),
    },
    menus: parseMenus(fields.menus),
    contact: { ...plain('contact', contact), social: parseSocial(contact.social) },
    payment: {
      cash: plain('cash', cash),
      card: plain('card', card),
      transfer: plain('transfer', transfer),
    },
    delivery: parseDelivery(fields.delivery, fields.shipping),
    discounts: parseAutomatic(fields.discounts),
    addresses: parseAddressRules(fields.addresses, plain('addresses', fields.addresses)),
    tax: parseTax(fields.tax, plain('tax', fields.tax)),
    trading: plain('trading', fields.trading),
    takenDown: flag(fields.takenDown) ?? false,
    giftCards: plain('giftCards', fields.giftCards),
    orderRules: plain('orderRules', fields.orderRules),
    checkout: plain('checkout', fields.checkout),
    cartReminder: plain('cartReminder', fields.cartReminder),
    suggestions: plain('suggestions', fields.suggestions),
    searchEngines: plain('searchEngines', fields.searchEngines),
    measurement: plain('measurement', fields.measurement),
    confirmation: plain('confirmation', fields.confirmation),
    carriers: { own: parseOwnCarriers(fields.carriers) },
    reservationCaps: parseReservationCaps(fields.reservationCaps),
    reviews: plain('reviews', fields.reviews),
    ...plain('region', fields),
    baseCurrency,
    currencies: parseCurrencies(fields.currencies, baseCurrency),
    customDomain: text(fields.customDomain) ?? '',
    platformName: text(fields.platformName) ?? '',
    siteUrl: parseSiteUrl(fields.siteUrl),
    stripeId: text(fields.stripeId) ?? '',
    cardAccount: text(fields.cardAccount) ?? '',
    savedAt: parseSavedAt(fields.savedAt),
  };
}

const parseTax = (value: unknown, plain: Omit<StoreSetting['tax'], 'rates' | 'exchange'>) => ({
  ...plain,
  rates: parseTaxRates(fieldsOf(value).rates),
  exchange: parseExchange(fieldsOf(value).exchange),
});

function parseSocial(value: unknown): StoreSetting['contact']['social'] {
  const fields = fieldsOf(value);
  const known = SOCIAL_NETWORKS.map((network) => [network, text(fields[network]) ?? ''] as const);
  return Object.fromEntries(known.filter(([, address]) => address.startsWith('https://')));
}

function parseAddressRules(
  value: unknown,
  rules: Omit<StoreSetting['addresses'], 'countries'>,
): StoreSetting['addresses'] {
  const known = listOf(fieldsOf(value).countries, countryCode);
  const countries = [...new Set(known)];
  const isServed = countries.includes(rules.defaultCountry);
  // SPEC.md's own form requires the e-mail address.
  const phoneIsEnough = rules.phoneIsEnough && countries.length > 0;
  return { ...rules, phoneIsEnough, countries, defaultCountry: isServed ? rules.defaultCountry : '' };
}

function parseSavedAt(value: unknown): StoreSetting['savedAt'] {
  const fields = fieldsOf(value);
  // Older settings were saved as `shipping`.
  const times: Fields = { ...fields, delivery: fields.delivery ?? fields.shipping };
  const saved = SETTING_PARTS.map((part) => [part, millis(times[part])] as const);
  return Object.fromEntries(saved.filter(([, at]) => at !== undefined));
}

/** The owner's order first; sections missing from the document follow, enabled. */
function parseSections(value: unknown): HomeSection[] {
  const stored = listOf(value, (item) => {
    const fields = fieldsOf(item);
    const id = oneOf(HOME_SECTIONS, fields.id);
    return id && { id, enabled: flag(fields.enabled) ?? true, title: localizedText(fields.title) };
  });
  const unique = stored.filter((section, index) => stored.findIndex(({ id }) => id === section.id) === index);
  const missing = HOME_SECTIONS.filter((id) => !unique.some((section) => section.id === id));
  return [...unique, ...missing.map((id) => ({ id, enabled: true, title: localizedText(undefined) }))];
}

function parseCurrencies(value: unknown, base: CurrencyCode): StoreSetting['currencies'] {
  const offered = new Map<CurrencyCode, number>([[base, 1]]);
  for (const item of Array.isArray(value) ? value : []) {
    const { code, rate } = fieldsOf(item);
    if (isCurrencyCode(code) && !offered.has(code) && Number(finite(rate)) > 0)
      offered.set(code, Number(rate));
  }
  return [...offered].map(([code, rate]) => ({ code, rate }));
}
