import type { Numerals } from '@/lib/domain/formats';
import { ENGLISH, textsOf } from '@/tests/fixtures/screens/texts';

const english = textsOf({
  common: { hello: 'Hello {{name}}', example: 'such as 24.50' },
});

/** A text by its key, which no namespace of the shop has. */
const read = (texts: typeof english, key: string, params = {}) => texts.t(key as 'shell.logo', params);

const inArabic = (numerals: Numerals, common: Record<string, string>) =>
  textsOf({ common }, { locale: 'ar', numerals });

test.each([
  [0, 'لا ألواح'],
  [1, 'لوح واحد'],
  [2, 'لوحان'],
  [3, '٣ ألواح'],
  [11, '١١ لوحًا'],
  [100, '١٠٠ لوح'],
  [1200, '١٬٢٠٠ لوح'],
])('%d boards in Arabic are "%s"', (count, shown) => {
  const texts = inArabic('arab', {
    boards_zero: 'لا ألواح',
    boards_one: 'لوح واحد',
    boards_two: 'لوحان',
    boards_few: '{{count}} ألواح',
    boards_many: '{{count}} لوحًا',
    boards_other: '{{count}} لوح',
  });
  expect(read(texts, 'boards', { count })).toBe(shown);
});

test('numbers are in the digits that the store chose, other values apart from the text around them', () => {
  const sold = (numerals: Numerals) =>
    read(inArabic(numerals, { sold_many: 'بيعت {{count}} من {{title}}' }), 'sold', {
      count: 11,
      title: 'Desert 12 (A4)',
    });
  expect(sold('latn')).toBe('بيعت 11 من \u2068Desert 12 (A4)\u2069');
  expect(sold('arab')).toBe('بيعت ١١ من \u2068Desert 12 (A4)\u2069');
});

test.each([
  ['4 نجوم فأكثر', '٤ نجوم فأكثر'],
  ['مثل 2 أو -1.50.', 'مثل ٢ أو -١٫٥٠.'],
  ['بترميز UTF-8 بقياس A4، مثل 210x297', 'بترميز UTF-8 بقياس A4، مثل 210x297'],
  ['مثل \u2066+971 50 123 4567\u2069', 'مثل \u2066+971 50 123 4567\u2069'],
])('the numbers of the text itself are in those digits too, in "%s"', (text, shown) => {
  expect(read(inArabic('arab', { text }), 'text')).toBe(shown);
  expect(read(inArabic('latn', { text }), 'text')).toBe(text);
});

test('an Arabic name stands apart in an English text, whose numbers stay Latin', () => {
  expect(read(english, 'hello', { name: 'نورة' })).toBe('Hello \u2068نورة\u2069');
  expect(read(english, 'hello', { name: 1200 })).toBe('Hello 1,200');
  expect(read(english, 'example')).toBe('such as 24.50');
});

test.each(['<b> & "$1"', '{{name}}', '$t(example)', '{{- example}}'])(
  'a value "%s" is put in as it is',
  (name) => {
    expect(read(english, 'hello', { name })).toBe(`Hello ${name}`);
  },
);

test('a text that nobody wrote shows its key and is an error on the console', () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(read(english, 'no.such')).toBe('no.such');
  expect(told).toHaveBeenCalledWith('There is no text "no.such" in common.');
  told.mockRestore();
});

test('the digits of one page leave those of another as they are', () => {
  const texts = textsOf({ common: { hello: 'Hello {{name}}' } }, ENGLISH);
  inArabic('arab', { hello: '4' });
  expect(read(texts, 'hello', { name: 4 })).toBe('Hello 4');
});
