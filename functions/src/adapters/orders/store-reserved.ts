import { AggregateField } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';

/** TTL of an instance's read of a store; its own reservations are added at once. */
const KNOWN_MS = 30_000;

interface Known {
  readonly at: number;
  readonly stock: number;
  reserved: number;
}

/** The pieces reserved by new people and the pieces left in a store, at most half a minute old. */
export interface StoreReserved {
  of(store: StoreId): Promise<{ readonly stock: number; readonly reserved: number }>;
  /** After a transaction that reserved for somebody new. */
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
  const stores = new Map<StoreId, Known>();
  return {
    async of(store) {
      for (const [id, { at }] of stores) if (now() - at >= KNOWN_MS) stores.delete(id);
      const known = stores.get(store);
      if (known) return known;
      const at = now();
      const ofNewPeople = db.collection(collections.reservations(store)).where('isNew', '==', true);
      const [reserved, stock] = await Promise.all([
        ofNewPeople.aggregate({ sum: AggregateField.sum('pieces') }).get(),
        db
          .collection(collections.products(store))
          .aggregate({ sum: AggregateField.sum('stock') })
          .get(),
      ]);
      const read = { at, stock: stock.data().sum, reserved: reserved.data().sum };
      stores.set(store, read);
      return read;
    },
    add(store, pieces) {
      const known = stores.get(store);
      if (known) known.reserved += pieces;
    },
  };
}
