import { addressAfter } from '@/lib/domain/catalogue/editing/edit-product';
import { LOCALES, type Locale } from '@/lib/domain/locale';
import { randomBelow } from '@/tests/fixtures/random';
import {
  formerSlugsAfter,
  freeSlug,
  isSlug,
  slugIn,
  slugOf,
  slugOfTitle,
  slugsOf,
  type Addressed,
} from './slug';

test.each([
  ['Sea Breeze', 'sea-breeze'],
  ['  Café — Über!  ', 'cafe-uber'],
  ['نسيمُ البَحْر', 'نسيم-البحر'],
  ['آية الكرسي', 'آية-الكرسي'],
  ['لوحة ٣', 'لوحة-3'],
  ['<script>', 'script'],
  ['؟!…', ''],
])('%s becomes %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('the English title names the address, the Arabic one where it is missing', () => {
  expect(slugOfTitle({ en: 'Calm', ar: 'هدوء' })).toBe('calm');
  expect(slugOfTitle({ en: '', ar: 'هدوء' })).toBe('هدوء');
});

test('a slug is recognised by staying as it is, and never ends in a cut hyphen', () => {
  expect(isSlug('sea-breeze')).toBe(true);
  expect(isSlug('Sea Breeze')).toBe(false);
  expect(isSlug('../admin')).toBe(false);
  expect(slugOf(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
});

test('a taken slug gets the first free number', () => {
  const taken = new Set(['calm', 'calm-2']);
  expect(freeSlug('calm', (slug) => taken.has(slug))).toBe('calm-3');
  expect(freeSlug('new', (slug) => taken.has(slug))).toBe('new');
});

test('a slug that is cut for its number or for its length stays a slug', () => {
  const hyphenAtTheCut = `${'a'.repeat(77)}-bc`;
  expect(freeSlug(hyphenAtTheCut, (slug) => slug === hyphenAtTheCut)).toBe(`${'a'.repeat(77)}-2`);
  // Letters beyond the Basic Multilingual Plane are two units long, and half of one cannot be written into an address.
  const longLetters = slugOf(`a${'\u{1E922}'.repeat(60)}`);
  expect(() => encodeURIComponent(longLetters)).not.toThrow();
  for (const slug of [hyphenAtTheCut, longLetters, slugOf('\u{20000}'.repeat(60))])
    for (const taken of [0, 1, 9, 10])
      expect(isSlug(freeSlug(slug, (one) => taken > 0 && (one === slug || /-[2-9]$/.test(one))))).toBe(true);
});

interface Named extends Addressed {
  readonly formerSlugs: readonly string[];
}

/** The names that products may have, few enough to be wanted again and again. */
const NAMES = ['sea', 'lake', 'بحر', 'بحيرة', 'isle', ''];

/** Where a request ends: the address is the product's own in that language, or leads there. */
function leadsTo(products: readonly Named[], slug: string, locale: Locale): string | undefined {
  const found =
    products.find((one) => slugsOf(one).includes(slug)) ??
    products.find(({ formerSlugs }) => formerSlugs.includes(slug));
  return found && slugIn(found, locale);
}

test('however often products are renamed, an address belongs to one of them and is one redirect away at most', () => {
  const random = randomBelow(117);
  const pick = () => NAMES[random(NAMES.length)] ?? '';
  let products: Named[] = [
    { slug: 'first', slugAr: '', formerSlugs: [] },
    { slug: 'second', slugAr: '', formerSlugs: [] },
  ];
  for (let turn = 0; turn < 2_000; turn += 1) {
    const index = turn % 2;
    const [before, other] = [products[index], products[1 - index]];
    if (!before || !other) throw new Error('There are two products.');
    const next = addressAfter(before, { slug: pick(), slugAr: pick() });
    if (slugsOf(next).some((slug) => slugsOf(other).includes(slug))) continue;
    const renamed = { ...next, formerSlugs: formerSlugsAfter(before, next) };
    products = index ? [other, renamed] : [renamed, other];
    const all = products.flatMap(slugsOf);
    expect(new Set(all).size).toBe(all.length);
    for (const slug of NAMES.filter(Boolean))
      for (const locale of LOCALES) {
        const present = leadsTo(products, slug, locale);
        if (present !== undefined) expect(leadsTo(products, present, locale)).toBe(present);
      }
    expect(leadsTo(products, before.slug, 'ar')).toBeDefined();
  }
});
