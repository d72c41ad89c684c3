import { array, boolean, number, object } from 'yup';
import { deliverySchema } from '@/lib/domain/delivery/delivery-schema';
import { NATIONAL_ADDRESS_TIMES } from '@/lib/domain/address/address-fields';
import { cleanLine, cleanParagraphs, latinDigits } from '@/lib/domain/forms/clean-text';
import { NUMERALS } from '@/lib/domain/formats';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { mobileNumberField, typedText } from '@/lib/domain/forms/fields';
import { LOCALES } from '@/lib/domain/locale';
import { MESSAGE_MODES } from '@/lib/domain/messages/notices';
import { MAX_SHIPMENT_TEXT } from '@/lib/domain/orders/order-admin-fields';
import { TRACKING_LINK } from '@/lib/domain/orders/parcels/own-carriers';
import { fieldsOf, listOf, text } from '@/lib/domain/parse/fields';
import {
  color,
  currency,
  integer,
  invalid,
  mailedTexts,
  MAX_PRICE,
  message,
  oneOf,
  localizedText,
} from '@/lib/domain/request-schemas/parts';
import { isTaxNumber } from '@/lib/domain/tax/tax-number';
import { WHOLE } from '@/lib/domain/tax/tax-class';
import { isDay, isTimeZone } from '@/lib/domain/stats/store-day';
import { COUNTRIES } from '@/lib/domain/store/countries';
import { MOST_AMOUNTS } from '@/lib/domain/prepaid/sale/gift-sale';
import { NO_BANNER } from '@/lib/domain/store/banner/banner';
import { HOME_SECTIONS, RETURN_PAYERS } from '@/lib/domain/store/store-setting';
import {
  areDistinct,
  cartReminder,
  instantOrNone,
  isLeftOut,
  laterThanFrom,
  link,
  look,
  onOff,
  amount,
  amountOrNone,
  line,
  measurement,
  menus,
  optionalEmail,
  url,
  picture,
  settingTextMax,
  transfer,
} from './setting-parts';

const MAX_TIME_ZONE = 64;
const MAX_CURRENCIES = 12;
const MAX_RATE = 1_000_000_000;
const MAX_RESERVED = 1_000_000;
/** Days after delivery; later, shoppers have forgotten the board. */
const MAX_ASK_DAYS = 60;
const MAX_CANCEL_MINUTES = 30 * 24 * 60;

const MAX_TAX_NUMBER = 30;
/** Invoices store it with nine decimals in a safe integer. */
const MAX_TAX_EXCHANGE = 1_000_000;
const DAY_LENGTH = 10;
const MAX_RETURN_DAYS = 365;
const MAX_CONFIRMATION_HOURS = 30 * 24;

const brand = object({
  name: mailedTexts(settingTextMax).test('named', message('field.storeName.required'), ({ en, ar }) =>
    Boolean(en || ar),
  ),
  logo: picture(),
  primaryColor: color().required(message('field.color.invalid')),
  secondaryColor: color().required(message('field.color.invalid')),
  look,
});

const section = object({ id: oneOf(HOME_SECTIONS), enabled: onOff(), title: line() });

const banner = object({
  enabled: onOff(),
  text: line(),
  link: link(),
  from: instantOrNone(),
  to: instantOrNone().test(laterThanFrom),
  countdown: onOff(),
});

const homepage = object({
  // Older pages do not send this field.
  banner: banner.default(NO_BANNER),
  hero: object({ title: line(), subtitle: line(), image: picture() }),
  sections: array(section)
    .required(invalid)
    .length(HOME_SECTIONS.length, invalid)
    .test('once', invalid, (sections) => areDistinct(sections.map((one) => one?.id))),
});

const contact = object({
  email: optionalEmail(),
  phone: mobileNumberField().default(''),
  address: line(),
  hours: line(),
  social: object({
    instagram: url(),
    facebook: url(),
    x: url(),
    tiktok: url(),
    youtube: url(),
    snapchat: url(),
    whatsapp: url(),
  }),
});

