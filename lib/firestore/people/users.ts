import { parseUserProfile, type UserProfile } from '@/lib/domain/account/user-profile';
import type { AddressBook } from '@/lib/domain/account/address-book';
import { collections } from '@/lib/domain/collections';
import type { Result } from '@/lib/domain/result';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/listeners';
import { readOnce } from '@/lib/firestore/read-once';

/** The profile of one person, live; `null` until `completeSignUp` has created it. */
export function watchUserProfile(
  uid: string,
  onNext: (profile: UserProfile | null) => void,
  onError: OnError,
): Stop {
  return watchDocument(collections.user(uid), parseUserProfile, onNext, onError);
}

/** Changes the editable fields of a person's own profile; fields left out stay as they are. */
export function saveProfile(
  uid: string,
  changes: Partial<Pick<UserProfile, 'name' | 'phone' | 'image'>>,
): Promise<Result<null>> {
  return readOnce(async ({ doc, setDoc }, db) => {
    await setDoc(doc(db, collections.user(uid)), changes, { merge: true });
    return null;
  });
}

/**
 * The SDK pauses a second or two before each retry; its default of five attempts would make an offline user wait ten seconds.
 */
const TRIES = { maxAttempts: 3 };

/** Changes a person's addresses as they are stored now, with changes that another device has saved. */
export function changeAddresses(
  uid: string,
  change: (book: AddressBook) => AddressBook,
): Promise<Result<null>> {
  return readOnce(async ({ doc, runTransaction }, db) => {
    const ref = doc(db, collections.user(uid));
    await runTransaction(
      db,
      async (tx) => {
        const { addresses } = parseUserProfile(uid, (await tx.get(ref)).data());
        tx.set(ref, { addresses: change(addresses) }, { merge: true });
      },
      TRIES,
    );
    return null;
  });
}
