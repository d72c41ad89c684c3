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
import { DEFAULT_TIME_ZONE, type Day } from '@/lib/domain/stats/store-day';
import type { BasisPoints } from '@/lib/domain/tax/tax-class';
import type { ProductImage } from '@/lib/domain/catalogue/product';

export const HOME_SECTIONS = ['newArrivals', 'allProducts', 'topBrands', 'trending'] as const;
export type HomeSectionId = (typeof HOME_SECTIONS)[number];

export interface HomeSection {
  readonly id: HomeSectionId;
  readonly enabled: boolean;
  /** Empty texts mean the product's own translated title. */
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

/** The parts that are saved on their own; one save names what it changes and leaves the rest. */
export const SETTING_PARTS = [
  'brand',
  'homepage',
  'contact',
  'payment',
  'delivery',
  'addresses',
  'currencies',
  'tax',
  'giftCards',
  'orderRules',
  'checkout',
  'suggestions',
  'confirmation',
  'carriers',
  'reservationCaps',
  'reviews',
  'region',
  'notifications',
] as const;
export type SettingPart = (typeof SETTING_PARTS)[number];

/** `unsaid`: the store says nothing about it. */
export const RETURN_PAYERS = ['unsaid', 'shopper', 'store'] as const;

/** The plain fields of the setting by where they lie: each row is type, parser and default. */
export const PLAIN_SETTINGS = {
  /** Beside each other at the top of the document. */
  region: {
    /** Whose days the figures count by, as `Asia/Riyadh`; not looked up, which takes a phone 100 ms: see `knownTimeZone`. */
    timeZone: kinds.filledText(DEFAULT_TIME_ZONE),
    /** The digits of its Arabic pages and messages. */
    numerals: kinds.oneOf(NUMERALS, DEFAULT_NUMERALS),
    /** Where it delivers to, as `SA` (`COUNTRIES`); empty says nothing. For search engines. */
    country: kinds.text,
  },
  /** The bar above the header, see `Banner`; part of `homepage`. */
  banner: {
    enabled: kinds.flag(false),
    text: kinds.localized,
    /** A path of the shop, as `/products` or `/?code=X`, or an address (https); empty for none. */
    link: kinds.text,
    from: kinds.timeOrNull,
    to: kinds.timeOrNull,
    /** Whether the time until its end is counted down. */
    countdown: kinds.flag(false),
  },
  contact: {
    email: kinds.text,
    phone: kinds.text,
    address: kinds.localized,
    /** Empty means SPEC.md's default hours. */
    hours: kinds.localized,
  },
  /** Minor units of the base currency; a `limit` of null takes cash for any amount. */
  cash: {
    enabled: kinds.flag(true),
    limit: kinds.countOrNull,
    fee: kinds.count,
    /** Whether totals at the door are rounded to what coins pay (`cashRounding`). */
    rounding: kinds.flag(true),
  },
  card: { enabled: kinds.flag(false) },
  /** Where shoppers transfer money to; one of the accounts is enough. */
  transfer: {
    enabled: kinds.flag(false),
    /** Of the bank and of who holds the account. */
    bank: kinds.localized,
    holder: kinds.localized,
    /** Without spaces. */
    iban: kinds.text,
    instapay: kinds.text,
    wallet: kinds.text,
    /** How long an order waits for it; null is two days. */
    hours: kinds.countOrNull,
  },
  addresses: {
    /** Chosen before the shopper says anything, one of its countries; empty asks. */
    defaultCountry: kinds.text,
    /** Shoppers may leave out their e-mail address. */
    phoneIsEnough: kinds.flag(false),
    /** Until when a Saudi National Address has to be complete. */
    nationalAddress: kinds.oneOf(NATIONAL_ADDRESS_TIMES, 'shipping'),
  },
  /** Gift cards that shoppers buy; amounts in minor units of the base currency. */
  giftCards: {
    sold: kinds.flag(false),
    amounts: kinds.countList,
    /** Between which a shopper may choose another amount; a `most` of null offers none. */
    least: kinds.countOrNull,
    most: kinds.countOrNull,
  },
  orderRules: {
    /** How many minutes after ordering a shopper may still cancel; null means until the store confirms. */
    cancelMinutes: kinds.countOrNull,
    /** Whether shoppers change the address of what has not left, and cancel single lines while they may cancel the order. */
    shopperAddress: kinds.flag(false),
    shopperLines: kinds.flag(false),
    /** How many days after delivery goods are taken back, 0 for never; null says nothing. */
    returnDays: kinds.countOrNull,
    /** Who pays for sending them back. */
    returnsPaidBy: kinds.oneOf(RETURN_PAYERS, 'unsaid'),
  },
  /** What the checkout asks for beside SPEC.md's fields. */
  checkout: {
    /** A note to the store. */
    note: kinds.flag(false),
    /** Whether it is a gift, and the words on its card. */
    gift: kinds.flag(false),
    /** Whether the store may write to the shopper about offers. */
    marketing: kinds.flag(false),
  },
  /** Whether a product's page shows what is bought together with it. */
  suggestions: { together: kinds.flag(true) },
  /** What shoppers of cash orders are asked before their parcels leave, see `ConfirmationRules`. */
  confirmation: {
    ask: kinds.flag(false),
    shipConfirmedOnly: kinds.flag(false),
    remindAfterHours: kinds.countOrNull,
    cancelAfterHours: kinds.countOrNull,
  },
  /** VAT: whether the store is registered for it, and what its invoices say. Of one that is not, the rest counts for nothing. */
  tax: {
    registered: kinds.flag(false),
    number: kinds.text,
    /** Of the commercial register. */
    crNumber: kinds.text,
    legalName: kinds.localized,
    legalAddress: kinds.localized,
    /** Whether its prices have the tax in them. */
    included: kinds.flag(true),
  },
  reviews: {
    /** With moderation a review waits until the store publishes it. */
    moderation: kinds.flag(false),
    /** How many days after delivery a shopper is asked for reviews; null asks nobody. */
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
  readonly homepage: {
    readonly hero: {
      readonly title: LocalizedText;
      readonly subtitle: LocalizedText;
      readonly image: ProductImage | null;
    };
    readonly sections: readonly HomeSection[];
    readonly banner: Plain<'banner'>;
  };
  readonly contact: Plain<'contact'> & {
    /** Addresses (https) of the store's own pages there. */
    readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
  };
  readonly payment: {
    readonly cash: Plain<'cash'>;
    readonly card: Plain<'card'>;
    readonly transfer: Plain<'transfer'>;
  };
  readonly delivery: DeliverySetting;
  /** Those that need no code, by their ids: carts know them without asking. Written with `stores/{store}/discounts`. */
  readonly discounts: readonly Discount[];
  /** Which countries' forms the checkout has, ISO 3166-1 alpha-2; none is SPEC.md's own form. */
  readonly addresses: Plain<'addresses'> & { readonly countries: readonly string[] };
  /** Standard rates by country, ISO 3166-1 alpha-2; the first is the store's own. */
  readonly tax: Plain<'tax'> & {
    readonly rates: readonly { readonly country: string; readonly rate: BasisPoints }[];
    /** What one of `from` is worth in the currency of the VAT return, and since when; null where that is the base currency. */
    readonly exchange: {
      readonly from: CurrencyCode;
      readonly currency: CurrencyCode;
      readonly rate: ExchangeRate;
      readonly day: Day;
    } | null;
  };
  readonly giftCards: Plain<'giftCards'>;
  readonly orderRules: Plain<'orderRules'>;
  readonly checkout: Plain<'checkout'>;
  readonly suggestions: Plain<'suggestions'>;
  readonly confirmation: Plain<'confirmation'>;
  /** None until the owner saved some; see `carriers.ts`. */
  readonly carriers: { readonly own: readonly OwnCarrier[] };
  readonly reservationCaps: ReservationCaps;
  readonly reviews: Plain<'reviews'>;
  readonly baseCurrency: CurrencyCode;
  /** What shoppers may choose, the base currency first with rate 1. */
  readonly currencies: readonly { readonly code: CurrencyCode; readonly rate: ExchangeRate }[];
  /** The store's own address on the internet, once its DNS records proved it; empty before. */
  readonly customDomain: string;
  /** Where the platform serves the store, set by its deployment; empty where one site serves the project. */
  readonly siteUrl: string;
  /** When each part was last saved, milliseconds since the epoch: an edit of an older version is refused. */
  readonly savedAt: Readonly<Partial<Record<SettingPart, number>>>;
}

/** What only the home page shows is left out of other pages' HTML; the picture is what a shared link of theirs shows too. */
export const withoutHomepage = (setting: StoreSetting): StoreSetting => ({
  ...setting,
  homepage: {
    hero: { title: { en: '', ar: '' }, subtitle: { en: '', ar: '' }, image: setting.homepage.hero.image },
    sections: [],
    banner: setting.homepage.banner,
  },
});
