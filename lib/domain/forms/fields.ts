import { string } from 'yup';
import { cleanLine, latinDigits } from './clean-text';
import { FIELD_LIMITS } from './field-errors';
import type { FieldError } from './field-errors';
import { containsAddress, containsPhoneNumber } from './contact-details';

/**
 * One deliverable e-mail address (RFC 5321 without quoted names, RFC 6531 for other scripts): dots only between
 * characters, a domain of labels, and a top-level domain that is not a number.
 */
const ATOM = '[^\\s@"(),:;<>[\\]\\\\.]+';
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const TOP_LEVEL = '(?:xn--[a-z0-9-]{1,59}|\\p{L}[\\p{L}\\p{M}]{1,62})';
const EMAIL = new RegExp(`^(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${TOP_LEVEL}$`, 'iu');
const DIGITS = `(?:[ ()./-]*\\d){${FIELD_LIMITS.mobileNumberMin},${FIELD_LIMITS.mobileNumberMax}}`;
const MOBILE_NUMBER = new RegExp(`^\\+?${DIGITS}\\)?$`);
const LETTER = /\p{L}/u;

const message = (key: FieldError) => key;

/** Cleaning removes spaces and marks; a text that exceeds its field's limit by this factor is not cleaned at all. */
const CLEANED_TIMES = 4;

/**
 * A text field of at most `max` characters after `clean`; other types (a number, a list) are refused, not converted.
 * `clean` and a field's patterns read only a few times `max` characters, because yup runs every test even after a
 * failed one.
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

/** Cuts far too long input to `max` + 1 characters, which the limit refuses. */
const cleaned = (typed: string, max: number, clean: (value: string) => string): string =>
  typed.length > CLEANED_TIMES * max ? typed.slice(0, max + 1) : clean(typed);

/** One line that mails repeat: no web and e-mail addresses, which readers could follow. */
export const mailedLine = (max: number, tooLong?: FieldError, clean = cleanLine) =>
  typedText(clean, max, tooLong).test(
    'address',
    message('field.text.address'),
    (value) => !value || !containsAddress(value),
  );

const PLACE_ID_MAX = 80;

/**
 * A region's or city's id in its country's list, such as `makkah.jeddah`, which `mailedLine` would take for a web
 * address.
 */
export const placeId = () => typedText(cleanLine, PLACE_ID_MAX);

/** A person's name that mails repeat. */
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

/** The login form has its own error text (SPEC.md 5). An empty value passes unless required. */
export const emailField = (invalid: FieldError = 'field.email.invalid') =>
  emailText(invalid).required(message('field.email.required'));

/** An address that somebody may leave out; empty without one. */
export const optionalEmailField = () => emailText('field.email.invalid').default('');

const emailText = (invalid: FieldError) =>
  typedText(cleanLine, FIELD_LIMITS.emailMax, invalid).matches(EMAIL, {
    message: message(invalid),
    excludeEmptyString: true,
  });

/** Unchanged: spaces and control characters may be part of a password. */
export const newPasswordField = () =>
  typedText((value) => value, FIELD_LIMITS.passwordMax, 'field.password.long')
    .required(message('field.password.required'))
    .min(FIELD_LIMITS.passwordMin, message('field.password.short'));

/** Converts full-width characters to plain ones, and every dash that address books copy to a hyphen. */
export const digitsField = (max: number, tooLong: FieldError) =>
  typedText(
    (value) => latinDigits(cleanLine(value.normalize('NFKC'))).replace(/[\p{Pd}\u2212]/gu, '-'),
    max,
    tooLong,
  );

/** An empty value passes unless the form requires it. */
export const mobileNumberField = () =>
  digitsField(2 * FIELD_LIMITS.mobileNumberMax, 'field.mobileNumber.invalid').matches(MOBILE_NUMBER, {
    message: message('field.mobileNumber.invalid'),
    excludeEmptyString: true,
  });
