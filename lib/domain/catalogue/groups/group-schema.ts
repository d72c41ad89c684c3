import { object } from 'yup';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { typedText } from '@/lib/domain/forms/fields';
import { integer, invalid, localizedText, MAX_PATH, message } from '@/lib/domain/request-schemas/parts';
import { isSlug, SLUG_MAX } from '@/lib/domain/catalogue/slug';

/** Of a picture's width and height, pixels. */
const MAX_SIDE = 10_000;

const bothLanguages = (max: number) => localizedText(cleanLine, max, 'field.name.long');
const pixels = () => integer(1, MAX_SIDE);

/** A picture in the store's folder of Firebase Storage. */
const image = object({
  path: typedText(cleanLine, MAX_PATH)
    .required(invalid)
    .matches(/^stores\/[\w-]+\/[\w/.-]{1,200}$/, invalid),
  alt: bothLanguages(FIELD_LIMITS.titleMax),
  width: pixels(),
  height: pixels(),
});

/** What the form of a category or brand holds; one language of the name may wait for its translation. */
export const groupSchema = object({
  name: bothLanguages(FIELD_LIMITS.nameMax).test('filled', message('field.name.required'), (name) =>
    Boolean(name?.en || name?.ar),
  ),
  slug: typedText(cleanLine, SLUG_MAX, 'field.slug.invalid')
    .required(message('field.slug.required'))
    .test('slug', message('field.slug.invalid'), (slug) => slug === undefined || isSlug(slug)),
  image: image.nullable().default(null),
});
