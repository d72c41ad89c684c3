import { LOCALES } from '@/lib/domain/locale';

/**
 * A page's key as Next documents it, in which the path "remains readable":
 * `/route-cache/PAGES/<sha-256>/$/en/products/calm-sea`.
 */
const KEY = new RegExp(`^/route-cache/PAGES/[0-9a-f]{64}/\\$/(?:${LOCALES.join('|')})(/.*)?$`);

/** The path without locale of the page that Next caches under this key, or null for a key of another form. */
export function pathOfKey(key: string): string | null {
  const match = KEY.exec(key);
  return match && (match[1] ?? '/');
}
