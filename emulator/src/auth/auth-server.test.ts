import { initializeApp as initializeAdmin, type App } from 'firebase-admin/app';
import { getAuth as getAdminAuth } from 'firebase-admin/auth';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getAuth,
  GoogleAuthProvider,
  linkWithCredential,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import type { Mail } from '../mailbox/mail-store';
import { forkEmulator, removeTestFiles, type ForkedEmulator } from '../testing/fork-emulator';

jest.setTimeout(30_000);

let emulator: ForkedEmulator;
let app: FirebaseApp;
let admin: App;

beforeAll(async () => {
  emulator = await forkEmulator();
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

const killAndRestart = async () => {
  await emulator.kill('SIGKILL');
  await emulator.start();
};

test('accounts, passwords, claims and sessions survive kill -9', async () => {
  const auth = getAuth(app);
  const { user } = await createUserWithEmailAndPassword(auth, 'sara@example.test', 'geheim1');
  await getAdminAuth(admin).setCustomUserClaims(user.uid, { stores: { demo: 'owner' } });
  await killAndRestart();

  const session = await user.getIdTokenResult(true);
  expect(session.claims.stores).toEqual({ demo: 'owner' });
  const again = await signInWithEmailAndPassword(auth, 'sara@example.test', 'geheim1');
  expect(again.user.uid).toBe(user.uid);
  await expect(signInWithEmailAndPassword(auth, 'sara@example.test', 'wrong12')).rejects.toThrow(
    /wrong-password/,
  );
});

test('a guest keeps the account through a kill and through signing up', async () => {
  const { user } = await signInAnonymously(getAuth(app));
  await killAndRestart();
  await user.getIdToken(true);
  const linked = await linkWithCredential(
    user,
    EmailAuthProvider.credential('guest@example.test', 'geheim1'),
  );
  expect(linked.user.uid).toBe(user.uid);
  expect(linked.user.isAnonymous).toBe(false);
});

test('links to other providers and deletions survive kill -9', async () => {
  const google = () =>
    GoogleAuthProvider.credential(
      JSON.stringify({ sub: 'g1', email: 'gina@example.test', email_verified: true }),
    );
  const { user } = await signInWithCredential(getAuth(app), google());
  const { uid } = await getAdminAuth(admin).createUser({ email: 'gone@example.test' });
  await getAdminAuth(admin).deleteUser(uid);
  await killAndRestart();
  expect((await signInWithCredential(getAuth(app), google())).user.uid).toBe(user.uid);
  await expect(getAdminAuth(admin).getUser(uid)).rejects.toThrow(/no user record/);
});

test('a reset mail comes in the language of its page, and its link still works after a kill', async () => {
  const auth = getAuth(app);
  auth.languageCode = 'ar-EG';
  await createUserWithEmailAndPassword(auth, 'layla@example.test', 'geheim1');
  await sendPasswordResetEmail(auth, 'layla@example.test');
  await getAdminAuth(admin).generatePasswordResetLink('layla@example.test');
  await killAndRestart();

  const mails = (await (
    await fetch(`http://${emulator.at('mailbox')}/api/mails?to=layla@example.test`)
  ).json()) as Mail[];
  expect(mails.map(({ subject }) => subject)).toEqual(['إعادة تعيين كلمة المرور']);
  const link = /http\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
  const form = await fetch(link, { headers: { accept: 'text/html' } });
  expect(await form.text()).toContain('اختر كلمة مرور جديدة');
  await fetch(`${link}&newPassword=changed1`);
  const { user } = await signInWithEmailAndPassword(auth, 'layla@example.test', 'changed1');
  expect(user.email).toBe('layla@example.test');
});

test('protection against e-mail enumeration stays switched on', async () => {
  const config = `http://${emulator.at('auth')}/emulator/v1/projects/${emulator.projectId}/config`;
  const protect = (enableImprovedEmailPrivacy: boolean) =>
    fetch(config, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy } }),
    });
  await protect(true);
  await killAndRestart();
  await expect(signInWithEmailAndPassword(getAuth(app), 'nobody@example.test', 'geheim1')).rejects.toThrow(
    /invalid-credential/,
  );
  await protect(false);
});
