import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { pageOfData } from '@/lib/domain/routes/kept-offline';
import { answerWithin } from '@/lib/settle-within';
import { kept, knownCacheOf, newestCache } from './build-caches';
import { keepPage, localeOf } from './cache-pages';
import { offlinePage } from './offline-page';

/** Timeout of the network, after which a cached page is shown. */
const NETWORK_MS = 6_000;

/** Returns the network's page; if the network fails or hangs, the cached one; without one, the offline page. */
export async function answerPage({ request, url, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const fresh = fetch(request);
  event.waitUntil(fresh.then((response) => keepPage(url.pathname, response.clone())).catch(() => undefined));
  try {
    return await answerWithin(NETWORK_MS, fresh);
  } catch {
    // Cached without its query, which the page reads itself.
    const seen = await kept(url.pathname);
    return (
      seen ??
      (await fresh.catch(() => null)) ??
      offlinePage(url.pathname + url.search, localeOf(url.pathname))
    );
  }
}

/** Returns the props of a page, and caches them with its build. */
export async function answerData({ request, url, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const cache = await knownCacheOf(pageOfData(url.pathname)?.build ?? '');
  try {
    const fresh = await fetch(request);
    if (cache && fresh.status === 200) event.waitUntil(put(cache, url.pathname, fresh.clone()));
    return fresh;
  } catch (error) {
    const seen = await cache?.match(url.pathname);
    if (seen) return seen;
    throw error;
  }
}

/** A file of the build: its name changes with its content, so the cached one is the same. */
export async function answerFile({ request, url, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const seen = await kept(url.pathname);
  if (seen) return seen;
  const fresh = await fetch(request);
  const isHashed = fresh.headers.get('cache-control')?.includes('immutable');
  const cache = fresh.status === 200 && isHashed ? await newestCache() : null;
  if (cache) event.waitUntil(put(cache, url.pathname, fresh.clone()));
  return fresh;
}

/** On a full disk nothing more is cached, and the shop still works. */
const put = (cache: Cache, key: string, response: Response): Promise<void> =>
  cache.put(key, response).catch(() => undefined);
