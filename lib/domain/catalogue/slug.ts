import type { Locale, LocalizedText } from '@/lib/domain/locale';

/** UTF-16 units. Percent-encoded, an Arabic letter takes six characters of a URL. */
export const SLUG_MAX = 80;

/** For both languages together. */
const MAX_FORMER_SLUGS = 20;

const LATIN_MARKS = /[\u0300-\u036f]/g;
const ARABIC_MARKS = /[\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;
const EASTERN_DIGITS = /[٠-٩۰-۹]/g;

/**
 * Makes a slug: lower-case words joined by hyphens. Arabic letters stay, because browsers show them; accents, tashkeel
 * and punctuation go. Empty when nothing is left.
 */
export function slugOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(LATIN_MARKS, '')
    .normalize('NFC')
    .replace(ARABIC_MARKS, '')
    .replace(EASTERN_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return cutSlug(words.join('-'), SLUG_MAX);
}

/** Cuts without half a surrogate pair, which no URL can hold, and without a trailing hyphen. */
const cutSlug = (slug: string, max: number): string =>
  slug
    .slice(0, max)
    .replace(/\p{Surrogate}$/u, '')
    .replace(/-+$/, '');

/** The default slug of a product: from its English title, else its Arabic one. */
export const slugOfTitle = ({ en, ar }: LocalizedText): string => slugOf(en) || slugOf(ar);

export const isSlug = (value: string): boolean => value !== '' && slugOf(value) === value;

/** A thing with a slug: one for all languages, or a separate one in Arabic. */
export interface Addressed {
  readonly slug: string;
  /** Missing or empty when Arabic uses the same slug. */
  readonly slugAr?: string;
}

/** The slug in a language. Every link, redirect and alternate URL uses it. */
export const slugIn = ({ slug, slugAr }: Addressed, locale: Locale): string =>
  (locale === 'ar' && slugAr) || slug;

/** Clears an Arabic slug that equals the other one. */
export const withoutTwin = <T extends Addressed>(one: T): T & Required<Addressed> => ({
  ...one,
  slugAr: one.slugAr && one.slugAr !== one.slug ? one.slugAr : '',
});

/** All slugs of a thing; each must be unique among its kind. */
export const slugsOf = ({ slug, slugAr = '' }: Addressed): string[] => [
  ...new Set([slug, slugAr].filter(Boolean)),
];

/**
 * The former slugs of both languages after a change to `next`, newest first; each redirects to the current slug in the
 * request's language. A slug in use again is removed from the list.
 */
export const formerSlugsAfter = (
  before: Addressed & { readonly formerSlugs: readonly string[] },
  next: Addressed,
): string[] => {
  const present = slugsOf(next);
  const former = new Set([...slugsOf(before), ...before.formerSlugs]);
  return [...former].filter((old) => !present.includes(old)).slice(0, MAX_FORMER_SLUGS);
};

/** Appends `ending` to `slug` within the maximum length; both are slugs. */
export const withEnding = (slug: string, ending: string): string =>
  `${cutSlug(slug, SLUG_MAX - 1 - ending.length)}-${ending}`;

/** `slug`, or the first of `slug-2`, `slug-3`, … that is free. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  const numbered = (n: number) => withEnding(slug, String(n));
  let candidate = slug;
  for (let n = 2; isTaken(candidate); n += 1) candidate = numbered(n);
  return candidate;
}
