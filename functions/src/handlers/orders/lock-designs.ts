import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import type { SoldDesign } from '@/lib/domain/studio/design/sold-design';

/** Makes the designs of a new order permanent: no sweep deletes a draft that an order holds. */
export function lockDesigns(
  tx: Transaction,
  db: Firestore,
  { id: orderId, storeId: store, lines }: Order,
  designs: ReadonlyMap<string, SoldDesign>,
): void {
  const ids = new Set(lines.flatMap(({ design }) => design?.id ?? []));
  for (const id of ids)
    if (designs.get(id)?.isDraft)
      tx.update(db.doc(collections.design(store, id)), { lockedBy: orderId, expireAt: null });
}
