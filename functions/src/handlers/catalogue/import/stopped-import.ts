import { AggregateField, Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { count } from '@/lib/domain/parse/fields';
import { ok } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { invalidateEveryPage } from '@/functions/src/adapters/database/invalidate-pages';
import { takeProductPlaces } from '@/functions/src/adapters/quotas/product-places';
import type { Deps } from '@/functions/src/deps';
import { jobRef } from './stored-import';

/** Failures in a row, a minute apart, after which an import is stopped. */
const MOST_FAILURES = 10;
/** How long the owner is told that it stopped. */
const TOLD_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Notes that a confirmed import failed. After too many failures in a row it is stopped, so that the store can import again: it
 * gives back the places of what it did not write, and the owner sees how far it came.
 */
export async function noteFailure(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  store: StoreId,
  importId: string,
): Promise<void> {
  const job = jobRef(db, store, importId);
  const items = db.collection(collections.importItems(store, importId));
  await inTransaction(db, async (tx) => {
    const stored = await tx.get(job);
    if (stored.get('state') !== 'committing') return ok(null);
    const failures = (count(stored.get('failures')) ?? 0) + 1;
    if (failures < MOST_FAILURES) {
      tx.update(job, { failures });
      return ok(null);
    }
    const promised = (await tx.get(items.aggregate({ places: AggregateField.sum('places') }))).data().places;
    const places = await takeProductPlaces(tx, db, store, {
      adding: -promised,
      now: now(),
      isPromised: true,
    });
    if (!places.ok) return places;
    places.value();
    tx.update(job, { state: 'stopped', failures, expireAt: Timestamp.fromMillis(now() + TOLD_MS) });
    invalidateEveryPage(tx, db, store);
    return ok(null);
  });
}

/** Reads the store's stopped imports; the returned function ends the warning about them in the admin. */
export async function dismissStopped(tx: Transaction, job: DocumentReference): Promise<() => void> {
  const { docs } = await tx.get(job.parent.where('state', '==', 'stopped'));
  return () => {
    for (const { ref } of docs) tx.update(ref, { state: 'done' });
  };
}
