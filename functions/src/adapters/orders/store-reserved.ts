import { AggregateField } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { ttlCache } from '@/functions/src/adapters/ttl-cache';

/** TTL of an instance's read of a store; its own reservations are added at once. */
const TTL_MS = 30_000;
const MOST_STORES = 1000;

interface Known {
  readonly stock: number;
  reserved: number;
}

/** The pieces reserved by new people and the pieces left in a store, at most half a minute old. */
export interface StoreReserved {
  of(store: StoreId): Promise<{ readonly stock: number; readonly reserved: number }>;
  /** Call it after a transaction that reserved for a new person. */
  add(store: StoreId, pieces: number): void;
}

interface StoreReservedDeps {
  readonly db: Firestore;
  readonly now: () => number;
}

/**
 * Sums reservations and products instead of counting, so that orders of a busy store do not all write one
 * document. Instances may together exceed the share by what they reserve within half a minute; the caps of a
 * person or an address stay exact.
 */
export function createStoreReserved({ db, now }: StoreReservedDeps): StoreReserved {
  const stores = ttlCache<StoreId, Known>({ now, ttlMs: TTL_MS, most: MOST_STORES });
  return {
    async of(store) {
      const known = stores.get(store);
      if (known) return known;
      const start = now();
      const ofNewPeople = db.collection(collections.reservations(store)).where('isNew', '==', true);
      const [reserved, stock] = await Promise.all([
        ofNewPeople.aggregate({ sum: AggregateField.sum('pieces') }).get(),
        db
          .collection(collections.products(store))
          .aggregate({ sum: AggregateField.sum('stock') })
          .get(),
      ]);
      const read = { stock: stock.data().sum, reserved: reserved.data().sum };
      stores.set(store, read, { start });
      return read;
    },
    add(store, pieces) {
      const known = stores.get(store);
      if (known) known.reserved += pieces;
    },
  };
}
