import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RANGES } from './faces';

const LOCALES = path.join(process.cwd(), 'locales');

/** What the fonts have to show of a language's texts; marks of direction are not seen. */
const lettersOf = (locale: string) =>
  new Set(
    readdirSync(path.join(LOCALES, locale))
      .flatMap((file) =>
        Object.values(flat(JSON.parse(readFileSync(path.join(LOCALES, locale, file), 'utf8')))),
      )
      .join('')
      .replace(/\p{Cf}/gu, ''),
  );

const flat = (texts: object): string[] =>
  Object.values(texts).flatMap((value: string | object) => (typeof value === 'string' ? value : flat(value)));

test.each(['en', 'ar'])('the fonts hold every letter of the texts in %s', (locale) => {
  const held = Object.values(RANGES).flat();
  const missing = [...lettersOf(locale)].filter(
    (letter) =>
      !held.some(
        ([first, last]) => letter >= String.fromCodePoint(first) && letter <= String.fromCodePoint(last),
      ),
  );
  expect(missing).toEqual([]);
});
