import type { GetServerSideProps } from 'next';
import { storeId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { findRedirect, type RedirectTable } from '@/lib/domain/redirects/find-redirect';
import { env } from '@/lib/env';
import { readCache } from '@/lib/server/read-cache';
import { readRedirects } from '@/lib/server/reads/redirects';

/** A new redirect works after this on every server; strangers who try addresses cost no more reads than that. */
const TTL_MS = 5_000;

const store = storeId(env.storeId);
const cached = readCache<RedirectTable>({ ttlMs: TTL_MS });

/** `getServerSideProps` of addresses that no page has: where the store's redirect leads, with the query, or the page for wrong addresses. */
export const redirectOrNotFound =
  (): GetServerSideProps =>
  async ({ resolvedUrl, locale }) => {
    const [path = '', query] = resolvedUrl.split('?');
    const found = findRedirect(await cached(store, () => readRedirects(store)), path, locale as Locale);
    if (!found) return { notFound: true };
    const destination = query && !/[?#]/.test(found) ? `${found}?${query}` : found;
    return { redirect: { destination, permanent: true } };
  };

/** The same as props of a page of the catalogue that found nothing at `path` (without locale); saving redirects invalidates the page. */
export async function redirectedOrMissing(path: string, locale: Locale) {
  const destination = findRedirect(await readRedirects(store), path, locale);
  return destination ? { redirect: { destination, permanent: true } } : ({ notFound: true } as const);
}
