import { string } from 'yup';
import { cleanLine, latinDigits } from './clean-text';
import { FIELD_LIMITS } from './field-errors';
import type { FieldError } from './field-errors';
import { containsAddress, containsPhoneNumber } from './contact-details';

/**
 * One address that a mail server takes (RFC 5321 without quoted names, RFC 6531 for other scripts): dots only between
 * characters, a domain of labels, and a top-level domain that is no number.
 */
const ATOM = '[^\\s@"(),:;<>[\\]\\\\.]+';
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const TOP_LEVEL = '(?:xn--[a-z0-9-]{1,59}|\\p{L}[\\p{L}\\p{M}]{1,62})';
const EMAIL = new RegExp(`^(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${TOP_LEVEL}$`, 'iu');
const DIGITS = `(?:[ ()./-]*\\d){${FIELD_LIMITS.mobileNumberMin},${FIELD_LIMITS.mobileNumberMax}}`;
const MOBILE_NUMBER = new RegExp(`^\\+?${DIGITS}\\)?$`);
const LETTER = /\p{L}/u;

const message = (key: FieldError) => key;

/** Cleaning makes a text shorter, by spaces and marks; one that is so much longer than its field is not cleaned at all. */
const CLEANED_TIMES = 4;

/**
 * A text field of at most `max` characters after `clean`; anything that is not text (a number, a list) is refused rather than
 * turned into one. Whatever its length, `clean` and the patterns of a field go through a few times `max` characters:
 * yup runs every test of a field even when the first one refused it.
 */
export function typedText(
  clean: (value: string) => string,
  max: number,
  tooLong: FieldError = 'field.invalid',
) {
  return string()
    .typeError(message('field.invalid'))
    .transform((_, original) => (typeof original === 'string' ? cleaned(original, max, clean) : original))
    .max(max, message(tooLong));
}

/** What is far too long is cut to one character more than `max`, which refuses it. */
const cleaned = (typed: string, max: number, clean: (value: string) => string): string =>
  typed.length > CLEANED_TIMES * max ? typed.slice(0, max + 1) : clean(typed);

/** One line that mails repeat: without web and e-mail addresses, which their readers could follow. */
export const mailedLine = (max: number, tooLong?: FieldError, clean = cleanLine) =>
  typedText(clean, max, tooLong).test(
    'address',
    message('field.text.address'),
    (value) => !value || !containsAddress(value),
  );

const PLACE_ID_MAX = 80;

/** The id of a region or city in its country's list, as `makkah.jeddah`, which `mailedLine` would take for a web address. */
export const placeId = () => typedText(cleanLine, PLACE_ID_MAX);

/** Somebody's name, as mails repeat it. */
export const mailedName = () =>
  mailedLine(FIELD_LIMITS.nameMax, 'field.name.long').test(
    'number',
    message('field.text.number'),
    (value) => !value || !containsPhoneNumber(value),
  );

export const nameField = () =>
  mailedName()
    .required(message('field.name.required'))
    .min(FIELD_LIMITS.nameMin, message('field.name.short'))
    .matches(LETTER, message('field.name.invalid'));

/** The login form words its refusal differently from the others (SPEC.md 5). Empty passes where it is not required. */
export const emailField = (invalid: FieldError = 'field.email.invalid') =>
  typedText(cleanLine, FIELD_LIMITS.emailMax, invalid)
    .required(message('field.email.required'))
    .matches(EMAIL, { message: message(invalid), excludeEmptyString: true });

/** Left as typed: a blank or a control character may be part of a password. */
export const newPasswordField = () =>
  typedText((value) => value, FIELD_LIMITS.passwordMax, 'field.password.long')
    .required(message('field.password.required'))
    .min(FIELD_LIMITS.passwordMin, message('field.password.short'));

/** Full-width forms become plain ones, and a dash of any kind, as number pages and address books copy it, a hyphen. */
export const digitsField = (max: number, tooLong: FieldError) =>
  typedText(
    (value) => latinDigits(cleanLine(value.normalize('NFKC'))).replace(/[\p{Pd}\u2212]/gu, '-'),
    max,
    tooLong,
  );

/** May be left empty unless the form requires it. */
export const mobileNumberField = () =>
  digitsField(2 * FIELD_LIMITS.mobileNumberMax, 'field.mobileNumber.invalid').matches(MOBILE_NUMBER, {
    message: message('field.mobileNumber.invalid'),
    excludeEmptyString: true,
  });
