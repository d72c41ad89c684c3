import { array, boolean, object, type TestConfig } from 'yup';
import { cleanLine, latinDigits } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS, type FieldError } from '@/lib/domain/forms/field-errors';
import { emailField, typedText } from '@/lib/domain/forms/fields';
import { TOOLS, type ToolName } from '@/lib/domain/measurement/tools';
import { MAX_INSTANT } from '@/lib/domain/time/period';
import { cleanIban, isIban } from '@/lib/domain/payments/transfer/iban';
import { fieldsOf, listOf } from '@/lib/domain/parse/fields';
import { INSTAPAY, NO_ACCOUNT, TRANSFER_ACCOUNTS } from '@/lib/domain/payments/transfer/transfer-terms';
import {
  integer,
  invalid,
  localizedText,
  mailedTexts,
  MAX_PATH,
  MAX_PRICE,
  message,
  oneOf,
} from '@/lib/domain/request-schemas/parts';
import {
  CORNERS,
  DEFAULT_LOOK,
  DENSITIES,
  FONT_PAIRS,
  FOOTER_LAYOUTS,
  HEADER_LAYOUTS,
  LOOK_SIZES,
} from '@/lib/domain/store/look/look';
import { MOST_MENU_ITEMS } from '@/lib/domain/store/menus';

const MAX_TRANSFER_HOURS = 14 * 24;
const MAX_PIXELS = 10_000;

export const { settingTextMax } = FIELD_LIMITS;

// yup tests a whole before it checks its parts, so the tests below must accept anything.
export const areDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;
/** Whether a save leaves the part out. */
export const isLeftOut = (part: unknown) => part === undefined;

export const onOff = () => boolean().strict().typeError(invalid).required(invalid);
export const amount = () => integer(0, MAX_PRICE, 'field.amount.invalid');
/** Null disables a limit. */
export const amountOrNone = () => amount().nullable().defined(message('field.amount.invalid'));
export const line = () => localizedText(cleanLine, settingTextMax, 'field.text.long');
export const optionalEmail = () => emailField().notRequired().nonNullable().default('');

export const url = () =>
  typedText(cleanLine, settingTextMax, 'field.text.long')
    .default('')
    .matches(/^https:\/\/(?=\S+$)[^/$.?#]\S*\.\S/i, {
      message: message('field.url.invalid'),
      excludeEmptyString: true,
    });

/** A path of the shop, such as `/products`, or a web URL. */
export const link = () =>
  typedText(cleanLine, settingTextMax, 'field.text.long')
    .default('')
    .matches(/^(\/(?![/\\])|https:\/\/)\S*$/, {
      message: message('field.banner.link'),
      excludeEmptyString: true,
    });

export const instantOrNone = () =>
  integer(0, MAX_INSTANT, 'field.instant.invalid').nullable().defined(message('field.instant.invalid'));

/** The test of a period's end against the field `from` beside it. */
export const laterThanFrom: TestConfig<number | null | undefined> = {
  name: 'later',
  message: message('field.banner.order'),
  test: (to, { parent }) => {
    const from: unknown = fieldsOf(parent).from;
    return typeof to !== 'number' || typeof from !== 'number' || from < to;
  },
};

const menuLabel = () =>
  line().test('named', message('field.text.required'), ({ en, ar }) => Boolean(en || ar));

const menuItem = object({
  label: menuLabel(),
  link: link().test('somewhere', message('field.banner.link'), function leadsSomewhere(typed) {
    return Boolean(typed) || listOf(fieldsOf(this.parent).items, fieldsOf).length > 0;
  }),
  items: array(object({ label: menuLabel(), link: link().required(message('field.banner.link')) }))
    .required(invalid)
    .max(MOST_MENU_ITEMS, invalid),
});
const menu = () => array(menuItem).required(invalid).max(MOST_MENU_ITEMS, invalid);

/** The owner's own menus. */
export const menus = object({ header: menu(), footer: menu() });

/** A picture in the store's folder of Firebase Storage. */
export const picture = () =>
  object({
    path: typedText(cleanLine, MAX_PATH)
      .required(invalid)
      .matches(/^stores\/[\w-]+\/(?:[\w-]+\/)*[\w-]+\.(?:webp|png|jpe?g)$/, invalid),
    alt: line(),
    width: integer(1, MAX_PIXELS),
    height: integer(1, MAX_PIXELS),
  })
    .nullable()
    .default(null);

/** When a consenting shopper is reminded of a cart; after a week they have forgotten it. */
export const cartReminder = object({
  enabled: onOff(),
  afterHours: integer(1, 7 * 24, 'field.afterHours.invalid'),
});

/** An id at a tool; ids are capitals and digits, however they were typed. */
const toolId = (name: ToolName, wrong: FieldError) =>
  typedText((typed) => latinDigits(cleanLine(typed)).toUpperCase(), settingTextMax, 'field.text.long')
    .default('')
    .matches(TOOLS[name].shape, { message: message(wrong), excludeEmptyString: true });

/** The store's ids at tools that measure visits. */
export const measurement = object({
  google: toolId('google', 'field.googleId.invalid'),
  meta: toolId('meta', 'field.metaId.invalid'),
  tiktok: toolId('tiktok', 'field.tiktokId.invalid'),
});

const WALLET = /^\+?\d{6,20}$/;

/** The name or number of an account, without typed spaces, because mails repeat it. */
const account = (shape: RegExp, wrong: FieldError) =>
  typedText((typed) => latinDigits(cleanLine(typed)).replace(/\s/g, ''), settingTextMax, 'field.text.long')
    .default('')
    .matches(shape, { message: message(wrong), excludeEmptyString: true });

/** The accounts for transfers. Older pages do not send this field. */
export const transfer = object({
  enabled: onOff(),
  bank: mailedTexts(settingTextMax),
  holder: mailedTexts(settingTextMax),
  iban: typedText((typed) => cleanIban(latinDigits(typed)), settingTextMax, 'field.text.long')
    .default('')
    .test('iban', message('field.iban.invalid'), (iban) => !iban || isIban(iban)),
  instapay: account(INSTAPAY, 'field.instapay.invalid'),
  wallet: account(WALLET, 'field.wallet.invalid'),
  hours: integer(1, MAX_TRANSFER_HOURS, 'field.hours.invalid').nullable().default(null),
})
  .default(NO_ACCOUNT)
  .test(
    'somewhere',
    message('field.transfer.none'),
    (given) => !given?.enabled || TRANSFER_ACCOUNTS.some((name) => given[name]),
  );

/** The shop's look besides its colours. Older pages do not send it. */
export const look = object({
  fonts: oneOf(FONT_PAIRS),
  corners: oneOf(CORNERS),
  density: oneOf(DENSITIES),
  header: oneOf(HEADER_LAYOUTS),
  footer: oneOf(FOOTER_LAYOUTS),
  logoSize: oneOf(LOOK_SIZES),
  iconSize: oneOf(LOOK_SIZES),
  footerNews: onOff(),
}).default({ ...DEFAULT_LOOK, footerNews: false });
