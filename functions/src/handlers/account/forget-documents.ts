import { FieldValue } from 'firebase-admin/firestore';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { filledText, listOf, text } from '@/lib/domain/parse/fields';
import { ok, type Result } from '@/lib/domain/result';
import { changeInBatches, readAll } from '@/functions/src/adapters/database/change-in-batches';
import { customerKey } from '@/functions/src/adapters/tokens/digest';
import { mailboxKey } from '@/functions/src/adapters/tokens/stop-token';
import type { Deps } from '@/functions/src/deps';
import { removeWaitsOf } from '@/functions/src/handlers/reminders/remove-waits';
import { storeOf } from '@/functions/src/handlers/webhooks/attempt-webhook';
import { removePictures } from '@/functions/src/handlers/reviews/pictures/review-pictures';
import { deleteDraft } from '@/functions/src/handlers/studio/sweep-designs';

/** Keeps reviews on their products, with an initial instead of the name and without pictures. */
export async function unsignReviews(deps: Pick<Deps, 'pictures'>, reviews: Query): Promise<void> {
  // Removed before the uid, by which a retry finds the reviews again.
  for (const review of (await reviews.select('pictures').get()).docs)
    await removePictures(deps, listOf(review.get('pictures'), filledText));
  await changeInBatches(reviews.select('name'), (batch, review) => {
    const name = initialOf(text(review.get('name')) ?? '');
    batch.update(review.ref, { name, uid: FieldValue.delete(), pictures: FieldValue.delete() });
    batch.delete(review.ref.collection('private').doc('contact'));
  });
}

/** Deletes the mails that these orders' stores sent, or are to send, to the orders' addresses. */
export async function removeOrderMails(db: Firestore, orders: Query): Promise<void> {
  const addressed = new Map<string, Query>();
  for (const order of await readAll(orders.select('address.email'))) {
    const [store, to] = [storeOf(order.ref), filledText(order.get('address.email'))];
    if (to) addressed.set(`${store} ${to}`, mailsTo(db, store, to));
  }
  for (const mails of addressed.values()) await removeMails(mails);
}

const removeMails = (mails: Query): Promise<void> =>
  changeInBatches(mails.select(), (batch, mail) => batch.delete(mail.ref));

const mailsTo = (db: Firestore, store: StoreId, to: string): Query =>
  db.collection(collections.outbox(store)).where('to', '==', to);

/**
 * Deletes what an address asked a store to mail it: waits for boards, a newsletter to confirm; and the mails that the store sent, or
 * is to send, to it without an order. Fails with `try-again`.
 */
export async function removeMailRequests(
  db: Firestore,
  store: StoreId,
  email: string,
): Promise<Result<null>> {
  if (!email) return ok(null);
  await db.doc(collections.newsRequest(store, customerKey(email))).delete();
  await removeMails(mailsTo(db, store, email));
  return removeWaitsOf(db, store, mailboxKey(email));
}

/** Designs in memory at once. */
const DESIGNS_AT_ONCE = 100;

/** Deletes drafts. Designs that an order holds stay, without an owner. */
export async function removeDesigns(deps: Pick<Deps, 'db' | 'pictures'>, designs: Query): Promise<void> {
  for (;;) {
    const { docs } = await designs.limit(DESIGNS_AT_ONCE).get();
    if (docs.length === 0) return;
    for (const { ref } of docs) {
      await deleteDraft(deps, ref);
      if ((await ref.get()).exists) await ref.update({ uid: null });
    }
  }
}

/** A reviewer's initial, in any script: `L.` */
const initialOf = (name: string): string => `${[...name.trim()][0] ?? '–'}.`;
