import { getStorage } from 'firebase-admin/storage';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { env } from '@/lib/env';
import { serverEnv } from '@/lib/server/env';
import { adminFirestore } from '@/lib/server/firebase';
import { pageStore } from '@/lib/server/site-store';
import {
  PageCache,
  type CacheControl,
  type CachedPage,
  type PageSource,
  type SharedTier,
} from './page-cache';
import { MOST_CHANGES } from './page-changes';
import { pageOfKey } from './page-path';
import { storageTier } from './storage-tier';
import { storeListeners } from './store-listeners';

/** Of the error pages, which are the same for all stores. */
const UNCHANGING: PageSource = {
  changes: { isCurrent: async () => true, invalidatedAt: () => 0, seen: 0 },
  path: null,
  shared: null,
};

const changesOf = storeListeners((store) =>
  adminFirestore().collection(collections.pageChanges(store)).orderBy('at', 'desc').limit(MOST_CHANGES),
);

let cache: PageCache | undefined;

/** One per server; Next constructs a handler for every request, even where no page is rendered, as for the proxy. */
const pageCache = (): PageCache =>
  (cache ??= new PageCache({ sourceOf, maxBytes: serverEnv.pageCacheBytes }));

/** Pages of hosts without a store are not cached, so that invented ones take no room. */
async function sourceOf(key: string): Promise<PageSource | null> {
  const page = pageOfKey(key);
  if (!page) return UNCHANGING;
  const store = await pageStore({ site: page.site }).catch(() => null);
  return store && { changes: changesOf(store), path: page.path, shared: sharedTier(store) };
}

function sharedTier(store: StoreId): SharedTier | null {
  if (!serverEnv.sharesPages) return null;
  const bucket = getStorage().bucket(env.firebase.storageBucket);
  return storageTier(bucket, `pages/${store}/${serverEnv.buildId}`);
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
