import { loadAuth, type AuthModule } from '@/lib/firebase/auth/session';
import { hasWeakPassword, storeWeakPassword, checkPasswordStrength } from './weak-password';

jest.mock('@/lib/firebase/auth/session');

const EMAIL = 'maryam@oud.test';

const loggedInWith = (stores: object | undefined) =>
  jest.mocked(loadAuth).mockResolvedValue({
    auth: { currentUser: { getIdTokenResult: async () => ({ claims: { stores } }) } },
  } as unknown as AuthModule);

beforeEach(() => storeWeakPassword(false));

test('a login with a role by a common password asks for a better one until that is chosen', async () => {
  loggedInWith({ oud: 'owner' });
  await checkPasswordStrength(EMAIL, 'password2026');
  expect(hasWeakPassword()).toBe(true);
  await checkPasswordStrength(EMAIL, 'tall olive window');
  expect(hasWeakPassword()).toBe(false);
});

test.each([undefined, {}])('a shopper may have any (%p)', async (stores) => {
  loggedInWith(stores);
  await checkPasswordStrength(EMAIL, 'secret');
  expect(hasWeakPassword()).toBe(false);
});

test('nobody is kept from logging in when it cannot be known', async () => {
  jest.mocked(loadAuth).mockRejectedValue(new Error('offline'));
  await checkPasswordStrength(EMAIL, 'secret');
  expect(hasWeakPassword()).toBe(false);
});