const payment = object({
  // Older pages do not send this field.
  cash: object({
    enabled: onOff(),
    limit: amountOrNone(),
    fee: amount(),
    rounding: boolean().strict().typeError(invalid).default(true),
  }),
  card: object({ enabled: onOff() }),
  transfer,
}).test(
  'some',
  message('field.payment.none'),
  (methods) =>
    isLeftOut(methods) ||
    Boolean(methods.cash?.enabled || methods.card?.enabled || methods.transfer?.enabled),
);

const addresses = object({
  countries: array(oneOf(COUNTRIES))
    .required(invalid)
    .max(COUNTRIES.length, invalid)
    .test('once', invalid, areDistinct),
  defaultCountry: oneOf(['', ...COUNTRIES]).test('served', invalid, function isServed(country) {
    const { countries } = fieldsOf(this.parent);
    return country === '' || (Array.isArray(countries) && countries.includes(country));
  }),
  phoneIsEnough: onOff(),
  nationalAddress: oneOf(NATIONAL_ADDRESS_TIMES),
});

const rate = number()
  .strict()
  .typeError(message('field.rate.invalid'))
  .required(message('field.rate.invalid'))
  .moreThan(0, message('field.rate.invalid'))
  .max(MAX_RATE, message('field.rate.invalid'));

const currencies = object({
  baseCurrency: currency(),
  currencies: array(object({ code: currency(), rate }))
    .required(invalid)
    .max(MAX_CURRENCIES, invalid)
    .test('once', invalid, (offered) => areDistinct(offered.map((one) => one?.code))),
});

const reservationCap = () =>
  object({ pieces: integer(1, MAX_RESERVED, 'field.pieces.invalid'), value: amountOrNone() });

/** Legal invoice data is only required of a registered store. */
const isRegistered = (parent: unknown) => fieldsOf(parent).registered === true;
const legal = () =>
  line().test('legal', message('field.text.required'), function isThere(texts) {
    return !isRegistered(this.parent) || Boolean(texts.en && texts.ar);
  });

const tax = object({
  registered: onOff(),
  number: typedText((typed) => latinDigits(cleanLine(typed)), MAX_TAX_NUMBER)
    .default('')
    .test('number', message('field.taxNumber.invalid'), function isNumber(number) {
      const [own] = listOf(fieldsOf(this.parent).rates, fieldsOf);
      return !isRegistered(this.parent) || isTaxNumber(number, text(own?.country) ?? '');
    }),
  crNumber: typedText(cleanLine, MAX_TAX_NUMBER).default(''),
  legalName: legal(),
  legalAddress: legal(),
  included: onOff(),
  rates: array(object({ country: oneOf(COUNTRIES), rate: integer(0, WHOLE, 'field.taxRate.invalid') }))
    .required(invalid)
    .max(COUNTRIES.length, invalid)
    .test('once', message('field.taxCountry.twice'), (rates) => areDistinct(rates.map((one) => one?.country)))
    .test('own', message('field.taxRates.none'), function hasOwn(rates) {
      return !isRegistered(this.parent) || rates.length > 0;
    }),
  // Pages from before tax currencies omit it.
  exchange: object({
    from: currency(),
    currency: currency().test('other', message('field.taxCurrency.same'), function isOther(code) {
      return code !== fieldsOf(this.parent).from;
    }),
    rate: rate.max(MAX_TAX_EXCHANGE, message('field.rate.invalid')),
    day: typedText(cleanLine, DAY_LENGTH).test('day', message('field.day.invalid'), isDay),
  })
    .nullable()
    .default(null),
});

/** A carrier's names in both languages, normalized for lookup. */
const carrierNames = (one: unknown): string[] => {
  const { en, ar } = fieldsOf(fieldsOf(one).name);
  const names = [text(en), text(ar)].map((name) => name?.trim().toLowerCase());
  return [...new Set(names.flatMap((name) => name || []))];
};

