import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { dayFields } from '@/lib/domain/platform/day-counts';

/** Between two writes of one store by one instance. */
const WRITE_EVERY_MS = 10 * 60 * 1000;
/** Stores that an instance remembers; the one that was longest refused nothing is forgotten first. */
const MOST_STORES = 1000;

interface Tally {
  readonly waiting: number;
  readonly writtenAt: number;
}

/** Counts one refusal of a store. Never rejects. */
export type CountRefusal = (store: StoreId) => Promise<void>;

/**
 * Counts what rate limits refuse by store, for operators: the first refusal is written, and then one in ten minutes with all that
 * came since, in the refused call itself, as an instance has no time of its own between calls.
 */
export function createCountRefusal({
  db,
  now,
}: {
  readonly db: Firestore;
  readonly now: () => number;
}): CountRefusal {
  const tallies = new Map<StoreId, Tally>();

  return async (store) => {
    const at = now();
    const { waiting, writtenAt } = tallies.get(store) ?? { waiting: 0, writtenAt: -Infinity };
    const isDue = at - writtenAt >= WRITE_EVERY_MS;
    tallies.delete(store);
    tallies.set(store, isDue ? { waiting: 0, writtenAt: at } : { waiting: waiting + 1, writtenAt });
    const [oldest] = tallies.keys();
    if (tallies.size > MOST_STORES && oldest !== undefined) tallies.delete(oldest);
    if (!isDue) return;
    const fields = dayFields('refusals', at, FieldValue.increment(waiting + 1));
    // A figure is not worth a failed call, and a store that no schedule has counted yet has no place for it.
    await db
      .doc(collections.platformStore(store))
      .update(fields)
      .catch(() => undefined);
  };
}
