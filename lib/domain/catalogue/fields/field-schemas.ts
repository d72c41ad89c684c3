import { mixed, type AnySchema, type Schema } from 'yup';
import { isSlug, SLUG_MAX } from '@/lib/domain/catalogue/slug';
import { cleanLine, cleanParagraphs } from '@/lib/domain/forms/clean-text';
import { typedText } from '@/lib/domain/forms/fields';
import { DOCUMENT_ID, MAX_ID_LENGTH } from '@/lib/domain/ids';
import { MAX_INSTANT } from '@/lib/domain/time/period';
import {
  integer,
  invalid,
  localizedText,
  MAX_PATH,
  MAX_PRICE,
  message,
} from '@/lib/domain/request-schemas/parts';
import { eachRow, type EditedRow, type EditedRows, type RowValue } from './edited-fields';

/** The path of a product's picture in Firebase Storage. */
export const STORED_PICTURE = /^stores\/[\w-]+(\/[\w-]+)+\.[a-z]{3,4}$/;

type FieldSchemas<T extends EditedRows> = { readonly [K in keyof T]: Schema<RowValue<T[K]> | undefined> };

/** The schema of each field; a missing field stays as it is. */
export const fieldSchemas = <T extends EditedRows>(rows: T): FieldSchemas<T> =>
  eachRow(rows, schemaOf) as FieldSchemas<T>;

function schemaOf(row: EditedRow): AnySchema {
  switch (row.kind) {
    case 'texts': {
      const clean = row.lines === 'one' ? cleanLine : cleanParagraphs;
      const texts = localizedText(clean, row.max, 'field.text.long');
      return (row.required ? texts.test('filled', message(row.required.error), isFilled) : texts).default(
        undefined,
      );
    }
    case 'slug':
      return typedText(cleanLine, SLUG_MAX, 'field.slug.invalid')
        .optional()
        .test('slug', message('field.slug.invalid'), (slug) => !slug || isSlug(slug));
    case 'group':
      return typedText((value) => value, MAX_ID_LENGTH)
        .matches(DOCUMENT_ID, { message: invalid, excludeEmptyString: true })
        .optional();
    case 'picture':
      return typedText((value) => value, MAX_PATH)
        .matches(STORED_PICTURE, { message: invalid, excludeEmptyString: true })
        .optional();
    case 'amount':
      return integer(0, MAX_PRICE, 'field.amount.invalid').notRequired().nullable();
    case 'instant':
      return integer(0, MAX_INSTANT, 'field.instant.invalid').notRequired().nullable();
    case 'choice':
      return mixed<string>().oneOf([...row.of], invalid);
  }
}

/** Whether a text has at least one language; undefined passes. */
export const isFilled = (texts: { en?: string; ar?: string } | undefined): boolean =>
  !texts || Boolean(texts.en || texts.ar);
