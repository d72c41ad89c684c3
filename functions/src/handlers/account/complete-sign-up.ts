import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { parseUserProfile } from '@/lib/domain/account/user-profile';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { StoreId } from '@/lib/domain/ids';
import { DEFAULT_LOCALE } from '@/lib/domain/locale';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { ownDevices } from '@/functions/src/adapters/push/devices';
import { orderKeyPath } from '@/functions/src/adapters/tokens/digest';
import { changeInBatches } from '@/functions/src/adapters/database/change-in-batches';
import { queueWelcomeMail } from '@/functions/src/adapters/outbox/outbox';
import { isStaffSomewhere, type Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { readRoles } from '@/functions/src/handlers/staff/staff-of-store';
import { adoptReviews } from '@/functions/src/handlers/reviews/adopt-reviews';

/**
 * Completes `users/{uid}` from the verified token after sign-up or login. Mails a welcome to new members, and moves the orders,
 * reviews and browsers of the guest whose ID token is sent along. Fails with `not-allowed` for a token that is not a guest's.
 */
export async function completeSignUp(
  { db, auth, now, pictures }: Pick<Deps, 'db' | 'auth' | 'now' | 'pictures'>,
  request: Callables['completeSignUp']['request'],
  caller: Caller,
): Promise<Result<Callables['completeSignUp']['response']>> {
  const guest = request.guestToken ? await guestOf(auth, request.guestToken) : null;
  if (request.guestToken && !guest) return fail({ code: 'not-allowed' });
  await writeProfile(db, caller, request, now());
  if (guest && guest !== caller.uid)
    await claimGuestOrders({ db, pictures }, storeId(request.storeId), guest, caller.uid);
  return ok({ uid: caller.uid });
}

/** The uid of an anonymous user's token, null for any other or invalid token. */
async function guestOf(auth: Deps['auth'], token: string): Promise<string | null> {
  const decoded = await auth.verifyIdToken(token).catch(() => null);
  return decoded?.firebase.sign_in_provider === 'anonymous' ? decoded.uid : null;
}

async function writeProfile(
  db: Firestore,
  caller: Caller,
  { storeId: store, name, locale = DEFAULT_LOCALE }: Callables['completeSignUp']['request'],
  now: number,
): Promise<void> {
  const ref = db.doc(collections.user(caller.uid));
  await db.runTransaction(async (tx) => {
    const snapshot = await tx.get(ref);
    const known = parseUserProfile(caller.uid, snapshot.data());
    // The token may be older than their records.
    const roles = await readRoles(tx, db, caller.uid);
    const isAdmin = isStaffSomewhere(caller) || roles.length > 0;
    const profile = {
      uid: caller.uid,
      name: name ?? known.name,
      email: caller.email ?? known.email,
      isAdmin,
    };
    tx.set(ref, snapshot.exists ? profile : { ...profile, createdAt: Timestamp.fromMillis(now) }, {
      merge: true,
    });
    for (const { storeId: named, email, currentEmail: shown } of roles) {
      const currentEmail = caller.email === email ? null : caller.email;
      if (currentEmail !== shown)
        tx.update(db.doc(collections.storeUser(named, caller.uid)), { currentEmail });
    }
    const welcomed = { uid: caller.uid, to: profile.email, locale };
    if (!known.email && profile.email) queueWelcomeMail(tx, db, storeId(store), welcomed, now);
  });
}

/** The idempotency keys move first: a guest's order sent again by the member must be found, not placed twice. */
async function claimGuestOrders(
  { db, pictures }: Pick<Deps, 'db' | 'pictures'>,
  store: StoreId,
  guest: string,
  uid: string,
): Promise<void> {
  const of = (collection: string) => db.collection(collection).where('uid', '==', guest);
  await changeInBatches(of(collections.orderKeys(store)), (batch, doc) => {
    batch.set(db.doc(orderKeyPath(store, uid, String(doc.get('key')))), { ...doc.data(), uid });
    batch.delete(doc.ref);
  });
  await changeInBatches(of(collections.orders(store)), (batch, doc) => batch.update(doc.ref, { uid }));
  await changeInBatches(of(collections.designs(store)), (batch, doc) => batch.update(doc.ref, { uid }));
  await adoptReviews({ db, pictures }, guest, uid);
  await changeInBatches(ownDevices(db, store, guest), (batch, doc) => {
    batch.set(db.doc(collections.device(uid, doc.id)), doc.data());
    batch.delete(doc.ref);
  });
}
