import { fail, ok, type Result } from '@/lib/domain/result';
import { authErrorOf } from '@/lib/firebase/auth-error';
import { loadAuth, type AuthModule } from '@/lib/firebase/session';

/** Who signed in, and the ID token of the guest they were until then, whose orders they may take over. */
export interface SignedIn {
  readonly uid: string;
  readonly guestToken?: string;
}

/**
 * SPEC.md 4's sign-in flow. Fails with `other-method` (param `method`) when the e-mail belongs to a sign-in without
 * password, else with what the provider says. Where enumeration protection hides the methods, the provider decides.
 */
export function signIn(email: string, password: string): Promise<Result<SignedIn>> {
  return attempt(async ({ auth, sdk }) => {
    const methods = await signInMethods({ auth, sdk }, email);
    const [method] = methods;
    if (method && !methods.includes('password')) return fail({ code: 'other-method', params: { method } });
    const guestToken = auth.currentUser?.isAnonymous ? await auth.currentUser.getIdToken() : undefined;
    const { user } = await sdk.signInWithEmailAndPassword(auth, email, password);
    return ok({ uid: user.uid, guestToken });
  });
}

/** Creates an account. A guest's own account becomes it, so that their orders stay theirs. */
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

/** The signed-in user's uid; somebody unknown becomes a guest first, which an order needs. */
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
    // Projects may refuse the look-up; whatever is really wrong, the sign-in itself says better.
    console.warn('The sign-in methods could not be looked up.', error);
    return [];
  }
}
