import fs from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/lib/domain/locale';

type Texts = { readonly [key: string]: string | Texts };
const cache = new Map<string, Texts>();

function namespaceTexts(locale: Locale, namespace: string): Texts {
  const file = path.resolve('locales', locale, `${namespace}.json`);
  const texts = cache.get(file) ?? (JSON.parse(fs.readFileSync(file, 'utf8')) as Texts);
  cache.set(file, texts);
  return texts;
}

/** The shop's own text for `namespace:a.b`, so that one test walks both languages. */
export function textsOf(locale: Locale) {
  return (key: string): string => {
    const [namespace = '', dotted = ''] = key.split(':');
    const found = dotted
      .split('.')
      .reduce<string | Texts | undefined>(
        (texts, part) => (typeof texts === 'object' ? texts[part] : undefined),
        namespaceTexts(locale, namespace),
      );
    if (typeof found !== 'string') throw new Error(`There is no text ${key} in ${locale}.`);
    return found;
  };
}
