import { mixed, number, object } from 'yup';
import { EXPORT_CURSOR, EXPORT_CURSOR_MAX } from '@/lib/domain/account/exported-data';
import { cleanLine, cleanParagraphs } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS, type FieldError } from '@/lib/domain/forms/field-errors';
import { mailedLine, typedText } from '@/lib/domain/forms/fields';
import { DOCUMENT_ID, MAX_ID_LENGTH } from '@/lib/domain/ids';
import { isCurrencyCode } from '@/lib/domain/money/money';
import type { CurrencyCode } from '@/lib/domain/money/money';
import { isHexColor } from '@/lib/domain/store/parse-store-setting';

/** Minor units; 100 lines of 99 pieces at this price still add up exactly. */
export const MAX_PRICE = 1_000_000_000;
const MAX_TOKEN_LENGTH = 4096;
const MAX_COLOR_LENGTH = 16;
/** For a picture in Firebase Storage. */
export const MAX_PATH = 400;

export const message = (key: FieldError) => key;
export const invalid = message('field.invalid');
const asIs = (value: string) => value;

/** A document id, or a key made by a client. */
export const id = () => optionalId().required(invalid);

/** An id, or undefined. */
export const optionalId = () => typedText(asIs, MAX_ID_LENGTH).matches(DOCUMENT_ID, invalid);

export const token = () =>
  typedText(asIs, MAX_TOKEN_LENGTH).matches(/^[!-~]*$/, { message: invalid, excludeEmptyString: true });

/** Strict, because yup would convert '3' and ' 3 ' to numbers. */
export const integer = (min: number, max: number, key: FieldError = 'field.invalid') =>
  optionalInteger(min, max, key).required(key);

/** An integer, or undefined. */
export const optionalInteger = (min: number, max: number, key: FieldError = 'field.invalid') =>
  number().strict().typeError(key).nonNullable(key).integer(key).min(min, key).max(max, key);

export const oneOf = <T extends string>(options: readonly T[]) =>
  mixed<T>()
    .required(invalid)
    .oneOf([...options], invalid);

export const currency = () =>
  mixed<CurrencyCode>((value): value is CurrencyCode => isCurrencyCode(value))
    .typeError(invalid)
    .required(invalid);

export const color = () =>
  typedText(cleanLine, MAX_COLOR_LENGTH, 'field.color.invalid').test(
    'color',
    message('field.color.invalid'),
    (value) => value === undefined || isHexColor(value),
  );

export const localizedText = (
  clean: (value: string) => string,
  max: number,
  tooLong: FieldError = 'field.invalid',
) => {
  const language = () => typedText(clean, max, tooLong).defined(invalid);
  return object({ en: language(), ar: language() });
};

/** One bilingual line that mails repeat. */
export const mailedTexts = (max: number, clean = cleanLine) => {
  const language = () => mailedLine(max, 'field.text.long', clean).defined(invalid);
  return object({ en: language(), ar: language() });
};

/** The cursor of an export's next part. */
export const exportCursor = () => typedText(asIs, EXPORT_CURSOR_MAX).matches(EXPORT_CURSOR, invalid);

/** A staff note about an order or a customer. */
export const noteText = () =>
  typedText(cleanParagraphs, FIELD_LIMITS.commentsMax, 'field.comments.long').required(
    message('field.comments.required'),
  );
