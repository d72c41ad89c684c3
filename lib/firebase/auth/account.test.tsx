import type { User } from 'firebase/auth';
import { ok } from '@/lib/domain/result';
import { loadAuth, type AuthModule } from '@/lib/firebase/auth/session';
import { storeId } from '@/lib/domain/ids';
import { hasStoreClaim } from './has-store-claim';
import { refreshVerification } from './own-account';
import { continueWithGoogle, finishSignIn, signIn } from './account';

jest.mock('@/lib/firebase/auth/session');
// As with a real project, where the SDK opens Google's window.
jest.mock('@/lib/env', () => ({ env: { emulators: {} } }));

const refusal = (code: string) => Object.assign(new Error(code), { code });
const guest = {
  uid: 'guest',
  isAnonymous: true,
  getIdToken: async () => 'guest-token',
};
const gina = {
  user: { uid: 'gina', displayName: 'Gina Haddad', providerData: [], getIdToken: async () => '' },
};

/** The SDK of a browser in which `currentUser` is signed in. */
function sdkOf(currentUser: object | null, functions: Readonly<Record<string, unknown>>) {
  const sdk = {
    GoogleAuthProvider: Object.assign(
      class {
        setCustomParameters = () => this;
      },
      { credentialFromError: () => 'google credential' },
    ),
    fetchSignInMethodsForEmail: async () => [],
    getAdditionalUserInfo: () => ({ isNewUser: true }),
    ...functions,
  };
  const auth = { currentUser, authStateReady: async () => undefined, useDeviceLanguage: () => undefined };
  jest.mocked(loadAuth).mockResolvedValue({ auth, sdk } as unknown as AuthModule);
}

test('a new Google account brings its name', async () => {
  sdkOf(null, { signInWithPopup: async () => gina });
  expect(await continueWithGoogle()).toEqual(ok({ uid: 'gina', newName: 'Gina Haddad' }));
});

test('a guest becomes the Google account and stays who they are', async () => {
  sdkOf(guest, { linkWithPopup: async () => ({ user: { ...gina.user, uid: 'guest' } }) });
  expect(await continueWithGoogle()).toEqual(ok({ uid: 'guest', newName: 'Gina Haddad' }));
});

test.each(['auth/credential-already-in-use', 'auth/email-already-in-use'])(
  'a guest whose Google account is somebody already (%s) is signed in as them and hands over what was theirs',
  async (code) => {
    const signInWithCredential = jest.fn(async () => gina);
    sdkOf(guest, { linkWithPopup: () => Promise.reject(refusal(code)), signInWithCredential });
    expect(await continueWithGoogle()).toEqual(ok({ uid: 'gina', guestToken: 'guest-token' }));
    expect(signInWithCredential).toHaveBeenCalledWith(expect.anything(), 'google credential');
  },
);

test.each([
  ['auth/popup-closed-by-user', { code: 'sign-in-cancelled' }],
  ['auth/popup-blocked', { code: 'popup-blocked' }],
  ['auth/operation-not-allowed', { code: 'sign-in-unavailable' }],
  ['auth/account-exists-with-different-credential', { code: 'other-method', params: { method: 'password' } }],
])('%s is told in words', async (code, error) => {
  sdkOf(null, { signInWithPopup: () => Promise.reject(refusal(code)) });
  expect(await continueWithGoogle()).toEqual({ ok: false, error });
});

test('an e-mail that signs in with Google alone is told so', async () => {
  sdkOf(null, { fetchSignInMethodsForEmail: async () => ['google.com'] });
  const error = { code: 'other-method', params: { method: 'google.com' } };
  expect(await signIn('gina@example.com', 'some-password')).toEqual({ ok: false, error });
});

test('a sign-in that wants a second factor goes on with its code, a wrong one may be given again', async () => {
  const resolveSignIn = jest.fn(async () => gina);
  const hints = [{ factorId: 'totp', uid: 'phone' }];
  sdkOf(guest, {
    signInWithEmailAndPassword: () => Promise.reject(refusal('auth/multi-factor-auth-required')),
    getMultiFactorResolver: () => ({ hints, resolveSignIn }),
    TotpMultiFactorGenerator: { assertionForSignIn: (id: string, code: string) => [id, code] },
  });
  expect(await signIn('gina@example.com', 'right one')).toMatchObject({
    error: { code: 'second-factor-required' },
  });
  resolveSignIn.mockRejectedValueOnce(refusal('auth/invalid-verification-code'));
  expect(await finishSignIn('000000')).toMatchObject({ error: { fields: { code: 'field.code.wrong' } } });
  expect(await finishSignIn('123456')).toEqual(ok({ uid: 'gina', guestToken: 'guest-token' }));
  expect(resolveSignIn).toHaveBeenLastCalledWith(['phone', '123456']);
  expect(await finishSignIn('123456')).toMatchObject({ error: { code: 'login-again' } });
});

/** Somebody with a role, whose e-mail was verified on another device: a renewed token says so. */
function verifiedElsewhere(emailVerified: boolean) {
  const order: string[] = [];
  const user = {
    emailVerified,
    reload: async () => void order.push('reload'),
    async getIdTokenResult(renew: boolean) {
      order.push(renew ? 'renew' : 'read');
      return { claims: { stores: { demo: 'owner' }, email_verified: renew } };
    },
  };
  return { user: user as unknown as User, order };
}

test('listeners hear of a verified e-mail when the token that they ask with says it too', async () => {
  const { user, order } = verifiedElsewhere(false);
  sdkOf(user, {});
  await refreshVerification();
  expect(order).toEqual(['renew', 'reload']);
});

test.each([
  [true, ['read', 'renew']],
  [false, ['read']],
])(
  'a token from before the e-mail was verified (%s) is renewed before its claim counts',
  async (verified, asked) => {
    const { user, order } = verifiedElsewhere(verified);
    expect(await hasStoreClaim(user, storeId('demo'))).toBe(true);
    expect(order).toEqual(asked);
  },
);
