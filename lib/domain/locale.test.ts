import { foreignTo, isolateNumberPairs, localized, shownIn, textIn } from './locale';

test('a text says its language and direction where it is not the page’s', () => {
  const arabic = { en: '', ar: 'بحر' };
  expect(foreignTo('en', arabic)).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(foreignTo('ar', { en: 'Sea', ar: '' })).toEqual({ lang: 'en', dir: 'ltr' });
  expect([foreignTo('ar', arabic), foreignTo('en', { en: '', ar: '' })]).toEqual([{}, {}]);
});

test('a page brings no text that it never shows, and the one that stands in', () => {
  const both = { en: 'Sea', ar: 'بحر' };
  expect([shownIn(both, 'en'), shownIn(both, 'ar')]).toEqual([
    { en: 'Sea', ar: '' },
    { en: '', ar: 'بحر' },
  ]);
  expect(shownIn({ en: 'Sea', ar: '' }, 'ar')).toEqual({ en: 'Sea', ar: '' });
});

test.each([
  ['لوحة 30×50 سم', 'لوحة \u206630×50\u2069 سم'],
  ['لوحة 30 x 50.5 سم', 'لوحة \u206630 x 50.5\u2069 سم'],
  ['خلال 3-5 أيام', 'خلال \u20663-5\u2069 أيام'],
  ['المقاس 20×30×2', 'المقاس \u206620×30×2\u2069'],
  ['من 9:00–17:30', 'من \u20669:00–17:30\u2069'],
  ['لوحة 30x50cm', 'لوحة \u206630x50cm\u2069'],
  ['لوحة 30×50سم', 'لوحة \u206630×50\u2069سم'],
  // A code is one word, and its digits are no pair.
  ['فئة category-mx05r8u2-2', 'فئة category-mx05r8u2-2'],
  ['رمز AB12-34', 'رمز AB12-34'],
  // One number, pairs that were isolated before, and other scripts are in order already.
  ['لوحة 30 سم', 'لوحة 30 سم'],
  ['لوحة \u206630×50\u2069', 'لوحة \u206630×50\u2069'],
  ['Board 30×50', 'Board 30×50'],
  ['خلال ٣-٥ أيام', 'خلال ٣-٥ أيام'],
])('the numbers of %j stay in their order', (typed, shown) => {
  expect(isolateNumberPairs(typed)).toBe(shown);
  expect(isolateNumberPairs(shown)).toBe(shown);
});

test('what a person reads is isolated, what a file holds is as typed', () => {
  const text = { en: 'Board 30×50', ar: 'لوحة 30×50' };
  expect([localized(text, 'ar'), textIn(text, 'ar')]).toEqual(['لوحة \u206630×50\u2069', 'لوحة 30×50']);
});
