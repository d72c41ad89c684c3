import type { DeliverySetting } from '@/lib/domain/delivery/zone';
import { NATIONAL_ADDRESS_TIMES } from '@/lib/domain/address/address-fields';
import { DEFAULT_NUMERALS, NUMERALS } from '@/lib/domain/formats';
import type { Discount } from '@/lib/domain/discounts/discount';
import type { StoreId } from '@/lib/domain/ids';
import type { LocalizedText } from '@/lib/domain/locale';
import type { CurrencyCode, ExchangeRate } from '@/lib/domain/money/money';
import type { OwnCarrier } from '@/lib/domain/orders/parcels/own-carriers';
import { kinds, type ValuesOf } from '@/lib/domain/parse/field-kinds';
import type { ReservationCaps } from '@/lib/domain/reservations/caps';
import { TRADING_STATES } from '@/lib/domain/store/trading/trading';
import { LOOK_FIELDS } from '@/lib/domain/store/look/look';
import type { Menus } from '@/lib/domain/store/menus';
import { DEFAULT_TIME_ZONE, type Day } from '@/lib/domain/stats/store-day';
import type { BasisPoints } from '@/lib/domain/tax/tax-class';
import type { ProductImage } from '@/lib/domain/catalogue/product';

export const HOME_SECTIONS = ['newArrivals', 'allProducts', 'topBrands', 'trending'] as const;
export type HomeSectionId = (typeof HOME_SECTIONS)[number];

export interface HomeSection {
  readonly id: HomeSectionId;
  readonly enabled: boolean;
  /** Empty texts fall back to the application's translated title. */
  readonly title: LocalizedText;
}

