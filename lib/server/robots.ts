import { LOCALES, localPath } from '@/lib/domain/locale';
import { pagesWhere } from '@/lib/domain/routes/pages-where';
import { sitemapPaths } from '@/lib/domain/routes/sitemap-paths';

const ADMIN = '/admin';

/**
 * Paths that are personal or useless to a search engine. A path also closes all paths that begin with it, so an order's page
 * needs no line.
 */
function closedPaths(): string[] {
  const pages = pagesWhere(({ search }) => search === 'disallowed');
  const all = [ADMIN, ...pages.map((page) => page.replace(/\[.*/, ''))];
  return all.filter((path) => !all.some((other) => other !== path && path.startsWith(other)));
}

/** `robots.txt` (https://www.rfc-editor.org/rfc/rfc9309) of the store at `origin`. */
export function robotsText(origin: string): string {
  const closed = closedPaths().flatMap((path) => LOCALES.map((locale) => localPath(path, locale)));
  return [
    'User-agent: *',
    ...['/api/', ...closed].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${sitemapPaths.index}`,
    '',
  ].join('\n');
}
