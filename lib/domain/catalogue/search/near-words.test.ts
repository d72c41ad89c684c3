import { isNear, nearTokens, nearWords, searchedWords, tokensNear } from './near-words';

/** As the list and the suggestions search: Firestore by tokens, then each typed word against the title's. */
function finds(typed: string, title: string): boolean {
  const tokens = new Set(nearTokens(title));
  const words = searchedWords(title);
  const asked = nearWords(typed);
  const [longest = ''] = [...asked].sort((one, other) => other.length - one.length);
  return (
    tokensNear(longest).some((token) => tokens.has(token)) &&
    asked.every((each) => words.some((word) => isNear(each, word)))
  );
}

test.each([
  ['قلب', 'قَلْب'],
  ['احمد', 'أحمد'],
  ['مكتبه', 'مكتبة'],
  ['caligraphy', 'Calligraphy'],
  ['أحمد', 'احمد'],
  ['مكتبة', 'مكتبه'],
  ['قَلْبٌ', 'قلب'],
  ['ايمان', 'إيمان'],
  ['إيمان', 'ايمان'],
  ['امال', 'آمال'],
  ['هدي', 'هدى'],
  ['هدى', 'هدي'],
  ['موسيقي', 'موسيقى'],
  ['لوحه', 'لوحة'],
  ['جميل', 'جمـــيل'],
  ['جمــيل', 'جميل'],
  ['مسؤول', 'مسوول'],
  ['هادئ', 'هادي'],
  ['الصبر', 'صبر'],
  ['صبر', 'الصبر مفتاح الفرج'],
  ['مفتاح الصبر', 'الصبر مفتاح الفرج'],
  ['الصبر مفت', 'الصبر مفتاح الفرج'],
  ['مفتح', 'مفتاح'],
  ['مفتاخ', 'مفتاح'],
  ['مفاتح', 'مفتاح'],
  ['قصيدهه', 'قصيدة'],
  ['زخرف', 'زخرفة'],
  ['المحيط', 'محيط'],
  ['مطبخ', 'لوحة للمطبخ'],
  ['المطبخ', 'لوحة للمطبخ'],
  ['للمطبخ', 'لوحة للمطبخ'],
  ['قمر', 'الشمس والقمر'],
  ['ورد', 'إطار بالورد'],
  ['بالو', 'بالونات'],
  ['والدي', 'هدية والدي'],
  ['ﻻمع', 'لامع'],
  ['calligrpahy', 'Calligraphy'],
  ['kalligraphy', 'Calligraphy'],
  ['calligraphhy', 'Calligraphy'],
  ['caligr', 'Calligraphy'],
  ['CALLI', 'Calligraphy'],
  ['ca', 'Calligraphy'],
  ['cafe', 'Café Terrace'],
  ['Café', 'Cafe Terrace'],
  ['uber', 'Über den Wolken'],
  ['naive', 'Naïve Flowers'],
  ['botancal', 'Botanical Lines'],
  ['olvie branch', 'Olive Branch'],
  ['branch oliv', 'Olive Branch'],
  ['ocatgons', 'Alhambra Octagons'],
  ['patince', 'Patience Is the Key'],
  ['workshop 12', 'Workshop No. 12'],
])('%s finds %s', (typed, title) => {
  expect(finds(typed, title)).toBe(true);
});

test.each([
  ['whale', 'Wheat Field'],
  ['حلم', 'علم'],
  ['sea', 'Tea Garden'],
  ['olive key', 'Olive Branch'],
  ['caligraf', 'Calligraphy'],
])('%s does not find %s', (typed, title) => {
  expect(finds(typed, title)).toBe(false);
});

test('the tokens of a long title and of a long word stay bounded', () => {
  const title = Array.from({ length: 80 }, (_, index) => `incomprehensible${index}`).join(' ');
  expect(nearTokens(title).length).toBeLessThanOrEqual(300);
  expect(tokensNear('x'.repeat(5) + 'abcdefghijklmnopqrstuvwxyz0123456789').length).toBeLessThanOrEqual(30);
});