export const SOCIAL_NETWORKS = [
  'instagram',
  'facebook',
  'x',
  'tiktok',
  'youtube',
  'snapchat',
  'whatsapp',
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** The parts that are saved separately; a save changes only the parts it names. */
export const SETTING_PARTS = [
  'brand',
  'homepage',
  'menus',
  'contact',
  'payment',
  'delivery',
  'addresses',
  'currencies',
  'tax',
  'giftCards',
  'orderRules',
  'checkout',
  'cartReminder',
  'suggestions',
  'searchEngines',
  'measurement',
  'confirmation',
  'carriers',
  'reservationCaps',
  'reviews',
  'region',
  'notifications',
] as const;
export type SettingPart = (typeof SETTING_PARTS)[number];

/** `unsaid`: the store makes no statement. */
export const RETURN_PAYERS = ['unsaid', 'shopper', 'store'] as const;

/** The plain fields of the setting by their place in the document: each row is type, parser and default. */
export const PLAIN_SETTINGS = {
  /** At the document's top level. */
  region: {
    /**
     * The time zone for figures by day, such as `Asia/Riyadh`. Not validated here, which takes a phone 100 ms: see
     * `knownTimeZone`.
     */
    timeZone: kinds.filledText(DEFAULT_TIME_ZONE),
    /** The digits on Arabic pages and in messages. */
    numerals: kinds.oneOf(NUMERALS, DEFAULT_NUMERALS),
    /** The delivery country, such as `SA` (`COUNTRIES`), for search engines; may be empty. */
    country: kinds.text,
  },
  /** Fonts, corners, density, header, footer and sizes; part of `brand`. */
  look: {
    ...LOOK_FIELDS,
    /** Whether the footer has a newsletter form. */
    footerNews: kinds.flag(false),
  },
  /** The banner above the header, see `Banner`; part of `homepage`. */
  banner: {
    enabled: kinds.flag(false),
    text: kinds.localized,
    /** A path of the shop, such as `/products` or `/?code=X`, or an https URL; empty for none. */
    link: kinds.text,
    from: kinds.timeOrNull,
    to: kinds.timeOrNull,
    /** Whether a countdown to its end is shown. */
    countdown: kinds.flag(false),
  },
  /** Whether the shop sells, on a site of one store as well; beside it only `takenDown` says so (decision 127). */
  trading: {
    state: kinds.oneOf(TRADING_STATES, 'open'),
    /** The owner's words about a break; may be empty. */
    note: kinds.localized,
  },
  contact: {
    email: kinds.text,
    phone: kinds.text,
    address: kinds.localized,
    /** Empty falls back to SPEC.md's hours. */
    hours: kinds.localized,
  },
  /** Minor units of the base currency; a null `limit` accepts cash for any amount. */
  cash: {
    enabled: kinds.flag(true),
    limit: kinds.countOrNull,
    fee: kinds.count,
    /** Whether cash totals are rounded to payable coins (`cashRounding`). */
    rounding: kinds.flag(true),
  },
  card: { enabled: kinds.flag(false) },
  /** The store's accounts for transfers; one is enough. */
  transfer: {
    enabled: kinds.flag(false),
    /** The bank's name and the account holder's. */
    bank: kinds.localized,
    holder: kinds.localized,
    /** Without spaces. */
    iban: kinds.text,
    instapay: kinds.text,
    wallet: kinds.text,
    /** How many hours an order waits for it; null means two days. */
    hours: kinds.countOrNull,
  },
  addresses: {
    /** The preselected country, one of the list; empty lets the shopper choose. */
    defaultCountry: kinds.text,
    /** The e-mail address is optional. */
    phoneIsEnough: kinds.flag(false),
    /** When a Saudi National Address must be complete. */
    nationalAddress: kinds.oneOf(NATIONAL_ADDRESS_TIMES, 'shipping'),
  },
  /** Gift cards for sale; amounts in minor units of the base currency. */
  giftCards: {
    sold: kinds.flag(false),
    amounts: kinds.countList,
    /** The range of free amounts; a null `most` offers none. */
    least: kinds.countOrNull,
    most: kinds.countOrNull,
  },
  orderRules: {
    /** How many minutes after ordering a shopper can cancel; null means until the store confirms. */
    cancelMinutes: kinds.countOrNull,
    /**
     * Whether shoppers can change the address before shipping, and cancel single lines while the order can be
     * cancelled.
     */
    shopperAddress: kinds.flag(false),
    shopperLines: kinds.flag(false),
    /** How many days after delivery goods can be returned, 0 for never; null makes no statement. */
    returnDays: kinds.countOrNull,
    /** Who pays for the return shipment. */
    returnsPaidBy: kinds.oneOf(RETURN_PAYERS, 'unsaid'),
    /** The conditions of returns, in the store's words. */
    returnConditions: kinds.localized,
  },
  /** Optional checkout fields beyond SPEC.md's. */
  checkout: {
    /** A note to the store. */
    note: kinds.flag(false),
    /** Whether the order is a gift, and its message. */
    gift: kinds.flag(false),
    /** Consent to marketing mails. */
    marketing: kinds.flag(false),
  },
  /** Whether and when consenting shoppers get one reminder of an abandoned cart. */
  cartReminder: { enabled: kinds.flag(false), afterHours: kinds.countFrom(24) },
  /** Whether product pages show products bought together. */
  suggestions: { together: kinds.flag(true) },
  /** Whether changed pages are submitted to search engines by IndexNow, an outside service. */
  searchEngines: { indexNow: kinds.flag(false) },
  /** The store's ids at tools that measure visits once the visitor agrees, see `TOOLS`; empty for none. */
  measurement: { google: kinds.text, meta: kinds.text, tiktok: kinds.text },
  /** The confirmation of cash orders before shipping, see `ConfirmationRules`. */
  confirmation: {
    ask: kinds.flag(false),
    shipConfirmedOnly: kinds.flag(false),
    remindAfterHours: kinds.countOrNull,
    cancelAfterHours: kinds.countOrNull,
  },
  /** VAT: whether the store is registered, and its invoice data. The rest is ignored for an unregistered store. */
  tax: {
    registered: kinds.flag(false),
    number: kinds.text,
    /** The number in the commercial register. */
    crNumber: kinds.text,
    legalName: kinds.localized,
    legalAddress: kinds.localized,
    /** Whether prices include the tax. */
    included: kinds.flag(true),
  },
  reviews: {
    /** With moderation, a review waits until the store publishes it. */
    moderation: kinds.flag(false),
    /** How many days after delivery shoppers are asked for reviews; null never asks. */
    askAfterDays: kinds.countOrNull,
  },
};
type Plain<P extends keyof typeof PLAIN_SETTINGS> = ValuesOf<(typeof PLAIN_SETTINGS)[P]>;

export interface StoreSetting extends Plain<'region'> {
  readonly storeId: StoreId;
  readonly name: LocalizedText;
  readonly logo: ProductImage | null;
  /** `#rrggbb`, always valid after parsing. */
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly look: Plain<'look'>;
  readonly homepage: {
    readonly hero: {
      readonly title: LocalizedText;
      readonly subtitle: LocalizedText;
      readonly image: ProductImage | null;
    };
    readonly sections: readonly HomeSection[];
    readonly banner: Plain<'banner'>;
  };
  readonly menus: Menus;
  readonly contact: Plain<'contact'> & {
    /** The https URLs of the store's profiles. */
    readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
  };
  readonly payment: {
    readonly cash: Plain<'cash'>;
    readonly card: Plain<'card'>;
    readonly transfer: Plain<'transfer'>;
  };
  readonly delivery: DeliverySetting;
  /**
   * The automatic discounts, by id: carts apply them without a request. Written together with
   * `stores/{store}/discounts`.
   */
  readonly discounts: readonly Discount[];
  /** The countries with an address form in the checkout, ISO 3166-1 alpha-2; empty means SPEC.md's own form. */
  readonly addresses: Plain<'addresses'> & { readonly countries: readonly string[] };
  /** Standard rates by country, ISO 3166-1 alpha-2; the first is the store's own. */
  readonly tax: Plain<'tax'> & {
    readonly rates: readonly { readonly country: string; readonly rate: BasisPoints }[];
    /**
     * The value of one unit of `from` in the currency of the VAT return, and its date; null if that is the base
     * currency.
     */
    readonly exchange: {
      readonly from: CurrencyCode;
      readonly currency: CurrencyCode;
      readonly rate: ExchangeRate;
      readonly day: Day;
    } | null;
  };
  readonly trading: Plain<'trading'>;
  /** Whether an operator took the store off its hosts, which `setStoreState` notes here for every order; owners cannot. */
  readonly takenDown: boolean;
  readonly giftCards: Plain<'giftCards'>;
  readonly orderRules: Plain<'orderRules'>;
  readonly checkout: Plain<'checkout'>;
  readonly cartReminder: Plain<'cartReminder'>;
  readonly suggestions: Plain<'suggestions'>;
  readonly searchEngines: Plain<'searchEngines'>;
  readonly measurement: Plain<'measurement'>;
  readonly confirmation: Plain<'confirmation'>;
  /** Empty until the owner saves some; see `carriers.ts`. */
  readonly carriers: { readonly own: readonly OwnCarrier[] };
  readonly reservationCaps: ReservationCaps;
  readonly reviews: Plain<'reviews'>;
  readonly baseCurrency: CurrencyCode;
  /** The offered currencies, the base currency first with rate 1. */
  readonly currencies: readonly { readonly code: CurrencyCode; readonly rate: ExchangeRate }[];
  /** The store's own domain, once verified by DNS; empty before. */
  readonly customDomain: string;
  /** Its name below the platform's host (`platformHost`); empty for none. */
  readonly platformName: string;
  /** The URL of the store's deployment; empty if one site serves the whole project. */
  readonly siteUrl: string;
  /** The Stripe customer that pays for the store's plan; functions write it. Empty without one. */
  readonly stripeId: string;
  /** The connected account at Stripe, while it can take cards; functions write it. Empty otherwise. */
  readonly cardAccount: string;
  /** When each part was last saved, milliseconds since the epoch: a save based on an older version is refused. */
  readonly savedAt: Readonly<Partial<Record<SettingPart, number>>>;
}

/** Removes what only the home page shows from other pages' HTML; the picture stays, because their shared links use it. */
export const withoutHomepage = (setting: StoreSetting): StoreSetting => ({
  ...setting,
  homepage: {
    hero: { title: { en: '', ar: '' }, subtitle: { en: '', ar: '' }, image: setting.homepage.hero.image },
    sections: [],
    banner: setting.homepage.banner,
  },
});
