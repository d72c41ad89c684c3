import { DEFAULT_LOCALE, LOCALES, localPath, type Locale } from '@/lib/domain/locale';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { publicOrigin } from '@/lib/domain/store/store-site';
import { env } from '@/lib/env';

/** The origin of the store's addresses: its own domain once proved, else where this build is served. */
export const siteOrigin = ({ customDomain }: Pick<StoreSetting, 'customDomain'>): string =>
  publicOrigin({ customDomain, siteUrl: '' }, env.siteUrl);

/** The absolute address of a path (of `lib/paths`) in a language; the first page goes without a slash at its end. */
export const siteAddress = (origin: string, path: string, locale: Locale): string =>
  `${origin}${localPath(path, locale)}`.replace(/\/$/, '');

/** The same page in every language, for search engines; `x-default` for people of any other. */
export const alternateAddresses = (origin: string, path: string): { language: string; address: string }[] => [
  ...LOCALES.map((language) => ({ language, address: siteAddress(origin, path, language) })),
  { language: 'x-default', address: siteAddress(origin, path, DEFAULT_LOCALE) },
];
