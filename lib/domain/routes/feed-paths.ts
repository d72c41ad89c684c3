import { isLocale, type Locale } from '@/lib/domain/locale';
import { isCurrencyCode, type CurrencyCode } from '@/lib/domain/money/money';
import { pathTo } from './path-to';

export interface Feed {
  readonly locale: Locale;
  readonly currency: CurrencyCode;
}

/** Path of the product feed in a language and a currency. */
export const feedPath = ({ locale, currency }: Feed): string =>
  pathTo('/feeds/[file]', `products-${locale}-${currency}.xml`);

/** The feed that a file's name asks for, or null. */
export function parseFeedFile(file: string): Feed | null {
  const [, locale, currency] = /^products-(\w+)-(\w+)\.xml$/.exec(file) ?? [];
  return isLocale(locale) && isCurrencyCode(currency) ? { locale, currency } : null;
}
