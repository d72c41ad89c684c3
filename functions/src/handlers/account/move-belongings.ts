import { parseUserProfile } from '@/lib/domain/account/user-profile';
import { collections } from '@/lib/domain/collections';
import { changeInBatches } from '@/functions/src/adapters/database/change-in-batches';
import type { Deps } from '@/functions/src/deps';
import { movedPayment, moveCredits } from './move-credits';
import { customersOf, designsOf, keptCartsOf, ordersOf, reviewsOf } from './own-documents';

const KEPT_BELOW = ['wishlist', 'carts'] as const;

/**
 * Moves a shopper's credit, orders, designs, reviews, wishes, carts and addresses to another account of the same mailbox, in
 * batches. Browsers and photo stay behind. A retry moves what is left.
 */
export async function moveBelongings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  from: string,
  to: string,
): Promise<void> {
  // First, so that the credit that the moved orders name is there.
  await moveCredits({ db, now }, from, to);
  await changeInBatches(ordersOf(db, from), (batch, order) =>
    batch.update(order.ref, { uid: to, ...movedPayment(order, to) }),
  );
  for (const owned of [designsOf, customersOf, reviewsOf, keptCartsOf].map((of) => of(db, from)))
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
