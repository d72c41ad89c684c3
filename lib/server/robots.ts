import { LOCALES, localPath } from '@/lib/domain/locale';
import { paths } from '@/lib/paths';

/** What is personal or of no use to a search engine, in every language. */
const PRIVATE = [
  '/admin',
  paths.cart,
  paths.checkout,
  paths.orders,
  '/order-confirmed/',
  '/order-cancelled/',
  '/track/',
  '/invitation/',
  '/profile',
];

/** `robots.txt` (https://www.rfc-editor.org/rfc/rfc9309) of the store at `origin`. */
export function robotsText(origin: string): string {
  const closed = ['/api/', ...PRIVATE.flatMap((path) => LOCALES.map((locale) => localPath(path, locale)))];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${paths.sitemap.index}`,
    '',
  ].join('\n');
}
