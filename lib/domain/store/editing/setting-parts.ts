import { boolean, object } from 'yup';
import { cleanLine, latinDigits } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS, type FieldError } from '@/lib/domain/forms/field-errors';
import { emailField, typedText } from '@/lib/domain/forms/fields';
import { cleanIban, isIban } from '@/lib/domain/payments/transfer/iban';
import { INSTAPAY, NO_ACCOUNT, TRANSFER_ACCOUNTS } from '@/lib/domain/payments/transfer/transfer-terms';
import {
  integer,
  invalid,
  localizedText,
  mailedTexts,
  MAX_PATH,
  MAX_PRICE,
  message,
} from '@/lib/domain/request-schemas/parts';

const MAX_TRANSFER_HOURS = 14 * 24;
const MAX_PIXELS = 10_000;

export const { settingTextMax } = FIELD_LIMITS;

// yup runs the test of a whole before it has checked the pieces, so the tests below read them carefully.
export const areDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;
/** A part that a save does not name. */
export const isLeftOut = (part: unknown) => part === undefined;

export const onOff = () => boolean().strict().typeError(invalid).required(invalid);
export const amount = () => integer(0, MAX_PRICE, 'field.amount.invalid');
/** Null switches a limit off. */
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

/** A picture in the store's folder of the storage. */
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

const WALLET = /^\+?\d{6,20}$/;

/** An account's name or number without the spaces that people type: mails repeat it. */
const account = (shape: RegExp, wrong: FieldError) =>
  typedText((typed) => latinDigits(cleanLine(typed)).replace(/\s/g, ''), settingTextMax, 'field.text.long')
    .default('')
    .matches(shape, { message: message(wrong), excludeEmptyString: true });

/** Where money is transferred to. Pages from before this field send none. */
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
