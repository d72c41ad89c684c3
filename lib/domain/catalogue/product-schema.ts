import { array, boolean, mixed, object } from 'yup';
import { EDITED_FIELDS } from './fields/edited-fields';
import { fieldSchemas, isFilled, STORED_PICTURE } from './fields/field-schemas';
import { cleanOptionName, repeatedNames } from './variants/option-name';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { MAX_ID_LENGTH } from '@/lib/domain/ids';
import { typedText } from '@/lib/domain/forms/fields';
import { fieldsOf, localizedText as textsOf } from '@/lib/domain/parse/fields';
import {
  color,
  id,
  integer,
  invalid,
  localizedText,
  mailedTexts,
  MAX_PATH,
  MAX_PRICE,
  message,
} from '@/lib/domain/request-schemas/parts';
import { MAX_DIMENSION_MM, MAX_STOCK, MAX_WEIGHT_G } from './product';
import { MAX_VARIANTS } from './variants/variant-combinations';

/** The maximum width and height of a picture, pixels. */
export const MAX_PIXELS = 20_000;
/** The maximum length of a confirmed text's key. */
const MAX_CONFIRMED = 300;
export const MAX_PICTURES = 20;
export const MAX_OPTIONS = 5;
export const MAX_OPTION_VALUES = 100;

const image = object({
  path: typedText((value) => value, MAX_PATH)
    .required(invalid)
    .matches(STORED_PICTURE, invalid),
  alt: localizedText(cleanLine, FIELD_LIMITS.titleMax, 'field.text.long'),
  width: integer(1, MAX_PIXELS),
  height: integer(1, MAX_PIXELS),
});

const name = (clean = cleanLine) =>
  mailedTexts(FIELD_LIMITS.nameMax, clean).test('filled', message('field.optionName.required'), isFilled);

const value = object({
  id: id(),
  name: name(cleanOptionName),
  swatch: color().optional(),
  dimensions: object({
    widthMm: integer(1, MAX_DIMENSION_MM, 'field.dimensions.invalid'),
    heightMm: integer(1, MAX_DIMENSION_MM, 'field.dimensions.invalid'),
  })
    .optional()
    .default(undefined),
});

const option = object({
  id: id(),
  name: name(),
  values: array(value)
    .required(invalid)
    .min(1, message('field.optionValues.required'))
    .max(MAX_OPTION_VALUES, message('field.optionValues.many'))
    .test('names', (values = [], { path, createError }) => {
      // yup still runs this test when a value was refused, so it reads the values carefully.
      const [repeated] = repeatedNames(values.map((one: unknown) => textsOf(fieldsOf(one).name)));
      if (!repeated) return true;
      return createError({
        path: `${path}[${repeated.index}].name.${repeated.locale}`,
        message: message('field.optionValues.twice'),
      });
    }),
});

const isShort = (id: unknown): id is string => typeof id === 'string' && id.length <= MAX_ID_LENGTH;

const isChoice = (choice: unknown): choice is Record<string, string> =>
  typeof choice === 'object' &&
  choice !== null &&
  Object.entries(choice).every(([key, chosen]) => isShort(key) && /^[\w-]+$/.test(key) && isShort(chosen));

const variant = object({
  id: id(),
  price: integer(0, MAX_PRICE, 'field.amount.invalid'),
  salePrice: integer(0, MAX_PRICE, 'field.amount.invalid')
    .notRequired()
    .nullable()
    .test('lower', message('field.sale.high'), (salePrice, { parent }) => {
      const price: unknown = fieldsOf(parent).price;
      return typeof salePrice !== 'number' || typeof price !== 'number' || salePrice < price;
    }),
  stock: integer(0, MAX_STOCK, 'field.count.invalid'),
  seenStock: integer(0, Number.MAX_SAFE_INTEGER),
  sku: typedText(cleanLine, FIELD_LIMITS.nameMax, 'field.text.long').optional(),
  weight: integer(1, MAX_WEIGHT_G, 'field.weight.invalid').notRequired().nullable(),
  optionValues: mixed<Record<string, string>>(isChoice).typeError(invalid).optional(),
  image: integer(0, MAX_PICTURES - 1)
    .notRequired()
    .nullable(),
  enabled: boolean().strict().optional(),
});

/** The schema for the product editor, imports and `saveProduct`; a missing field stays as it is. */
export const productSchema = object({
  ...fieldSchemas(EDITED_FIELDS),
  images: array(image).typeError(invalid).max(MAX_PICTURES, message('field.pictures.many')),
  options: array(option).typeError(invalid).max(MAX_OPTIONS, message('field.options.many')),
  variants: array(variant).typeError(invalid).max(MAX_VARIANTS, message('field.variants.many')),
  confirmedTexts: array(typedText((value) => value, MAX_CONFIRMED).required(invalid)).max(1000, invalid),
});
