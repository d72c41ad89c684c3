import { isLocale, type Locale } from '@/lib/domain/locale';
import { isCurrencyCode, type CurrencyCode } from '@/lib/domain/money/money';
import { pathTo } from './path-to';

export interface Feed {
  readonly locale: Locale;
  readonly currency: CurrencyCode;
}

/** The path of the product feed in a language and currency. */
export const feedPath = ({ locale, currency }: Feed): string =>
  pathTo('/feeds/[file]', `products-${locale}-${currency}.xml`);

/** The path of the feed of posts in a language. */
export const postsFeedPath = (locale: Locale): string => pathTo('/feeds/[file]', `posts-${locale}.xml`);

/** The language of a feed of posts by its file name; null when it is none. */
export function parsePostsFeedFile(file: string): Locale | null {
  const [, locale] = /^posts-(\w+)\.xml$/.exec(file) ?? [];
  return isLocale(locale) ? locale : null;
}

/** Parses a feed's file name; null when invalid. */
export function parseFeedFile(file: string): Feed | null {
  const [, locale, currency] = /^products-(\w+)-(\w+)\.xml$/.exec(file) ?? [];
  return isLocale(locale) && isCurrencyCode(currency) ? { locale, currency } : null;
}
