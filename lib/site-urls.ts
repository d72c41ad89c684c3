import { DEFAULT_LOCALE, LOCALES, localPath, type Locale } from '@/lib/domain/locale';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { publicOrigin } from '@/lib/domain/store/store-site';
import { env } from '@/lib/env';

/** The origin of the store's addresses: its own domain once verified, else its address on the platform or this build's own. */
export const siteOrigin = ({
  customDomain,
  siteUrl,
}: Pick<StoreSetting, 'customDomain' | 'siteUrl'>): string =>
  publicOrigin({ customDomain, siteUrl: env.platformHost ? siteUrl : '' }, env.siteUrl);

/** The absolute address of a path (of `lib/paths`) in a language; the home page has no slash at its end. */
export const siteAddress = (origin: string, path: string, locale: Locale): string =>
  `${origin}${localPath(path, locale)}`.replace(/\/$/, '');

/** The path of a page: one, or one for each language. */
export type PathsOf = string | Readonly<Record<Locale, string>>;

/** The paths of a page whose slug may differ by language. */
export const pathsBy = (pathOf: (locale: Locale) => string): Record<Locale, string> => ({
  en: pathOf('en'),
  ar: pathOf('ar'),
});

export const pathIn = (path: PathsOf, locale: Locale): string =>
  typeof path === 'string' ? path : path[locale];

/** The same page in every language, for search engines; `x-default` for people of any other. */
export const alternateAddresses = (
  origin: string,
  path: PathsOf,
): { language: string; address: string }[] => {
  const addressIn = (locale: Locale) => siteAddress(origin, pathIn(path, locale), locale);
  return [
    ...LOCALES.map((language) => ({ language, address: addressIn(language) })),
    { language: 'x-default', address: addressIn(DEFAULT_LOCALE) },
  ];
};
