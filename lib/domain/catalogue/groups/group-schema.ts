import { object } from 'yup';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { typedText } from '@/lib/domain/forms/fields';
import { integer, invalid, localizedText, MAX_PATH, message } from '@/lib/domain/request-schemas/parts';
import { isSlug, SLUG_MAX } from '@/lib/domain/catalogue/slug';

/** The maximum width and height of a picture, pixels. */
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

/** Older pages do not send these fields. */
const searchText = (max: number) =>
  localizedText(cleanLine, max, 'field.text.long').default(() => ({ en: '', ar: '' }));

/** The form of a category or brand; one language of the name may be missing. */
export const groupSchema = object({
  name: bothLanguages(FIELD_LIMITS.nameMax).test('filled', message('field.name.required'), (name) =>
    Boolean(name?.en || name?.ar),
  ),
  slug: typedText(cleanLine, SLUG_MAX, 'field.slug.invalid')
    .required(message('field.slug.required'))
    .test('slug', message('field.slug.invalid'), (slug) => slug === undefined || isSlug(slug)),
  /** Empty when Arabic uses the same slug. */
  slugAr: typedText(cleanLine, SLUG_MAX, 'field.slug.invalid')
    .default('')
    .test('slug', message('field.slug.invalid'), (slug) => !slug || isSlug(slug)),
  image: image.nullable().default(null),
  seoTitle: searchText(FIELD_LIMITS.seoTitleMax),
  seoDescription: searchText(FIELD_LIMITS.seoDescriptionMax),
});
