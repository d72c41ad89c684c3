import { authErrorOf } from './auth-error';

const failure = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

test.each([
  ['auth/wrong-password', 'wrong-credentials'],
  ['auth/requires-recent-login', 'login-again'],
  ['auth/user-token-expired', 'login-required'],
])('%s is told as %s', (code, expected) => {
  expect(authErrorOf(failure(code))).toEqual({ code: expected });
});
