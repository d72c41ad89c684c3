import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { withoutSite } from '@/lib/domain/routes/site-segment';
import { findRedirect, type RedirectTable } from '@/lib/domain/redirects/find-redirect';
import { keyOfFile } from '@/lib/domain/seo/index-now';
import { readCache } from '@/lib/server/read-cache';
import { readIndexNowKey } from '@/lib/server/reads/index-now-key';
import { readRedirects } from '@/lib/server/reads/redirects';
import { forStore } from '@/lib/server/pages/for-store';

/** TTL: after it a new redirect works on every server, and strangers who try addresses cause no more reads than this. */
const TTL_MS = 5_000;

const cached = readCache<RedirectTable>({ ttlMs: TTL_MS });

const cachedKey = readCache<string | null>({ ttlMs: TTL_MS });

/** `getServerSideProps` of unknown addresses: the store's key for IndexNow, its redirect, with the query, or the 404 page. */
export const redirectOrNotFound = () =>
  forStore(async (store, { resolvedUrl, locale, res }) => {
    const [inner = '', query] = resolvedUrl.split('?');
    const path = withoutSite(inner);
    const key = keyOfFile(path);
    if (key !== null && key === (await cachedKey(store, () => readIndexNowKey(store)))) {
      res.setHeader('Content-Type', 'text/plain; charset=utf-8');
      res.end(key);
      return { props: {} };
    }
    const found = findRedirect(await cached(store, () => readRedirects(store)), path, locale as Locale);
    if (!found) return { notFound: true };
    const destination = query && !/[?#]/.test(found) ? `${found}?${query}` : found;
    return { redirect: { destination, permanent: true } };
  });

/**
 * The same as static props of a catalogue page that found nothing at `path` (without locale); saving redirects invalidates the
 * page.
 */
export async function redirectedOrMissing(store: StoreId, path: string, locale: Locale) {
  const destination = findRedirect(await readRedirects(store), path, locale);
  return destination ? { redirect: { destination, permanent: true } } : ({ notFound: true } as const);
}
