import { LOCALES } from '@/lib/domain/locale';

/**
 * A page's key as Next documents it, in which the path "remains readable":
 * `/route-cache/PAGES/<sha-256>/$/en/s/demo.example/products/calm-sea`.
 */
const KEY = new RegExp(`^/route-cache/PAGES/[0-9a-f]{64}/\\$/(?:${LOCALES.join('|')})/s/([^/]+)(/.*)?$`);

interface SitePage {
  readonly site: string;
  /** Without locale. */
  readonly path: string;
}

/** The page that Next caches under this key, or null for a key of another form, such as of the error pages. */
export function pageOfKey(key: string): SitePage | null {
  const [, site, path = '/'] = KEY.exec(key) ?? [];
  return site ? { site, path } : null;
}
