import { parseUserProfile, type UserProfile } from '@/lib/domain/account/user-profile';
import { collections } from '@/lib/domain/collections';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/live';

/** The profile of one person, live; `null` until `completeSignUp` has made it. */
export function watchUserProfile(
  uid: string,
  onNext: (profile: UserProfile | null) => void,
  onError: OnError,
): Stop {
  return watchDocument(collections.user(uid), parseUserProfile, onNext, onError);
}
