import type { Firestore } from 'firebase-admin/firestore';
import { parseUserProfile } from '@/lib/domain/account/user-profile';
import { collections } from '@/lib/domain/collections';
import { changeInBatches } from '@/functions/src/adapters/database/change-in-batches';
import { customersOf, designsOf, keptCartsOf, ordersOf, reviewsOf } from './own-documents';

const KEPT_BELOW = ['wishlist', 'carts'] as const;

/**
 * Moves a shopper's orders, designs, reviews, wishes, carts and addresses to another account of the same mailbox, in
 * batches. Browsers and photo stay behind. A retry moves what is left.
 */
export async function moveBelongings(db: Firestore, from: string, to: string): Promise<void> {
  for (const owned of [ordersOf, designsOf, customersOf, reviewsOf, keptCartsOf].map((of) => of(db, from)))
    await changeInBatches(owned, (batch, { ref }) => batch.update(ref, { uid: to }));
  for (const name of KEPT_BELOW)
    await changeInBatches(db.collection(`${collections.user(from)}/${name}`), (batch, doc) => {
      batch.set(db.doc(`${collections.user(to)}/${name}/${doc.id}`), doc.data());
      batch.delete(doc.ref);
    });
  const { name, phone, addresses } = parseUserProfile(
    from,
    (await db.doc(collections.user(from)).get()).data(),
  );
  await db.doc(collections.user(to)).set({ uid: to, name, phone, addresses }, { merge: true });
}
