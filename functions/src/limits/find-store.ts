import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { ttlCache } from '@/functions/src/adapters/ttl-cache';
import type { ConsumeRateLimit, Who } from './consume-rate-limit';

/** TTL of a found store in an instance. */
const TTL_MS = 10 * 60 * 1000;
const MOST_STORES = 1000;

/**
 * Checks that a store exists, so that nothing is counted or written for an invented one. Fails with
 * `store-not-found`, `too-many-requests`.
 */
export type FindStore = (store: StoreId, who: Who) => Promise<Result<null>>;

interface FindStoreDeps {
  readonly db: Firestore;
  readonly now: () => number;
  readonly consumeRateLimit: ConsumeRateLimit;
}

/** Caches only existing stores: invented ids must neither fill the memory nor be looked up without limit. */
export function createFindStore({ db, now, consumeRateLimit }: FindStoreDeps): FindStore {
  const found = ttlCache<StoreId, true>({ now, ttlMs: TTL_MS, most: MOST_STORES });

  return async (store, who) => {
    if (found.has(store)) return ok(null);
    const { retryAfter } = await consumeRateLimit('findStore', who);
    if (retryAfter) return fail({ code: 'too-many-requests', params: { retryAfter } });
    const { exists } = await db.doc(collections.storeSetting(store)).get();
    if (exists) found.set(store, true);
    return exists ? ok(null) : fail({ code: 'store-not-found' });
  };
}
