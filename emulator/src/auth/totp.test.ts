import { initializeApp as initializeAdmin, type App } from 'firebase-admin/app';
import { getAuth as getAdminAuth } from 'firebase-admin/auth';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  getAuth,
  getMultiFactorResolver,
  multiFactor,
  signInWithEmailAndPassword,
  signOut,
  TotpMultiFactorGenerator,
  type MultiFactorError,
  type MultiFactorResolver,
} from 'firebase/auth';
import { Secret, TOTP } from 'otpauth';
import { forkEmulator, removeTestFiles, type ForkedEmulator } from '../testing/fork-emulator';

jest.setTimeout(60_000);

const EMAIL = 'owner@example.test';
const PASSWORD = 'geheim1';

let emulator: ForkedEmulator;
let app: FirebaseApp;
let admin: App;

beforeAll(async () => {
  // Signed, because enrolment and sign-in make their tokens by calling another operation.
  emulator = await forkEmulator({ signedTokens: true });
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.at('auth');
  admin = initializeAdmin({ projectId: emulator.projectId });
  app = initializeApp({ projectId: emulator.projectId, apiKey: 'local' });
  connectAuthEmulator(getAuth(app), `http://${emulator.at('auth')}`, { disableWarnings: true });
});

afterAll(async () => {
  await deleteApp(app);
  await emulator.kill();
  removeTestFiles();
});

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

async function resolver(): Promise<MultiFactorResolver> {
  const refused = await signInWithEmailAndPassword(getAuth(app), EMAIL, PASSWORD).catch(
    (error: unknown) => error as MultiFactorError,
  );
  expect(refused).toMatchObject({ code: 'auth/multi-factor-auth-required' });
  return getMultiFactorResolver(getAuth(app), refused as MultiFactorError);
}

test('a second factor by code is enrolled, asked for, survives kill -9 and is taken off by the operator', async () => {
  const auth = getAuth(app);
  const { uid } = await getAdminAuth(admin).createUser({
    email: EMAIL,
    password: PASSWORD,
    emailVerified: true,
  });
  const { user } = await signInWithEmailAndPassword(auth, EMAIL, PASSWORD);
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const enroll = (code: string) =>
    multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), 'Phone');
  await expect(enroll('000000')).rejects.toThrow(/invalid-verification-code/);
  await enroll(codeOf(secret.secretKey));
  expect(multiFactor(user).enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'Phone' }]);
  expect((await user.getIdTokenResult()).claims.firebase).toMatchObject({ sign_in_second_factor: 'totp' });

  await signOut(auth);
  await emulator.kill('SIGKILL');
  await emulator.start();
  const waiting = await resolver();
  const [hint] = waiting.hints;
  expect(hint).toMatchObject({ factorId: 'totp' });
  const answer = (code: string) =>
    waiting.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint?.uid ?? '', code));
  await expect(answer('000000')).rejects.toThrow(/invalid-verification-code/);
  const signedIn = await answer(codeOf(secret.secretKey));
  expect(signedIn.user.uid).toBe(uid);
  expect((await signedIn.user.getIdTokenResult(true)).claims.firebase).toMatchObject({
    sign_in_second_factor: 'totp',
  });

  const account = await getAdminAuth(admin).getUser(uid);
  expect(account.multiFactor?.enrolledFactors).toMatchObject([{ factorId: 'totp' }]);
  expect(JSON.stringify(account.toJSON())).not.toContain(secret.secretKey);
  await getAdminAuth(admin).updateUser(uid, { multiFactor: { enrolledFactors: null } });
  const alone = await signInWithEmailAndPassword(auth, EMAIL, PASSWORD);
  expect((await alone.user.getIdTokenResult()).claims.firebase).not.toHaveProperty('sign_in_second_factor');
});
