import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { parseCustomer } from '@/lib/domain/customers/customer';
import { storeId } from '@/lib/domain/ids';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';
import { changeInBatches, readAll } from '@/functions/src/adapters/database/change-in-batches';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { removeCarts } from '@/functions/src/handlers/reminders/carts/end-cart';
import { removeDesigns, removeMailRequests, removeOrderMails, unsignReviews } from './forget-documents';
import {
  creditsOf,
  customersOf,
  designsOf,
  keptCartsOf,
  openingsOf,
  ordersOf,
  reviewsOf,
} from './own-documents';
import { leaveStores } from '@/functions/src/handlers/staff/leave-store';
import { removeReturnPhotos } from '@/functions/src/handlers/returns/return-photos';
import { storeOf } from '@/functions/src/handlers/webhooks/attempt-webhook';
import { forgetDeliveries } from '@/functions/src/handlers/webhooks/forget-deliveries';
import { removeProfile } from './remove-profile';

/** How long a login proves who uses the device. */
const RECENT_MS = 5 * 60 * 1000;

/**
 * Deletes the caller's account with everything that is theirs: profile, addresses, wishlist, carts, photos and designs. The
 * store keeps its orders with their designs and, for its books, its customer, both without an owner. It keeps its reviews
 * without the name, and its plan. Waits for boards and newsletters to confirm are deleted in this store and where they ordered. All
 * roles end. The sign-in goes last, so that a failed run can be repeated. Fails with `try-again`, `login-again` when the login is older than five minutes, `last-owner` for whom a store cannot spare, `operator-account` for the
 * platform's operators.
 */
export async function deleteMyAccount(
  { db, auth, now, pictures }: Pick<Deps, 'db' | 'auth' | 'now' | 'pictures'>,
  { storeId: id }: Callables['deleteMyAccount']['request'],
  { uid, provedAt, email }: Caller,
): Promise<Result<Callables['deleteMyAccount']['response']>> {
  if (now() - provedAt > RECENT_MS) return fail({ code: 'login-again' });
  // Who runs the platform is removed from its operators first, by the command that says so in its log.
  if ((await db.doc(collections.platformOperator(uid)).get()).exists)
    return fail({ code: 'operator-account' });
  const left = await leaveStores({ db, auth, now }, uid);
  if (!left.ok) return left;
  await removeReturnPhotos({ db, pictures }, ordersOf(db, uid));
  // Before the uid, by which a retry finds the orders again.
  await removeOrderMails(db, ordersOf(db, uid));
  await changeInBatches(ordersOf(db, uid).select(), (batch, order) => batch.update(order.ref, { uid: null }));
  // Before the uid, by which a retry finds them again.
  const asked = [{ store: storeId(id), email: email ?? '' }];
  for (const doc of await readAll(customersOf(db, uid))) {
    const store = storeOf(doc.ref);
    await forgetDeliveries(db, store, [doc.id]);
    asked.push({ store, email: parseCustomer(doc.id, doc.data()).email });
  }
  for (const { store, email: address } of asked) {
    const removed = await removeMailRequests(db, store, address);
    if (!removed.ok) return removed;
  }
  await changeInBatches(customersOf(db, uid).select(), (batch, customer) =>
    batch.update(customer.ref, { uid: null }),
  );
  await unsignReviews({ pictures }, reviewsOf(db, uid));
  // The credit can no longer pay; its ledger stays in the store's books, without a name.
  await changeInBatches(creditsOf(db, uid).select(), (batch, credit) =>
    batch.update(credit.ref, { uid: null, active: false }),
  );
  await changeInBatches(openingsOf(db, uid).select(), (batch, { ref }) => batch.update(ref, { uid: '' }));
  await removeCarts(db, keptCartsOf(db, uid), now());
  await removeDesigns({ db, pictures }, designsOf(db, uid));
  await db.doc(collections.deletedAccount(uid)).set({ at: Timestamp.fromMillis(now()) });
  await removeProfile(db, uid);
  await pictures.removeBelow(storagePaths.uploadsOf(uid));
  await pictures.removeBelow(storagePaths.profilePhotos(uid));
  await pictures.removeBelow(storagePaths.designPicturesOf(uid));
  await pictures.removeBelow(storagePaths.reviewDraftsOf(uid));
  await auth.deleteUser(uid).catch(nullWhenNoAccount);
  return ok({ ok: true });
}
