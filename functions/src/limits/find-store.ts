import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { ConsumeRateLimit, Who } from './consume-rate-limit';

/** TTL of a found store in an instance. */
const TTL_MS = 10 * 60 * 1000;

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
  const foundUntil = new Map<StoreId, number>();

  return async (store, who) => {
    if ((foundUntil.get(store) ?? 0) > now()) return ok(null);
    const { retryAfter } = await consumeRateLimit('findStore', who);
    if (retryAfter) return fail({ code: 'too-many-requests', params: { retryAfter } });
    const { exists } = await db.doc(collections.storeSetting(store)).get();
    if (exists) foundUntil.set(store, now() + TTL_MS);
    else foundUntil.delete(store);
    return exists ? ok(null) : fail({ code: 'store-not-found' });
  };
}
