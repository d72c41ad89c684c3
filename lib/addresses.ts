import { DEFAULT_LOCALE, LOCALES, localPath, type Locale } from '@/lib/domain/locale';
import { env } from '@/lib/env';

/** The absolute address of a path (of `lib/paths`) in a language; the first page goes without a slash at its end. */
export const siteAddress = (path: string, locale: Locale): string =>
  `${env.siteUrl}${localPath(path, locale)}`.replace(/\/$/, '');

/** The same page in every language, for search engines; `x-default` for people of any other. */
export const alternateAddresses = (path: string): { language: string; address: string }[] => [
  ...LOCALES.map((language) => ({ language, address: siteAddress(path, language) })),
  { language: 'x-default', address: siteAddress(path, DEFAULT_LOCALE) },
];
