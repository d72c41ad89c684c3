import { FieldValue } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { groupCounts, type GroupMove } from '@/lib/domain/catalogue/groups/group-counts';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';

/**
 * Reads the groups whose `productCount` the moves change; the returned function writes the new counts. Called
 * before the first write of the transaction. A deleted group is not created again by counting.
 */
export async function countGroups(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  moves: readonly GroupMove[],
): Promise<() => void> {
  const { categories, brands } = groupCounts(moves);
  const counted = [
    ...[...categories].map(([id, by]) => ({ ref: db.doc(`${collections.categories(store)}/${id}`), by })),
    ...[...brands].map(([id, by]) => ({ ref: db.doc(`${collections.brands(store)}/${id}`), by })),
  ];
  const found = counted.length ? await tx.getAll(...counted.map(({ ref }) => ref)) : [];
  return () =>
    counted.forEach(({ ref, by }, index) => {
      if (found[index]?.exists) tx.update(ref, { productCount: FieldValue.increment(by) });
    });
}
