import { array, lazy, object, type AnySchema } from 'yup';
import { cleanLine, cleanParagraphs, composed } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { typedText } from '@/lib/domain/forms/fields';
import { DOCUMENT_ID, MAX_ID_LENGTH } from '@/lib/domain/ids';
import { fieldsOf, oneOf as optionOf } from '@/lib/domain/parse/fields';
import { isSlug, slugOf, SLUG_MAX } from '@/lib/domain/catalogue/slug';
import { id, integer, invalid, localizedText, message, oneOf } from '@/lib/domain/request-schemas/parts';
import {
  areDistinct,
  instantOrNone,
  laterThanFrom,
  line,
  link,
  picture,
  settingTextMax,
} from '@/lib/domain/store/editing/setting-parts';
import { MOST_TAGS } from '@/lib/domain/posts/post';
import { filmAt } from './film';
import { mapPoint } from './place/map-point';
import { CLOCK_TIME, MOST_SPANS } from './place/opening-hours';
import type { COMMON_FIELDS, SECTION_FIELDS } from './sections';
import {
  LEAST_STARS,
  MOST_SECTION_ITEMS,
  MOST_SECTION_PRODUCTS,
  MOST_SECTIONS,
  PRODUCT_SOURCES,
  SECTION_DEVICES,
  SECTION_KINDS,
  SECTION_LANGUAGES,
  SPACES,
  TEXT_WIDTHS,
  type SectionKind,
} from './sections';

/** An address of a map is long. */
const MAX_POINT = 1000;
const CLOCK_LENGTH = 5;

const asWritten = (html: string) => composed(html).trim();
const richText = () => localizedText(asWritten, FIELD_LIMITS.richTextMax, 'field.richText.long');
const paragraphs = () => localizedText(cleanParagraphs, FIELD_LIMITS.commentsMax, 'field.comments.long');
const ids = () => array(id()).max(MOST_SECTION_ITEMS, invalid).required(invalid);
const pickedId = () =>
  typedText((value) => value, MAX_ID_LENGTH)
    .default('')
    .matches(DOCUMENT_ID, { message: invalid, excludeEmptyString: true });
const count = () => integer(1, MOST_SECTION_PRODUCTS, 'field.count.invalid');
const film = () =>
  typedText(cleanLine, settingTextMax, 'field.text.long')
    .default('')
    .test('film', message('field.film.invalid'), (address) => !address || filmAt(address) !== null);

const point = () =>
  typedText(cleanLine, MAX_POINT)
    .default('')
    .test('point', message('field.point.invalid'), (typed) => !typed || mapPoint(typed) !== null);
const clock = () =>
  typedText(cleanLine, CLOCK_LENGTH).matches(CLOCK_TIME, { message: message('field.time.invalid') });
const week = () =>
  array(object({ day: integer(0, 6), from: clock(), to: clock() }))
    .max(MOST_SPANS, invalid)
    .required(invalid);

type FieldSchemas<T> = { readonly [F in keyof T]: AnySchema };

const COMMON_SCHEMAS: FieldSchemas<typeof COMMON_FIELDS> = {
  devices: oneOf(SECTION_DEVICES),
  languages: oneOf(SECTION_LANGUAGES),
  from: instantOrNone(),
  to: instantOrNone().test(laterThanFrom),
};

/** The schema of each field of each kind of section. */
const SECTION_SCHEMAS: { readonly [K in SectionKind]: FieldSchemas<(typeof SECTION_FIELDS)[K]> } = {
  hero: { title: line(), subtitle: line(), image: picture(), action: line(), link: link() },
  text: { title: line(), body: richText(), width: oneOf(TEXT_WIDTHS) },
  products: {
    title: line(),
    source: oneOf(PRODUCT_SOURCES),
    productIds: ids(),
    categoryId: pickedId(),
    count: count(),
  },
  categories: { title: line(), categoryIds: ids() },
  brands: { title: line(), brandIds: ids() },
  testimonials: { title: line(), least: oneOf(LEAST_STARS), count: count() },
  studio: { title: line(), subtitle: line(), productId: pickedId(), action: line() },
  gallery: {
    title: line(),
    images: array(picture().required(invalid)).max(MOST_SECTION_ITEMS, invalid).required(invalid),
  },
  beforeAfter: { title: line(), before: picture(), after: picture() },
  faq: {
    title: line(),
    items: array(object({ question: line(), answer: paragraphs() }))
      .max(MOST_SECTION_ITEMS, invalid)
      .required(invalid),
  },
  countdown: { title: line(), until: instantOrNone(), link: link() },
  video: { title: line(), address: film(), image: picture() },
  newsletter: { title: line(), subtitle: line() },
  contact: { title: line() },
  hours: { title: line(), place: line(), point: point(), week: week(), note: paragraphs() },
  spacer: { size: oneOf(SPACES) },
  newArrivals: { title: line() },
  allProducts: { title: line() },
  topBrands: { title: line() },
  trending: { title: line() },
};

const sectionSchemas = Object.fromEntries(
  SECTION_KINDS.map((kind) => [
    kind,
    object({ kind: oneOf([kind]), id: id(), ...COMMON_SCHEMAS, ...SECTION_SCHEMAS[kind] }),
  ]),
);
const noSection = object({ kind: oneOf(SECTION_KINDS) });

const section = lazy(
  (value: unknown) => sectionSchemas[optionOf(SECTION_KINDS, fieldsOf(value).kind) ?? ''] ?? noSection,
);

/** Empty derives it from the title. */
const slug = () =>
  typedText(cleanLine, SLUG_MAX, 'field.slug.invalid')
    .defined(invalid)
    .test('slug', message('field.slug.invalid'), (value) => !value || isSlug(value));

/** A tag, which needs letters for its address. */
const tag = () =>
  line().test('named', message('field.text.required'), ({ en, ar }) => Boolean(slugOf(en) || slugOf(ar)));

const post = object({
  author: line(),
  tags: array(tag()).max(MOST_TAGS, invalid).required(invalid),
  date: instantOrNone(),
});

export const pageContentSchema = object({
  title: line(),
  description: line(),
  slug: object({ en: slug(), ar: slug() }),
  image: picture(),
  post: post.optional().default(undefined),
  sections: array(section)
    .max(MOST_SECTIONS, invalid)
    .required(invalid)
    .test('once', invalid, (sections) => areDistinct(sections.map((one) => fieldsOf(one).id))),
});
