import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';
import { changeInBatches } from '@/functions/src/adapters/database/change-in-batches';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { removeDesigns, unsignReviews } from './forget-documents';
import { creditsOf, customersOf, designsOf, ordersOf, reviewsOf } from './own-documents';
import { removeProfile } from './remove-profile';

/** How long a login counts as a proof of who sits at the device. */
const RECENT_MS = 5 * 60 * 1000;

/**
 * Deletes the caller's account with everything that is theirs: profile, addresses, wishlist, carts, photo and
 * designs. A store keeps its orders, with the designs on them, and its customer for its books, belonging to nobody, its
 * reviews without the name, and its plan.
 * The sign-in goes last, so that whatever breaks in between can be repeated. Fails with
 * `login-again` when the login is older than five minutes, `staff-account` for a store's own people.
 */
export async function deleteMyAccount(
  { db, auth, now, pictures }: Pick<Deps, 'db' | 'auth' | 'now' | 'pictures'>,
  _: Callables['deleteMyAccount']['request'],
  { uid, stores, signedInAt }: Caller,
): Promise<Result<Callables['deleteMyAccount']['response']>> {
  if (Object.keys(stores).length > 0) return fail({ code: 'staff-account' });
  if (now() - signedInAt > RECENT_MS) return fail({ code: 'login-again' });
  // The token may be older than their record, and the store's last owner must not go.
  if ((await db.doc(collections.storeUser(uid)).get()).exists) return fail({ code: 'staff-account' });
  await changeInBatches(ordersOf(db, uid).select(), (batch, order) => batch.update(order.ref, { uid: null }));
  await changeInBatches(customersOf(db, uid).select(), (batch, customer) =>
    batch.update(customer.ref, { uid: null }),
  );
  await unsignReviews(reviewsOf(db, uid));
  // Nobody can pay with it any more; its ledger stays in the store's books, under no name.
  await changeInBatches(creditsOf(db, uid).select(), (batch, credit) =>
    batch.update(credit.ref, { uid: null, active: false }),
  );
  await removeDesigns({ db, pictures }, designsOf(db, uid));
  await db.doc(collections.deletedAccount(uid)).set({ at: Timestamp.fromMillis(now()) });
  await removeProfile(db, uid);
  await pictures.removeBelow(storagePaths.uploadsOf(uid));
  await pictures.removeBelow(storagePaths.profilePhotos(uid));
  await pictures.removeBelow(storagePaths.designPicturesOf(uid));
  await auth.deleteUser(uid).catch(nullWhenNoAccount);
  return ok({ ok: true });
}
