import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { isOwnPicture, storagePaths } from '@/lib/domain/pictures/storage-paths';
import { askQuota, leftOf, levelOf, quotaOf } from '@/lib/domain/quotas/quotas';
import { parseStoreUsage } from '@/lib/domain/quotas/store-usage';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import type { Deps } from '@/functions/src/deps';
import { limitFields, quotaReached } from './limit-states';
import { readQuotas } from './read-quotas';

type StorageDeps = Pick<Deps, 'db' | 'now' | 'pictures'>;

/** The bytes of the pictures that the store's people uploaded; a list request for each thousand files. */
export const bytesOfStore = ({ pictures }: Pick<Deps, 'pictures'>, store: StoreId): Promise<number> =>
  pictures.bytesBelow(storagePaths.store(store), (path) => isOwnPicture(store, path));

/** How many more bytes of pictures the plan holds; Infinity without a quota. */
export async function leftStorage(deps: StorageDeps, store: StoreId): Promise<number> {
  const { db } = deps;
  const [stored, quotas] = await Promise.all([
    db.doc(collections.storeUsage(store)).get(),
    db.runTransaction((tx) => readQuotas(tx, db, store), { readOnly: true }),
  ]);
  const quota = quotaOf(quotas, 'storage');
  if (quota === null) return Infinity;
  return leftOf({ used: parseStoreUsage(stored.data()).storage ?? (await bytesOfStore(deps, store)), quota });
}

/**
 * Takes room for a picture before it is stored, or gives it back (`bytes` below 0), so that concurrent uploads share what is
 * left. A process that ends between the two leaves the counter too high, which `doctor` mends. A store without a quota counts
 * nothing until it has one; then what lies in the bucket is counted first. Fails with `quota-reached`, `try-again`.
 */
export async function takeStorage(deps: StorageDeps, store: StoreId, bytes: number): Promise<Result<null>> {
  const { db, now } = deps;
  const ref = db.doc(collections.storeUsage(store));
  const { storage } = parseStoreUsage((await ref.get()).data());
  if (storage !== null) return take(storage);
  const quotas = await db.runTransaction((tx) => readQuotas(tx, db, store), { readOnly: true });
  return quotas.storage === undefined ? ok(null) : take(await bytesOfStore(deps, store));

  /** `counted` is for a counter that is still missing. */
  function take(counted: number): Promise<Result<null>> {
    return inTransaction(db, async (tx) => {
      const [stored, quotas] = await Promise.all([tx.get(ref), readQuotas(tx, db, store)]);
      const known = parseStoreUsage(stored.data());
      const usage = { used: known.storage ?? counted, quota: quotaOf(quotas, 'storage') };
      if (!askQuota('storage', usage, bytes).isAllowed) return fail(quotaReached('storage', usage));
      const used = Math.max(0, usage.used + bytes);
      const level = levelOf({ ...usage, used });
      const isNews = level !== (known.limits.storage?.level ?? 'free');
      const state = isNews ? limitFields('storage', { level, used, quota: usage.quota }, now()) : {};
      tx.set(ref, { storeId: store, storage: used, ...state }, { merge: true });
      return ok(null);
    });
  }
}
