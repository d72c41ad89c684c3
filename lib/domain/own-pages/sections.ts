import { parseImage } from '@/lib/domain/catalogue/parse-image';
import type { ProductImage } from '@/lib/domain/catalogue/product';
import type { LocalizedText } from '@/lib/domain/locale';
import { kinds, readFields, type FieldKind, type ValuesOf } from '@/lib/domain/parse/field-kinds';
import { fieldsOf, filledText, listOf, localizedText, oneOf } from '@/lib/domain/parse/fields';
import type { HomeSectionId } from '@/lib/domain/store/store-setting';
import { spans } from './place/opening-hours';

const picture: FieldKind<ProductImage | null> = {
  read: (value) => parseImage(value) ?? null,
  initial: null,
};
const pictures: FieldKind<readonly ProductImage[]> = {
  read: (value) => listOf(value, parseImage),
  initial: [],
};

/** A question and its answer. */
export interface Faq {
  readonly question: LocalizedText;
  readonly answer: LocalizedText;
}

const faqs: FieldKind<readonly Faq[]> = {
  read: (value) =>
    listOf(value, (item) => {
      const { question, answer } = fieldsOf(item);
      return { question: localizedText(question), answer: localizedText(answer) };
    }),
  initial: [],
};

export const PRODUCT_SOURCES = ['newest', 'best-seller', 'on-sale', 'category', 'chosen'] as const;
/** The fewest stars of a quoted review. */
export const LEAST_STARS = ['3', '4', '5'] as const;
export const TEXT_WIDTHS = ['narrow', 'wide'] as const;
export const SPACES = ['small', 'medium', 'large'] as const;

const homeTitle = { title: kinds.localized };
const homeFields: Readonly<Record<HomeSectionId, typeof homeTitle>> = {
  newArrivals: homeTitle,
  allProducts: homeTitle,
  topBrands: homeTitle,
  trending: homeTitle,
};

/**
 * The kinds of sections, each with its own fields. Parser, schema, editor, completeness and the page's reads derive
 * from it.
 */
export const SECTION_FIELDS = {
  hero: {
    title: kinds.localized,
    subtitle: kinds.localized,
    image: picture,
    /** The button's label; empty hides the button. */
    action: kinds.localized,
    /** A path of the shop, such as `/products`, or an https URL. */
    link: kinds.text,
  },
  text: {
    title: kinds.localized,
    /** Rich text as safe HTML. */
    body: kinds.localized,
    width: kinds.oneOf(TEXT_WIDTHS, 'narrow'),
  },
  products: {
    title: kinds.localized,
    source: kinds.oneOf(PRODUCT_SOURCES, 'newest'),
    /** For the source `chosen`, in order. */
    productIds: kinds.textList,
    /** For the source `category`. */
    categoryId: kinds.text,
    count: kinds.count,
  },
  categories: {
    title: kinds.localized,
    /** Empty shows all top categories. */
    categoryIds: kinds.textList,
  },
  brands: {
    title: kinds.localized,
    /** Empty shows all brands. */
    brandIds: kinds.textList,
  },
  /** Customers' reviews, newest first. */
  testimonials: {
    title: kinds.localized,
    least: kinds.oneOf(LEAST_STARS, '4'),
    count: kinds.count,
  },
  /** Invites shoppers to design a board: shows the picture of a designable board and links to its studio. */
  studio: {
    title: kinds.localized,
    subtitle: kinds.localized,
    productId: kinds.text,
    action: kinds.localized,
  },
  gallery: { title: kinds.localized, images: pictures },
  /** The same room with and without the board, behind a slider. */
  beforeAfter: { title: kinds.localized, before: picture, after: picture },
  faq: { title: kinds.localized, items: faqs },
  countdown: { title: kinds.localized, until: kinds.timeOrNull, link: kinds.text },
  /** A YouTube or Vimeo video; nothing loads from there before the shopper starts it. */
  video: { title: kinds.localized, address: kinds.text, image: picture },
  /** A newsletter form; the address counts after its confirmation. */
  newsletter: { title: kinds.localized, subtitle: kinds.localized },
  /** The store's address, hours and contact details, from its setting. */
  contact: { title: kinds.localized },
  /** Where a shop is and when it is open, with links to maps; a map loads once a shopper asks for it. */
  hours: {
    title: kinds.localized,
    /** Empty shows the address of the store's setting. */
    place: kinds.localized,
    /** As typed or copied from a map (`mapPoint`). */
    point: kinds.text,
    week: spans,
    /** What the week does not say, as of Fridays or Ramadan. */
    note: kinds.localized,
  },
  spacer: { size: kinds.oneOf(SPACES, 'medium') },
  /** The sections of SPEC.md's home page; an empty title is the one of the store's setting. */
  ...homeFields,
};
export type SectionKind = keyof typeof SECTION_FIELDS;
export const SECTION_KINDS = Object.keys(SECTION_FIELDS) as SectionKind[];

export const SECTION_DEVICES = ['all', 'phone', 'desk'] as const;
export const SECTION_LANGUAGES = ['all', 'en', 'ar'] as const;

/** The fields of every section. */
export const COMMON_FIELDS = {
  devices: kinds.oneOf(SECTION_DEVICES, 'all'),
  languages: kinds.oneOf(SECTION_LANGUAGES, 'all'),
  /** Its visible period, milliseconds since the epoch. */
  from: kinds.timeOrNull,
  to: kinds.timeOrNull,
};

type SectionOf<K extends SectionKind> = {
  readonly kind: K;
  /** Unique in its page. */
  readonly id: string;
} & ValuesOf<typeof COMMON_FIELDS> &
  ValuesOf<(typeof SECTION_FIELDS)[K]>;

export type Section<K extends SectionKind = SectionKind> = { [P in K]: SectionOf<P> }[K];

export const MOST_SECTIONS = 40;
export const MOST_SECTION_ITEMS = 24;
/** Two rows of four. */
export const DEFAULT_PRODUCT_COUNT = 8;
export const MOST_SECTION_PRODUCTS = 24;

/** Parses a section of a stored page; undefined when invalid. */
export function parseSection(value: unknown): Section | undefined {
  const fields = fieldsOf(value);
  const kind = oneOf(SECTION_KINDS, fields.kind);
  const id = filledText(fields.id);
  if (!kind || !id) return undefined;
  const table = { ...COMMON_FIELDS, ...SECTION_FIELDS[kind] };
  return { kind, id, ...readFields(`sections/${id}`, fields, table) } as Section;
}
