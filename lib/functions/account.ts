import type { Callables } from '@/lib/domain/api/callables';
import type { Result } from '@/lib/domain/result';
import type { StoreId } from '@/lib/domain/ids';
import { signIn, signUp, type SignedIn } from '@/lib/firebase/account';
import { call } from '@/lib/functions/call';

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

/** The person is signed in whatever happens here: a profile that could not be made is made at the next login. */
async function completeProfile(request: Callables['completeSignUp']['request']): Promise<void> {
  const first = await call('completeSignUp', request);
  const last = !first.ok && first.error.code === 'try-again' ? await call('completeSignUp', request) : first;
  if (!last.ok) console.warn('The profile could not be completed.', last.error.code);
}
