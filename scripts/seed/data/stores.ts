import { NO_BANNER } from '@/lib/domain/store/banner/banner';
import { zonesOfCharges } from '@/lib/domain/delivery/from-charges';
import { storeId } from '@/lib/domain/ids';
import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR } from '@/lib/domain/store/default-colors';
import { DEFAULT_LOOK } from '@/lib/domain/store/look/look';
import { HOME_SECTIONS, type StoreSetting } from '@/lib/domain/store/store-setting';
import { DEFAULT_CAPS } from '@/lib/domain/reservations/caps';
import { NO_ACCOUNT } from '@/lib/domain/payments/transfer/transfer-terms';
import { text } from './design';

/** The hero's picture, in pixels. */
export const HERO = { width: 2000, height: 1125 } as const;
const none = text('', '');

const shared = {
  menus: { header: [], footer: [] },
  discounts: [],
  logo: null,
  look: { ...DEFAULT_LOOK, footerNews: false },
  payment: {
    cash: { enabled: true, limit: null, fee: 0, rounding: true },
    card: { enabled: false },
    transfer: NO_ACCOUNT,
  },
  tax: {
    registered: false,
    number: '',
    crNumber: '',
    legalName: none,
    legalAddress: none,
    included: true,
    rates: [],
    exchange: null,
  },
  orderRules: {
    cancelMinutes: null,
    shopperAddress: false,
    shopperLines: false,
    returnDays: 14,
    returnsPaidBy: 'shopper',
    returnConditions: { en: '', ar: '' },
  },
  trading: { state: 'open', note: none },
  takenDown: false,
  giftCards: { sold: true, amounts: [2500, 5000, 10_000], least: 1000, most: 50_000 },
  checkout: { note: false, gift: false, marketing: false },
  cartReminder: { enabled: false, afterHours: 24 },
  suggestions: { together: true },
  searchEngines: { indexNow: false },
  measurement: { google: '', meta: '', tiktok: '' },
  confirmation: { ask: false, shipConfirmedOnly: false, remindAfterHours: null, cancelAfterHours: null },
  addresses: { countries: [], defaultCountry: '', phoneIsEnough: false, nationalAddress: 'shipping' },
  carriers: { own: [] },
  reservationCaps: DEFAULT_CAPS,
  customDomain: '',
  siteUrl: '',
  savedAt: {},
  reviews: { moderation: false, askAfterDays: null },
  timeZone: 'UTC',
  numerals: 'latn',
  country: '',
  baseCurrency: 'USD',
} as const;

/** The local Stripe has an account for both stores (`scripts/local/local-env.mjs`). */
const paymentWithCards = { ...shared.payment, card: { enabled: true } } as const;

const sections = HOME_SECTIONS.map((id) => ({ id, enabled: true, title: none }));

export const DEMO: StoreSetting = {
  ...shared,
  payment: paymentWithCards,
  storeId: storeId('demo'),
  platformName: 'demo',
  stripeId: 'cus_demo',
  cardAccount: '',
  name: text('Boards', 'لوحات'),
  primaryColor: DEFAULT_PRIMARY_COLOR,
  secondaryColor: DEFAULT_SECONDARY_COLOR,
  homepage: {
    banner: NO_BANNER,
    hero: {
      title: text('Good words for good walls', 'كلمات طيبة لجدران طيبة'),
      subtitle: text(
        'Small boards with quotes, patterns and pictures, printed on cotton paper and framed by hand.',
        'لوحات صغيرة بأقوال وزخارف وصور، مطبوعة على ورق قطني ومؤطرة باليد.',
      ),
      image: {
        path: 'stores/demo/home/hero.webp',
        alt: text(
          'Framed boards on a sunlit wall above a sideboard',
          'لوحات مؤطرة على جدار مشمس فوق خزانة جانبية',
        ),
        ...HERO,
      },
    },
    sections,
  },
  contact: {
    email: 'owner@demo.shop',
    phone: '+971 4 555 0142',
    address: text('12 Al Fahidi Street, Dubai', 'شارع الفهيدي 12، دبي'),
    hours: none,
    social: {
      instagram: 'https://www.instagram.com/demo.boards',
      whatsapp: 'https://wa.me/97145550142',
    },
  },
  delivery: zonesOfCharges({
    flat: 900,
    freeOver: 15_000,
    cities: [
      { name: text('Dubai', 'دبي'), charge: 300 },
      { name: text('Abu Dhabi', 'أبوظبي'), charge: 500 },
      { name: text('Sharjah', 'الشارقة'), charge: 400 },
    ],
  }),
  currencies: [
    { code: 'USD', rate: 1 },
    { code: 'AED', rate: 3.6725 },
    { code: 'SAR', rate: 3.75 },
    { code: 'KWD', rate: 0.307 },
    { code: 'EGP', rate: 48.5 },
    { code: 'EUR', rate: 0.92 },
  ],
};

export const SECOND: StoreSetting = {
  ...shared,
  payment: paymentWithCards,
  storeId: storeId('second'),
  platformName: 'second',
  stripeId: 'cus_second',
  cardAccount: '',
  name: text('Second Wall', 'الجدار الثاني'),
  primaryColor: '#5b2c3f',
  secondaryColor: '#8a4a5f',
  homepage: {
    banner: NO_BANNER,
    hero: {
      title: text('One wall, one board', 'جدار واحد ولوحة واحدة'),
      subtitle: text('Six boards, chosen slowly.', 'ست لوحات اختيرت على مهل.'),
      image: null,
    },
    sections,
  },
  contact: {
    email: 'owner@second.shop',
    phone: '+962 6 555 0117',
    address: text('7 Rainbow Street, Amman', 'شارع الرينبو ٧، عمّان'),
    hours: none,
    social: {},
  },
  delivery: zonesOfCharges({ flat: 700, freeOver: null, cities: [] }),
  currencies: [
    { code: 'USD', rate: 1 },
    { code: 'JOD', rate: 0.709 },
  ],
};

/** A store on its first day, to show how one begins. */
export const EMPTY: StoreSetting = {
  ...shared,
  storeId: storeId('empty'),
  platformName: 'empty',
  stripeId: '',
  cardAccount: '',
  name: text('New Store', 'متجر جديد'),
  primaryColor: DEFAULT_PRIMARY_COLOR,
  secondaryColor: DEFAULT_SECONDARY_COLOR,
  homepage: { banner: NO_BANNER, hero: { title: none, subtitle: none, image: null }, sections },
  contact: { email: 'owner@empty.shop', phone: '', address: none, hours: none, social: {} },
  delivery: zonesOfCharges({ flat: 0, freeOver: null, cities: [] }),
  currencies: [{ code: 'USD', rate: 1 }],
};
