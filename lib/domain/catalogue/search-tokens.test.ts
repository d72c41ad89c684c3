import { normalizeForSearch, searchTokens } from './search-tokens';

test.each([
  ['إِلَهَام', 'الهام'],
  ['أمل', 'امل'],
  ['آفاق', 'افاق'],
  ['هدى', 'هدي'],
  ['لوحة', 'لوحه'],
  ['جميـــل', 'جميل'],
  ['Café ÜBER', 'cafe uber'],
  ['ﻻ', 'لا'],
  ['٦ أكتوبر', '6 اكتوبر'],
  ['تقويم ۲۰۲۷', 'تقويم ٢٠٢٧'],
])('%s is found by %s', (written, typed) => {
  expect(normalizeForSearch(written)).toBe(normalizeForSearch(typed));
});

test('tokens are the distinct words of both languages, without punctuation and single letters', () => {
  expect(searchTokens('Dream a Big dream!', 'حلم «كبير»')).toEqual(['dream', 'big', 'حلم', 'كبير']);
  expect(searchTokens('', '  ')).toEqual([]);
});
