import type { Callables } from '@/lib/domain/api/callables';
import { isLocale } from '@/lib/domain/locale';
import { ok, type Result } from '@/lib/domain/result';
import type { StoreId } from '@/lib/domain/ids';
import { signIn, signUp, type SignedIn } from '@/lib/firebase/account';
import { signOut } from '@/lib/firebase/session';
import { proveIdentity } from '@/lib/firebase/own-account';
import { call } from '@/lib/functions/call';
import { turnPushOff } from '@/lib/functions/push';

/** SPEC.md 4's sign-in, then the profile; the orders of the guest this browser was until then move to the account. */
export async function logIn(store: StoreId, email: string, password: string): Promise<Result<SignedIn>> {
  const signedIn = await signIn(email, password);
  if (signedIn.ok) {
    const { guestToken } = signedIn.value;
    await completeProfile({ storeId: store, ...(guestToken && { guestToken }) });
  }
  return signedIn;
}

/** Creates an account with its profile; a guest's orders stay theirs. */
export async function register(
  store: StoreId,
  { name, email, password }: { readonly name: string; readonly email: string; readonly password: string },
): Promise<Result<SignedIn>> {
  const signedIn = await signUp(name, email, password);
  if (signedIn.ok) await completeProfile({ storeId: store, name });
  return signedIn;
}

/**
 * Deletes the account and signs out. The password proves who asks; an account without one (null) must have logged in a
 * moment ago (`login-again`). Fails at the field `currentPassword` when it is wrong.
 */
export async function deleteAccount(store: StoreId, password: string | null): Promise<Result<null>> {
  const proved = password === null ? ok(null) : await proveIdentity(password);
  if (!proved.ok) return proved;
  const deleted = await call('deleteMyAccount', { storeId: store });
  if (!deleted.ok) return deleted;
  await turnPushOff(store);
  await signOut();
  return ok(null);
}

/** The person is signed in whatever happens here: a profile that could not be made is made at the next login. */
async function completeProfile(request: Callables['completeSignUp']['request']): Promise<void> {
  // The page's language is the one to be welcomed in.
  const { lang } = document.documentElement;
  const complete = () => call('completeSignUp', { ...request, ...(isLocale(lang) && { locale: lang }) });
  const first = await complete();
  const last = !first.ok && first.error.code === 'try-again' ? await complete() : first;
  if (!last.ok) console.warn('The profile could not be completed.', last.error.code);
}
