import { freeSlug, isSlug, slugOf, slugOfTitle } from './slug';

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
