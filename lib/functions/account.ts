import type { Callables } from '@/lib/domain/api/callables';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { isLocale } from '@/lib/domain/locale';
import { ok, type Result } from '@/lib/domain/result';
import type { StoreId } from '@/lib/domain/ids';
import { signIn, signUp, type SignedIn } from '@/lib/firebase/account';
import { call } from '@/lib/functions/call';
import { keepHandOver } from '@/lib/functions/hand-over';

/**
 * SPEC.md 4's sign-in, then the profile; the orders of the guest this browser was until then move to the account, later
 * (`ordersFollow`) when the shop cannot be told now.
 */
export async function logIn(
  store: StoreId,
  email: string,
  password: string,
): Promise<Result<{ readonly ordersFollow: boolean }>> {
  const signedIn = await signIn(email, password);
  if (!signedIn.ok) return signedIn;
  const { uid, guestToken } = signedIn.value;
  const request = inThisLanguage({ storeId: store, ...(guestToken && { guestToken }) });
  // Even a tab that is closed now loses no order.
  if (guestToken) keepHandOver({ uid, request });
  const failure = await completeProfile(request);
  const ordersFollow = Boolean(guestToken && failure && failure !== 'not-allowed');
  if (guestToken && !ordersFollow) keepHandOver(null);
  return ok({ ordersFollow });
}

/** Creates an account with its profile; a guest's orders stay theirs. */
export async function register(
  store: StoreId,
  { name, email, password }: { readonly name: string; readonly email: string; readonly password: string },
): Promise<Result<SignedIn>> {
  const signedIn = await signUp(name, email, password);
  if (signedIn.ok) await completeProfile(inThisLanguage({ storeId: store, name }));
  return signedIn;
}

type Completion = Callables['completeSignUp']['request'];

/** The page's language is the one to be welcomed in. */
function inThisLanguage(request: Completion): Completion {
  const { lang } = document.documentElement;
  return { ...request, ...(isLocale(lang) && { locale: lang }) };
}

/** The person is signed in whatever happens here: a profile that could not be made is made at the next login. Null or why not. */
async function completeProfile(request: Completion): Promise<ErrorCode | null> {
  const complete = () => call('completeSignUp', request);
  const first = await complete();
  const last = !first.ok && first.error.code === 'try-again' ? await complete() : first;
  if (last.ok) return null;
  console.warn('The profile could not be completed.', last.error.code);
  return last.error.code;
}
