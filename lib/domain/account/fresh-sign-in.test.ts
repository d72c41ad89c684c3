import { FRESH_SIGN_IN_MS, missingFreshSignIn } from './fresh-sign-in';

const NOW = Date.UTC(2026, 0, 1);

test.each([
  ['just signed in', { signedInAt: NOW, secondFactor: false }, false, null],
  ['ten minutes ago', { signedInAt: NOW - FRESH_SIGN_IN_MS, secondFactor: false }, false, null],
  ['longer ago', { signedInAt: NOW - FRESH_SIGN_IN_MS - 1, secondFactor: false }, false, 'password'],
  [
    'without the factor that the account has',
    { signedInAt: NOW, secondFactor: false },
    true,
    'second-factor',
  ],
  ['with it', { signedInAt: NOW, secondFactor: true }, true, null],
  [
    'with it, longer ago',
    { signedInAt: NOW - FRESH_SIGN_IN_MS - 1, secondFactor: true },
    true,
    'second-factor',
  ],
] as const)('%s', (_, proof, hasFactor, missing) => {
  expect(missingFreshSignIn(proof, hasFactor, NOW)).toBe(missing);
});
