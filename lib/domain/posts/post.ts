import { slugOf } from '@/lib/domain/catalogue/slug';
import { LOCALES, textIn, type Locale, type LocalizedText } from '@/lib/domain/locale';
import { fieldsOf, listOf, localizedText, millis } from '@/lib/domain/parse/fields';

/** Per post. */
export const MOST_TAGS = 10;
/** Per page of the list. */
export const POSTS_PER_PAGE = 12;

/** What a post has besides a page's content. */
export interface PostDetails {
  /** Empty names the store instead. */
  readonly author: LocalizedText;
  readonly tags: readonly LocalizedText[];
  /** The date that readers see, milliseconds; null shows the day of the first publication. */
  readonly date: number | null;
}

export const NEW_POST: PostDetails = { author: { en: '', ar: '' }, tags: [], date: null };

/** Undefined for a page that is no post. */
export function parsePost(value: unknown): PostDetails | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { author, tags, date } = fieldsOf(value);
  return {
    author: localizedText(author),
    tags: listOf(tags, localizedText),
    date: millis(date) ?? null,
  };
}

/** A tag's part of an address in a language. */
export const tagSlug = (tag: LocalizedText, locale: Locale): string =>
  slugOf(textIn(tag, locale)) || slugOf(tag.en) || slugOf(tag.ar);

/** A tag's slugs in every language, by which its posts are found. */
export const tagSlugs = (tag: LocalizedText): string[] => [
  ...new Set(LOCALES.map((locale) => tagSlug(tag, locale)).filter(Boolean)),
];
