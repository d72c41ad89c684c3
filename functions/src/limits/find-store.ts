import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { ConsumeRateLimit, Who } from './consume-rate-limit';

/** An instance asks again after this whether a store that it found is still there. */
const REMEMBERED_MS = 10 * 60 * 1000;

/** Fails with `store-not-found`, so that nothing is counted or written for a store that nobody made; `too-many-requests`. */
export type FindStore = (store: StoreId, who: Who) => Promise<Result<null>>;

interface FindStoreDeps {
  readonly db: Firestore;
  readonly now: () => number;
  readonly consumeRateLimit: ConsumeRateLimit;
}

/** Remembers what was found alone: what callers invent must neither fill the memory nor be asked for without end. */
export function createFindStore({ db, now, consumeRateLimit }: FindStoreDeps): FindStore {
  const foundUntil = new Map<StoreId, number>();

  return async (store, who) => {
    if ((foundUntil.get(store) ?? 0) > now()) return ok(null);
    const { retryAfter } = await consumeRateLimit('findStore', who);
    if (retryAfter) return fail({ code: 'too-many-requests', params: { retryAfter } });
    const { exists } = await db.doc(collections.storeSetting(store)).get();
    if (exists) foundUntil.set(store, now() + REMEMBERED_MS);
    else foundUntil.delete(store);
    return exists ? ok(null) : fail({ code: 'store-not-found' });
  };
}
