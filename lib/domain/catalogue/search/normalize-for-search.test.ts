import { normalizeForSearch } from './normalize-for-search';
import { searchTokens } from './search-tokens';

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
  // Of a Persian or an Urdu keyboard.
  ['سكينة', 'سکینة'],
  ['سكينة', 'سکینۃ'],
  ['ليل', 'لیل'],
  ['ليل', 'لېل'],
  ['كوكب', 'کوکب'],
  ['هدية', 'ھدیہ'],
  ['مدرسة', 'مدرسۀ'],
  ['ٱلرحمٰن', 'الرحمن'],
  // Joiners and marks that nobody sees.
  ['خانه\u200cها', 'خانهها'],
  ['نور\u200d', 'نور'],
  ['\u200fنور\u200b', 'نور'],
  ['ﷲ', 'الله'],
  ['رَبِّ ۖ', 'رب '],
])('%s is found by %s', (written, typed) => {
  expect(normalizeForSearch(written)).toBe(normalizeForSearch(typed));
});

test('tokens are the distinct words of both languages, without punctuation and single letters', () => {
  expect(searchTokens('Dream a Big dream!', 'حلم «كبير»')).toEqual(['dream', 'big', 'حلم', 'كبير']);
  expect(searchTokens('', '  ')).toEqual([]);
});
