import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance } from 'i18next';
import type { Numerals } from '@/lib/domain/formats';
import { LOCALES } from '@/lib/domain/locale';
import { translatorOf, type Dictionary, type Texts } from '@/lib/i18n/translator';

const FOLDER = path.join(process.cwd(), 'locales');
const COUNTS = [0, 1, 2, 3, 11, 100];
const namespaces = readdirSync(path.join(FOLDER, 'en')).map((file) => path.basename(file, '.json'));
const read = (locale: string, namespace: string) =>
  JSON.parse(readFileSync(path.join(FOLDER, locale, `${namespace}.json`), 'utf8')) as Texts;
const dictionaryOf = (locale: string): Dictionary =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, read(locale, namespace)]));

const keysOf = (texts: Texts, before = ''): string[] =>
  Object.entries(texts).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [before + name] : keysOf(inner, `${before}${name}.`),
  );
const bare = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** A value for every placeholder, of what a careless replacement would stumble on. */
const everyParam = Object.fromEntries(
  LOCALES.flatMap((locale) => JSON.stringify(dictionaryOf(locale)).match(/(?<={{)\w+(?=}})/g) ?? []).map(
    (name) => [name, `<${name} & "$1">`],
  ),
);

describe.each(LOCALES)('every text of %s', (locale) => {
  const dictionary = dictionaryOf(locale);
  const library = createInstance();

  beforeAll(async () => {
    await library.init({
      lng: locale,
      fallbackLng: false,
      resources: { [locale]: dictionary },
      // Its door for what a value must become before it is put in.
      interpolation: { escape: locale === 'ar' ? apart : String, useRawValueToEscape: true },
    });
  });

  test.each(namespaces)('is what i18next makes of %s', (namespace) => {
    // A text that has a form for each count has none without, and ours tells of it.
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const theirs = library.getFixedT(locale, namespace as 'common') as (
      key: string,
      values: Record<string, unknown>,
    ) => string;
    const ours = translatorOf({ locale, numerals: 'latn' }, dictionary, [namespace]);
    const { count: _, ...uncounted } = everyParam;
    for (const key of new Set(keysOf(dictionary[namespace] ?? {}).map(bare)))
      for (const values of [uncounted, ...COUNTS.map((count) => ({ ...uncounted, count }))])
        expect([key, ours(key, values)]).toEqual([key, theirs(key, values)]);
    told.mockRestore();
  });
});

const apart = (value: unknown) => (typeof value === 'number' ? String(value) : `\u2068${value}\u2069`);

const small: Dictionary = {
  one: { hello: 'Hello {{name}}', list: { a: 'A' } },
  two: { bye: 'Bye', hello: 'Hi', example: 'such as 24.50' },
};
const t = translatorOf({ locale: 'en', numerals: 'arab' }, small, ['one', 'two']);

test('a key is looked for in the namespaces in their order, or in the one it names', () => {
  expect([t('bye'), t('hello', { name: 'Nora' }), t('two:hello')]).toEqual(['Bye', 'Hello Nora', 'Hi']);
});

test('a text that nobody wrote shows its key and is told of, a value that nobody gave its placeholder', () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect([t('no.such'), t('two:none'), t('list')]).toEqual(['no.such', 'none', 'list']);
  expect(told).toHaveBeenCalledTimes(3);
  expect(t('hello')).toBe('Hello {{name}}');
  told.mockRestore();
});

const boards = { boards: { sold: 'بيعت {{count}} من {{title}}' } };
const inArabic = (numerals: Numerals) =>
  translatorOf({ locale: 'ar', numerals }, boards, ['boards'])('sold', { count: 1200, title: 'Desert (A4)' });

test('numbers are in the digits that the store chose, other values apart from the text around them', () => {
  expect(inArabic('latn')).toBe('بيعت 1,200 من \u2068Desert (A4)\u2069');
  expect(inArabic('arab')).toBe('بيعت ١٬٢٠٠ من \u2068Desert (A4)\u2069');
});

test.each([
  ['4 نجوم فأكثر', '٤ نجوم فأكثر'],
  ['مثل 2 أو -1.50.', 'مثل ٢ أو -١٫٥٠.'],
  ['بترميز UTF-8 بقياس A4، مثل 210x297', 'بترميز UTF-8 بقياس A4، مثل 210x297'],
  ['مثل \u2066+971 50 123 4567\u2069', 'مثل \u2066+971 50 123 4567\u2069'],
])('the numbers of the text itself are in those digits too, in "%s"', (text, shown) => {
  const written = translatorOf({ locale: 'ar', numerals: 'arab' }, { texts: { text } }, ['texts']);
  expect(written('text')).toBe(shown);
});

test('an Arabic name stands apart in an English text, whose numbers stay Latin', () => {
  expect(t('hello', { name: 'نورة' })).toBe('Hello \u2068نورة\u2069');
  expect(t('hello', { name: 1200 })).toBe('Hello 1,200');
  expect(t('example')).toBe('such as 24.50');
});
