import type { Callables } from '@/lib/domain/api/callables';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { nameField } from '@/lib/domain/forms/fields';
import { isLocale } from '@/lib/domain/locale';
import { ok, type Result } from '@/lib/domain/result';
import type { StoreId } from '@/lib/domain/ids';
import {
  continueWithGoogle,
  finishSignIn,
  signIn,
  signInByToken,
  signUp,
  type SignedIn,
} from '@/lib/firebase/auth/account';
import { call } from '@/lib/functions/call';
import { storeGuestClaim } from '@/lib/functions/account/guest-claim';
import { checkPasswordStrength } from '@/lib/functions/account/weak-password';

export interface LoggedIn {
  /** Whether the guest's orders could not be moved now and follow later. */
  readonly ordersFollow: boolean;
}

/**
 * Signs in (SPEC.md 4) and completes the profile. The guest's orders move to the account, later (`ordersFollow`) when the call
 * fails now. Fails with `second-factor-required`; then `logInByCode` continues.
 */
export async function logIn(store: StoreId, email: string, password: string): Promise<Result<LoggedIn>> {
  typed = { email, password };
  return welcomed(store, await signIn(email, password));
}

/** Continues a login that waits for the code of its second factor. */
export const logInByCode = async (store: StoreId, code: string): Promise<Result<LoggedIn>> =>
  welcomed(store, await finishSignIn(code));

/** Logs in with a Google account; the first time this creates the account. */
export async function logInByGoogle(store: StoreId): Promise<Result<LoggedIn>> {
  typed = null;
  return welcomed(store, await continueWithGoogle());
}

/** Logs in with the token that the functions give for a code of another store's admin. */
export async function logInByToken(store: StoreId, token: string): Promise<Result<LoggedIn>> {
  typed = null;
  return welcomed(store, await signInByToken(token));
}

/** The typed password, until the login is complete. */
let typed: { readonly email: string; readonly password: string } | null = null;

async function welcomed(store: StoreId, signedIn: Result<SignedIn>): Promise<Result<LoggedIn>> {
  if (!signedIn.ok) return signedIn;
  const { uid, guestToken, newName } = signedIn.value;
  const name = newName && nameField().isValidSync(newName) ? newName : undefined;
  const request = inThisLanguage({
    storeId: store,
    ...(guestToken && { guestToken }),
    ...(name && { name }),
  });
  // Stored first, so that a tab closed now loses no order.
  if (guestToken) storeGuestClaim({ uid, request });
  const failure = await completeProfile(request);
  const ordersFollow = Boolean(guestToken && failure && failure !== 'not-allowed');
  if (guestToken && !ordersFollow) storeGuestClaim(null);
  if (typed) await checkPasswordStrength(typed.email, typed.password);
  typed = null;
  return ok({ ordersFollow });
}

/** Creates an account with its profile; a guest keeps their orders. */
export async function register(
  store: StoreId,
  { name, email, password }: { readonly name: string; readonly email: string; readonly password: string },
): Promise<Result<SignedIn>> {
  const signedIn = await signUp(name, email, password);
  if (signedIn.ok) await completeProfile(inThisLanguage({ storeId: store, name }));
  return signedIn;
}

type Completion = Callables['completeSignUp']['request'];

/** Adds the page's language, for the welcome mail. */
function inThisLanguage(request: Completion): Completion {
  const { lang } = document.documentElement;
  return { ...request, ...(isLocale(lang) && { locale: lang }) };
}

/** Returns null, or why it failed. The user is signed in either way; a failed profile is completed at the next login. */
async function completeProfile(request: Completion): Promise<ErrorCode | null> {
  const complete = () => call('completeSignUp', request);
  const first = await complete();
  const last = !first.ok && first.error.code === 'try-again' ? await complete() : first;
  if (last.ok) return null;
  console.warn('The profile could not be completed.', last.error.code);
  return last.error.code;
}
