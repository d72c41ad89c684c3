import type { User } from 'firebase/auth';
import { onRetrySignal } from '@/lib/browser/retry-signal';
import { memberOf, type CurrentUser } from '@/lib/domain/account/current-user';
import type { UserProfile } from '@/lib/domain/account/user-profile';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import type { StoreId } from '@/lib/domain/ids';
import { hasStoreClaim } from '@/lib/firebase/auth/has-store-claim';
import { supportsStore } from '@/lib/firebase/auth/supports-store';
import { errorCodeOf } from '@/lib/firebase/error-code';
import type { AuthModule } from '@/lib/firebase/auth/session';
import { watchUserProfile } from '@/lib/firestore/people/users';
import { retryGuestClaim, storeGuestClaim } from '@/lib/functions/account/guest-claim';
import { turnPushOff } from '@/lib/functions/push';
import { forgetOrders } from '@/lib/browser/offline/order-queue';
import { forgetTabDrafts } from '@/lib/browser/tab-drafts';
import { isAdminPath } from '@/lib/paths';

/** Loaded with the session, so that logging out does not have to load code. */
export { endSession } from '@/lib/functions/account/end-session';

export interface Session {
  readonly user: CurrentUser | null;
  readonly loading: boolean;
  readonly error: ErrorCode | '';
}

/**
 * Listens to the signed-in user and their profile until the returned function is called. The user is reported as soon as the
 * provider knows them; `loading` stays true until the profile, and with it `isAdmin`, is known. A failed load is retried as in
 * `useListener`.
 */
export function listenToSession(
  { auth, sdk }: AuthModule,
  store: StoreId,
  onChange: (session: Session) => void,
): () => void {
  let user: User | null = null;
  let profile: UserProfile | null = null;
  let isSupport = false;
  let followed: string | null = null;
  let loading = true;
  let stopProfile = () => {};
  let stopGuestClaim = () => {};

  const tell = (error: ErrorCode | '' = '') =>
    onChange({ user: user && merge(user, profile, isSupport), loading, error });
  const settle = (next: UserProfile | null, error: ErrorCode | '' = '') => {
    profile = next;
    loading = false;
    tell(error);
  };

  const onProfile = async (uid: string, next: UserProfile | null) => {
    // Shoppers, who may be offline with an old token, are not asked for a new one.
    const supports =
      isSupport || (user !== null && isAdminPath(location.pathname) && (await supportsStore(user, store)));
    const isAdmin = supports || Boolean(next?.isAdmin && user && (await hasStoreClaim(user, store)));
    if (followed !== uid) return;
    isSupport = supports;
    settle(next && { ...next, isAdmin });
  };
  const onUser = (next: User | null) => {
    user = next;
    const uid = memberOf(next)?.uid ?? null;
    if (uid !== null && uid === followed) return tell();
    // If the session was ended elsewhere, this browser would still get push about its former user's orders.
    if (!next) void turnPushOff(store);
    // Logged out here or in another tab, or the account was deleted.
    if (followed !== null) {
      forgetTabDrafts();
      // Without storage there is nothing to remove.
      void forgetOrders().catch(() => undefined);
      storeGuestClaim(null);
    }
    stopProfile();
    stopProfile = () => {};
    stopGuestClaim();
    stopGuestClaim = uid === null ? () => {} : retryGuestClaim(uid);
    profile = null;
    isSupport = false;
    followed = uid;
    loading = uid !== null;
    tell();
    if (uid !== null) followProfile(uid);
  };
  const followProfile = (uid: string) => {
    let stopWaiting = () => {};
    const onError = (code: ErrorCode) => {
      settle(profile, code);
      stopWaiting();
      stopWaiting = onRetrySignal(() => {
        stopProfile();
        loading = profile === null;
        tell();
        followProfile(uid);
      });
    };
    const onFound = (found: UserProfile | null) => {
      stopWaiting();
      void onProfile(uid, found).catch((error: unknown) => {
        if (followed === uid) onError(errorCodeOf(error));
      });
    };
    const stopWatching = watchUserProfile(uid, onFound, onError);
    stopProfile = () => {
      stopWaiting();
      stopWatching();
    };
  };

  // Sign-in, sign-out, linking, a fresh token.
  const stopSession = sdk.onIdTokenChanged(auth, onUser, (error) => {
    loading = false;
    tell(errorCodeOf(error));
  });
  return () => {
    followed = null;
    stopSession();
    stopProfile();
    stopGuestClaim();
  };
}

function merge(user: User, profile: UserProfile | null, isSupport: boolean): CurrentUser {
  return {
    uid: user.uid,
    isAnonymous: user.isAnonymous,
    emailVerified: user.emailVerified,
    isSupport,
    signInMethods: user.providerData.map(({ providerId }) => providerId),
    metadata: {
      createdAt: millisOf(user.metadata.creationTime),
      lastSignInAt: millisOf(user.metadata.lastSignInTime),
    },
    name: profile?.name || user.displayName || '',
    email: profile?.email || user.email || '',
    phone: profile?.phone ?? '',
    image: profile?.image ?? '',
    addresses: profile?.addresses ?? [],
    // An operator may have no profile yet.
    isAdmin: isSupport || (profile?.isAdmin ?? false),
  };
}

const millisOf = (time: string | undefined): number | null => (time ? Date.parse(time) : null);
