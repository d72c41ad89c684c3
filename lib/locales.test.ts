import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ERROR_STATUS } from '@/lib/domain/errors/app-error';
import { FIELD_ERRORS } from '@/lib/domain/forms/field-errors';
import { LOCALES, type Locale } from '@/lib/domain/locale';

const ROOT = path.resolve('locales');
const PLURAL = /_(zero|one|two|few|many|other)$/;

type Texts = ReadonlyMap<string, string>;

function textsOf(locale: Locale, namespace: string): Texts {
  const found = new Map<string, string>();
  const visit = (value: unknown, key: string) => {
    if (typeof value === 'string') found.set(key, value);
    else
      for (const [name, inner] of Object.entries(value as object))
        visit(inner, key ? `${key}.${name}` : name);
  };
  visit(JSON.parse(readFileSync(path.join(ROOT, locale, `${namespace}.json`), 'utf8')), '');
  return found;
}

const messagesOf = (texts: Texts) =>
  [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))].sort();
const placeholdersOf = (text: string) => [...text.matchAll(/{{\s*(\w+)/g)].map(([, name = '']) => name);

const namespaces = readdirSync(path.join(ROOT, 'en')).map((file) => path.parse(file).name);

test.each(namespaces)('%s says the same in every language', (namespace) => {
  const [en, ...others] = LOCALES.map((locale) => textsOf(locale, namespace));
  for (const other of others) expect(messagesOf(other)).toEqual(messagesOf(en ?? new Map()));
});

test.each(namespaces)('%s inserts the same values in every language', (namespace) => {
  // A plural form may say the number in words.
  const valuesOf = (texts: Texts, message: string) => {
    const forms = [...texts].filter(([key]) => key.replace(PLURAL, '') === message);
    const names = new Set(forms.flatMap(([, text]) => placeholdersOf(text)));
    return [...names].filter((name) => name !== 'count').sort();
  };
  const [en, ar] = [textsOf('en', namespace), textsOf('ar', namespace)];
  for (const message of messagesOf(en))
    expect([message, valuesOf(ar, message)]).toEqual([message, valuesOf(en, message)]);
});

test.each(namespaces)('%s has all six Arabic plural forms wherever it counts', (namespace) => {
  const forms = [...textsOf('ar', namespace).keys()].filter((key) => PLURAL.test(key));
  for (const message of new Set(forms.map((key) => key.replace(PLURAL, ''))))
    expect(forms.filter((key) => key.replace(PLURAL, '') === message)).toHaveLength(6);
});

test('every failure and every field error can be told', () => {
  const told = textsOf('en', 'errors');
  expect([...Object.keys(ERROR_STATUS), ...FIELD_ERRORS].filter((key) => !told.has(key))).toEqual([]);
});
