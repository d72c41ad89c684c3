/**
 * The folders of pages by host: `/s/[site]/cart` is the page `/cart` of a store, `/platform/open` the page `/open` of the
 * platform. next.config's rewrites choose the folder and fill in the host.
 */
const SITE_SEGMENT = /^\/(?:s\/[^/?#]+|platform(?=[/?#]|$))/;

/** The parameter that holds the site; it is in no address. */
export const SITE = 'site';

/** A path, with or without query, or a page's pattern as visitors know it: without the segment of the site. */
export function withoutSite(path: string): string {
  if (!SITE_SEGMENT.test(path)) return path;
  const rest = path.replace(SITE_SEGMENT, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** A page as the route table names it, by Next's pattern: the platform's own pages keep their folder. */
export const pageOf = (pathname: string): string => pathname.replace(/^\/s\/\[site\]/, '') || '/';

/** Whether a page is the platform's own, by Next's pattern. */
export const isPlatformPage = (pathname: string): boolean => /^\/platform(?:\/|$)/.test(pathname);

/** A page's query without the site. */
export function queryWithoutSite<Q extends Readonly<Record<string, unknown>>>(
  query: Q,
): Omit<Q, typeof SITE> {
  const { [SITE]: _, ...rest } = query;
  return rest;
}
