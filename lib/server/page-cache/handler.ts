import { getStorage } from 'firebase-admin/storage';
import { collections } from '@/lib/domain/collections';
import { env } from '@/lib/env';
import { serverEnv } from '@/lib/server/env';
import { adminFirestore } from '@/lib/server/firebase';
import { siteStore } from '@/lib/server/site-store';
import { PageCache, type CacheControl, type CachedPage } from './page-cache';
import { MOST_CHANGES, PageChanges } from './page-changes';
import { storageTier } from './storage-tier';

let cache: PageCache | undefined;

/** One per server; Next constructs a handler for every request, even where no page is rendered, as for the proxy. */
const pageCache = (): PageCache => (cache ??= createPageCache());

function createPageCache(): PageCache {
  const store = siteStore();
  const firestore = adminFirestore();
  const changes = firestore
    .collection(collections.pageChanges(store))
    .orderBy('at', 'desc')
    .limit(MOST_CHANGES);
  const folder = `pages/${store}/${serverEnv.buildId}`;
  const bucket = () => getStorage().bucket(env.firebase.storageBucket);
  return new PageCache({
    changes: new PageChanges(changes),
    maxBytes: serverEnv.pageCacheBytes,
    shared: serverEnv.sharesPages ? storageTier(bucket(), folder) : null,
  });
}

/**
 * Implements Next's documented `cacheHandler` (next.config.js) for pages. Next caches pictures itself, and
 * nothing here uses fetches or tags.
 */
export default class CacheHandler {
  async get(key: string, { kind }: { readonly kind: string }): Promise<CachedPage | null> {
    return kind === 'PAGES' && !serverEnv.isBuilding ? pageCache().get(key) : null;
  }

  async set(
    key: string,
    value: object | null,
    { cacheControl }: { readonly cacheControl?: CacheControl },
  ): Promise<void> {
    if (!serverEnv.isBuilding) await pageCache().set(key, value, cacheControl);
  }

  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}
