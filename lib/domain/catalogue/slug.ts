import type { LocalizedText } from '@/lib/domain/locale';

/** UTF-16 units. Percent-encoded, an Arabic letter takes six characters of an address. */
export const SLUG_MAX = 80;

const MAX_FORMER_SLUGS = 10;

const LATIN_MARKS = /[\u0300-\u036f]/g;
const ARABIC_MARKS = /[\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;
const EASTERN_DIGITS = /[٠-٩۰-۹]/g;

/**
 * A text as the last part of an address: lower-case words joined by hyphens. Arabic letters stay, because browsers show
 * them; accents, tashkeel and punctuation go. Empty when nothing is left.
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

/** Neither half a letter, which no address can hold, nor a hyphen at its end, which no slug has. */
const cutSlug = (slug: string, max: number): string =>
  slug
    .slice(0, max)
    .replace(/\p{Surrogate}$/u, '')
    .replace(/-+$/, '');

/** What a product is called in its address: its English title, else its Arabic one. */
export const slugOfTitle = ({ en, ar }: LocalizedText): string => slugOf(en) || slugOf(ar);

export const isSlug = (value: string): boolean => value !== '' && slugOf(value) === value;

interface Addressed {
  readonly slug: string;
  readonly formerSlugs: readonly string[];
}

/** The former slugs once it is called `next`, the newest first; a slug that is used again is no former one any more. */
export const formerSlugsAfter = ({ slug, formerSlugs }: Addressed, next: string): string[] =>
  [slug, ...formerSlugs].filter((old) => old !== '' && old !== next).slice(0, MAX_FORMER_SLUGS);

/** `slug` with `ending` behind it, as long as a slug may be; both are slugs. */
export const withEnding = (slug: string, ending: string): string =>
  `${cutSlug(slug, SLUG_MAX - 1 - ending.length)}-${ending}`;

/** `slug`, or the first of `slug-2`, `slug-3`, … that is not taken. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  const numbered = (n: number) => withEnding(slug, String(n));
  let candidate = slug;
  for (let n = 2; isTaken(candidate); n += 1) candidate = numbered(n);
  return candidate;
}
