import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';

/** Deletions of a batch. */
const AT_ONCE = 400;

/** Deletes the waits for a product that was removed for good. */
export async function removeWaits(db: Firestore, store: StoreId, productId: string): Promise<void> {
  const waits = db.collection(collections.stockWaits(store)).where('productId', '==', productId);
  for (;;) {
    const { docs } = await waits.limit(AT_ONCE).get();
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    batch.delete(db.doc(collections.waiting(store, productId)));
    await batch.commit();
    if (docs.length < AT_ONCE) return;
  }
}
