import { string } from 'yup';
import { cleanLine, latinDigits } from './clean-text';
import { FIELD_LIMITS } from './field-errors';
import type { FieldError } from './field-errors';

/** One address, without what mail programs put around or between several. */
const EMAIL = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\.]+(\.[^\s@"(),:;<>[\]\\.]+)+$/;
const DIGITS = `(?:[ ()./-]*\\d){${FIELD_LIMITS.mobileNumberMin},${FIELD_LIMITS.mobileNumberMax}}`;
const MOBILE_NUMBER = new RegExp(`^\\+?${DIGITS}\\)?$`);
const LETTER = /\p{L}/u;

const message = (key: FieldError) => key;

/** A text field after `clean`; anything that is not text (a number, a list) is refused rather than turned into one. */
export function typedText(clean: (value: string) => string) {
  return string()
    .typeError(message('field.invalid'))
    .transform((_, original) => (typeof original === 'string' ? clean(original) : original));
}

export const nameField = () =>
  typedText(cleanLine)
    .required(message('field.name.required'))
    .min(FIELD_LIMITS.nameMin, message('field.name.short'))
    .max(FIELD_LIMITS.nameMax, message('field.name.long'))
    .matches(LETTER, message('field.name.invalid'));

/** The login form words its refusal differently from the others (SPEC.md 5). Empty passes where it is not required. */
export const emailField = (invalid: FieldError = 'field.email.invalid') =>
  typedText(cleanLine)
    .required(message('field.email.required'))
    .max(FIELD_LIMITS.emailMax, message(invalid))
    .matches(EMAIL, { message: message(invalid), excludeEmptyString: true });

/** Kept as typed: a blank or a control character may be part of a password. */
export const newPasswordField = () =>
  typedText((value) => value)
    .required(message('field.password.required'))
    .min(FIELD_LIMITS.passwordMin, message('field.password.short'))
    .max(FIELD_LIMITS.passwordMax, message('field.password.long'));

/** What number pages and address books copy as a dash of their own counts as a hyphen. */
export const digitsField = () =>
  typedText((value) => latinDigits(cleanLine(value)).replace(/[\p{Pd}\u2212]/gu, '-'));

/** May be left empty unless the form requires it. */
export const mobileNumberField = () =>
  digitsField()
    .max(2 * FIELD_LIMITS.mobileNumberMax, message('field.mobileNumber.invalid'))
    .matches(MOBILE_NUMBER, { message: message('field.mobileNumber.invalid'), excludeEmptyString: true });
