import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanOptionName } from '@/lib/domain/catalogue/variants/option-name';
import { NUMERALS } from '@/lib/domain/formats';
import { CURRENCY_DECIMALS, formatMoney, type CurrencyCode } from '@/lib/domain/money/money';
import { RANGES } from './faces';

const LOCALES = path.join(process.cwd(), 'locales');

const textsOf = (locale: string) =>
  readdirSync(path.join(LOCALES, locale)).flatMap((file) =>
    Object.values(flat(JSON.parse(readFileSync(path.join(LOCALES, locale, file), 'utf8')))),
  );

const flat = (texts: object): string[] =>
  Object.values(texts).flatMap((value: string | object) => (typeof value === 'string' ? value : flat(value)));

const prices = NUMERALS.flatMap((numerals) =>
  Object.keys(CURRENCY_DECIMALS).map((currency) =>
    formatMoney({ amount: -123_456_789, currency: currency as CurrencyCode }, { locale: 'ar', numerals }),
  ),
);

// The marks of direction among these are not seen, and cost as much as a letter that is in no font.
test.each([
  ['every text in English', textsOf('en')],
  ['every text in Arabic', textsOf('ar')],
  ['prices in Arabic', prices],
  ['measures in Arabic', [cleanOptionName('50 × 70 سم')]],
])('the fonts hold %s', (_, texts) => {
  const held = Object.values(RANGES).flat();
  const missing = [...new Set(texts.join(''))].filter(
    (letter) =>
      !held.some(
        ([first, last]) => letter >= String.fromCodePoint(first) && letter <= String.fromCodePoint(last),
      ),
  );
  expect(missing).toEqual([]);
});
