import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import type { Locale } from '@/lib/domain/locale';
import { fieldsOf } from '@/lib/domain/parse/fields';

type Texts = Readonly<Record<string, unknown>>;

/** What `appWithTranslation` reads (lib/i18n). */
export interface PageTexts {
  readonly _nextI18Next: {
    readonly initialLocale: Locale;
    readonly initialI18nStore: Readonly<Record<string, Readonly<Record<string, Texts>>>>;
  };
}

/**
 * The texts that a page carries to the browser. Each of `wanted` is a namespace (`catalogue`) or a part of one
 * (`catalogue.card`, `catalogue.list.title`), for pages that everybody opens and that show little of a large namespace.
 */
export async function pageTexts(locale: Locale, wanted: readonly string[]): Promise<PageTexts> {
  const namespaces = [...new Set(wanted.map((one) => one.replace(/\..*/, '')))];
  const { _nextI18Next: read } = await serverSideTranslations(locale, namespaces);
  const all = read?.initialI18nStore[locale] ?? {};
  const texts = namespaces.map((namespace) => [namespace, partsOf(namespace, all[namespace] ?? {}, wanted)]);
  return {
    _nextI18Next: { initialLocale: locale, initialI18nStore: { [locale]: Object.fromEntries(texts) } },
  };
}

function partsOf(path: string, texts: Texts, wanted: readonly string[]): Texts {
  if (wanted.includes(path)) return texts;
  const parts = Object.entries(texts).flatMap(([key, part]): [string, unknown][] => {
    const own = `${path}.${key}`;
    if (wanted.includes(own)) return [[key, part]];
    const isAbove = wanted.some((one) => one.startsWith(`${own}.`));
    return isAbove ? [[key, partsOf(own, fieldsOf(part), wanted)]] : [];
  });
  return Object.fromEntries(parts);
}
