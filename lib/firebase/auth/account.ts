import type { UserCredential } from 'firebase/auth';
import { fail, ok, type Result } from '@/lib/domain/result';
import { authErrorOf } from '@/lib/firebase/auth/auth-error';
import { openGooglePopup, takenGoogleAccount } from '@/lib/firebase/auth/google-popup';
import { submitSecondFactorCode, withSecondFactor } from '@/lib/firebase/auth/second-factor';
import { loadAuth, type AuthModule } from '@/lib/firebase/auth/session';

/** The signed-in user, and the ID token of the guest they were before, whose orders move to them. */
export interface SignedIn {
  readonly uid: string;
  readonly guestToken?: string;
  /** The provider's name of a new account's user. */
  readonly newName?: string;
}

/** The guest's token of a sign-in that waits for its second factor. */
let waitingGuest: string | undefined;

/**
 * SPEC.md 4's sign-in flow. Fails with `other-method` (param `method`) when the e-mail belongs to a sign-in without password,
 * with `second-factor-required` (then `finishSignIn`), else with the provider's error. If enumeration protection hides the
 * methods, the provider decides.
 */
export function signIn(email: string, password: string): Promise<Result<SignedIn>> {
  return attempt(async (loaded) => {
    const { auth, sdk } = loaded;
    const methods = await signInMethods(loaded, email);
    const [method] = methods;
    if (method && !methods.includes('password')) return fail({ code: 'other-method', params: { method } });
    const guestToken = (waitingGuest = await guestTokenOf(loaded));
    const { user } = await withSecondFactor(loaded, () =>
      sdk.signInWithEmailAndPassword(auth, email, password),
    );
    return ok({ uid: user.uid, guestToken });
  });
}

/** Signs in with a token that the functions made for the account. */
export const signInByToken = (token: string): Promise<Result<SignedIn>> =>
  attempt(async (loaded) => {
    const guestToken = await guestTokenOf(loaded);
    const { user } = await loaded.sdk.signInWithCustomToken(loaded.auth, token);
    return ok({ uid: user.uid, guestToken });
  });

/** Submits the second-factor code that a sign-in waits for. Fails at the field `code`. */
export async function finishSignIn(code: string): Promise<Result<SignedIn>> {
  const signedIn = await submitSecondFactorCode(code);
  return signedIn.ok ? ok({ uid: signedIn.value.user.uid, guestToken: waitingGuest }) : signedIn;
}

/**
 * Signs in with Google, or creates the account. A guest's account is linked to it; if the Google account has an account
 * already, that one is signed in and the guest's orders may move to it. Fails with `other-method` where the e-mail belongs to
 * an account with a password, `second-factor-required`, `popup-blocked`, `sign-in-cancelled`.
 */
export function continueWithGoogle(): Promise<Result<SignedIn>> {
  return attempt(async (loaded) => {
    const guest = loaded.auth.currentUser?.isAnonymous ? loaded.auth.currentUser : null;
    if (!guest) return ok(signedInBy(loaded, await signInByGoogle(loaded)));
    const guestToken = (waitingGuest = await guest.getIdToken());
    try {
      const linked = await openGooglePopup(loaded, { kind: 'link', user: guest });
      // The guest's token still says "anonymous".
      await linked.user.getIdToken(true);
      return ok({ uid: linked.user.uid, newName: nameOf(linked) });
    } catch (error) {
      const credential = takenGoogleAccount(loaded, error);
      if (!credential) throw error;
      const { auth, sdk } = loaded;
      const known = await withSecondFactor(loaded, () => sdk.signInWithCredential(auth, credential));
      return ok({ uid: known.user.uid, guestToken });
    }
  });
}

function signInByGoogle(loaded: AuthModule): Promise<UserCredential> {
  waitingGuest = undefined;
  return withSecondFactor(loaded, () => openGooglePopup(loaded, { kind: 'sign-in' }));
}

function signedInBy({ sdk }: AuthModule, credential: UserCredential): SignedIn {
  const isNew = sdk.getAdditionalUserInfo(credential)?.isNewUser;
  return { uid: credential.user.uid, ...(isNew && { newName: nameOf(credential) }) };
}

/** A linked account keeps its guest's name, which is empty. */
const nameOf = ({ user }: UserCredential): string =>
  user.displayName ?? user.providerData.find(({ displayName }) => displayName)?.displayName ?? '';

const guestTokenOf = async ({ auth }: AuthModule): Promise<string | undefined> =>
  auth.currentUser?.isAnonymous ? auth.currentUser.getIdToken() : undefined;

/** Creates an account. A guest's account is converted, so that they keep their orders. */
export function signUp(name: string, email: string, password: string): Promise<Result<SignedIn>> {
  return attempt(async ({ auth, sdk }) => {
    const guest = auth.currentUser?.isAnonymous ? auth.currentUser : null;
    const { user } = guest
      ? await sdk.linkWithCredential(guest, sdk.EmailAuthProvider.credential(email, password))
      : await sdk.createUserWithEmailAndPassword(auth, email, password);
    await sdk.updateProfile(user, { displayName: name });
    // The guest's token still says "anonymous".
    await user.getIdToken(true);
    return ok({ uid: user.uid });
  });
}

/** The signed-in user's uid; somebody without a session becomes a guest first, which an order needs. */
export function ensureUser(): Promise<Result<SignedIn>> {
  return attempt(async ({ auth, sdk }) => {
    const user = auth.currentUser ?? (await sdk.signInAnonymously(auth)).user;
    return ok({ uid: user.uid });
  });
}

async function attempt(run: (loaded: AuthModule) => Promise<Result<SignedIn>>): Promise<Result<SignedIn>> {
  try {
    const loaded = await loadAuth();
    await loaded.auth.authStateReady();
    return await run(loaded);
  } catch (error) {
    return fail(authErrorOf(error));
  }
}

async function signInMethods({ auth, sdk }: AuthModule, email: string): Promise<string[]> {
  try {
    return await sdk.fetchSignInMethodsForEmail(auth, email);
  } catch (error) {
    // Projects may refuse the lookup; any real problem is reported by the sign-in itself.
    console.warn('The sign-in methods could not be looked up.', error);
    return [];
  }
}