const carriers = object({
  own: array(
    object({
      name: mailedTexts(MAX_SHIPMENT_TEXT).test('named', message('field.text.required'), ({ en, ar }) =>
        Boolean(en || ar),
      ),
      link: typedText(cleanLine, settingTextMax, 'field.text.long')
        .default('')
        .matches(TRACKING_LINK, {
          message: message('field.carrierLink.invalid'),
          excludeEmptyString: true,
        }),
    }),
  )
    .required(invalid)
    .max(FIELD_LIMITS.carriersMax, invalid)
    .test('once', message('field.carrier.twice'), (own) => areDistinct(own.flatMap(carrierNames))),
});

/** The schema of each part of the setting, for its form and for `saveStoreSetting`. */
export const settingSchemas = {
  brand,
  homepage,
  menus,
  contact,
  payment,
  delivery: deliverySchema,
  addresses,
  currencies,
  tax,
  giftCards: object({
    sold: onOff(),
    amounts: array(integer(1, MAX_PRICE, 'field.amount.invalid'))
      .required(invalid)
      .max(MOST_AMOUNTS, message('field.amounts.many'))
      .test('some', message('field.amounts.none'), function offersSome(amounts) {
        const { sold, most } = fieldsOf(this.parent);
        return sold !== true || amounts.length > 0 || typeof most === 'number';
      }),
    least: amountOrNone(),
    most: amountOrNone().test('order', message('field.amount.invalid'), function isMore(most) {
      const { least } = fieldsOf(this.parent);
      return most === null || most === undefined || typeof least !== 'number' || most >= least;
    }),
  }),
  orderRules: object({
    cancelMinutes: integer(1, MAX_CANCEL_MINUTES, 'field.cancelMinutes.invalid').nullable().defined(),
    shopperAddress: onOff(),
    shopperLines: onOff(),
    returnDays: integer(0, MAX_RETURN_DAYS, 'field.returnDays.invalid').nullable().defined(),
    returnsPaidBy: oneOf(RETURN_PAYERS),
    returnConditions: localizedText(cleanParagraphs, FIELD_LIMITS.commentsMax, 'field.text.long'),
  }),
  checkout: object({ note: onOff(), gift: onOff(), marketing: onOff() }),
  cartReminder,
  suggestions: object({ together: onOff() }),
  searchEngines: object({ indexNow: onOff() }),
  measurement,
  confirmation: object({
    ask: onOff(),
    shipConfirmedOnly: onOff(),
    remindAfterHours: integer(1, MAX_CONFIRMATION_HOURS, 'field.hours.invalid').nullable().defined(),
    cancelAfterHours: integer(1, MAX_CONFIRMATION_HOURS, 'field.hours.invalid').nullable().defined(),
  }),
  carriers,
  reservationCaps: object({
    person: reservationCap(),
    address: reservationCap(),
    known: reservationCap(),
    storeShare: integer(1, 100, 'field.percent.invalid'),
  }),
  reviews: object({
    moderation: onOff(),
    askAfterDays: integer(1, MAX_ASK_DAYS, 'field.askAfterDays.invalid').nullable().defined(),
  }),
  region: object({
    timeZone: typedText(cleanLine, MAX_TIME_ZONE).required(invalid).test('known', invalid, isTimeZone),
    numerals: oneOf(NUMERALS),
    country: oneOf(['', ...COUNTRIES]),
  }),
  notifications: object({
    email: optionalEmail(),
    locale: oneOf(LOCALES),
    newOrder: onOff(),
    lowStock: onOff(),
    lowStockAt: integer(0, 1000, 'field.lowStockAt.invalid'),
    // Older pages do not send these fields.
    weekly: onOff().default(false),
    messages: oneOf(MESSAGE_MODES).default('off'),
  }),
};
