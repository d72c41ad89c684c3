import { initializeApp as initializeAdmin, type App } from 'firebase-admin/app';
import { getAuth as getAdminAuth } from 'firebase-admin/auth';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  applyActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  getAuth,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
  type Auth,
  type User,
} from 'firebase/auth';
import { connectFirestoreEmulator, doc, getDoc, getFirestore, setLogLevel } from 'firebase/firestore';
import type { Mail } from '../mailbox/mail-store';
import { forkEmulator, removeTestFiles, type ForkedEmulator } from '../testing/fork-emulator';
import { nextSecond } from '../testing/next-second';

jest.setTimeout(60_000);
setLogLevel('silent');

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{db}/documents {
  match /stores/{store} { allow get: if request.auth.token.stores[store] == 'owner'; }
} }`;
const PASSWORD = 'geheim1';

let emulator: ForkedEmulator;
let app: FirebaseApp;
let otherDevice: FirebaseApp;
let auth: Auth;
let admin: App;

beforeAll(async () => {
  emulator = await forkEmulator({ firestoreRules: RULES });
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.at('auth');
  admin = initializeAdmin({ projectId: emulator.projectId });
  const options = { projectId: emulator.projectId, apiKey: 'local' };
  app = initializeApp(options);
  otherDevice = initializeApp(options, 'other-device');
  for (const one of [app, otherDevice])
    connectAuthEmulator(getAuth(one), `http://${emulator.at('auth')}`, { disableWarnings: true });
  connectFirestoreEmulator(getFirestore(app), '127.0.0.1', emulator.ports.firestore);
  auth = getAuth(app);
});

afterAll(async () => {
  await Promise.all([app, otherDevice].map(deleteApp));
  await emulator.kill();
  removeTestFiles();
});

const adminAuth = () => getAdminAuth(admin);
const signUp = async (email: string) => (await createUserWithEmailAndPassword(auth, email, PASSWORD)).user;
const codeOf = (code: string) => expect.objectContaining({ code: `auth/${code}` });

async function protectEnumeration(enableImprovedEmailPrivacy: boolean): Promise<void> {
  await fetch(`http://${emulator.at('auth')}/emulator/v1/projects/${emulator.projectId}/config`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy } }),
  });
}

/** The code of the newest mail's link. */
async function mailedCode(to: string): Promise<string> {
  const answer = await fetch(`http://${emulator.at('mailbox')}/api/mails?to=${to}`);
  const [mail] = (await answer.json()) as Mail[];
  return new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('oobCode') ?? '';
}

test('an address signs up once, with a password of some strength', async () => {
  const user = await signUp('sara@example.test');
  await updateProfile(user, { displayName: 'سارة' });
  expect((await adminAuth().getUser(user.uid)).displayName).toBe('سارة');
  await expect(signUp('Sara@example.test')).rejects.toEqual(codeOf('email-already-in-use'));
  await expect(createUserWithEmailAndPassword(auth, 'b@example.test', '123')).rejects.toEqual(
    codeOf('weak-password'),
  );
  await expect(signUp('no address')).rejects.toEqual(codeOf('invalid-email'));
});

test.each([
  {
    protection: false,
    wrong: 'wrong-password',
    unknown: 'user-not-found',
    methods: ['password'],
    reset: 'user-not-found',
  },
  { protection: true, wrong: 'invalid-credential', unknown: 'invalid-credential', methods: [], reset: null },
])('with enumeration protection $protection', async ({ protection, wrong, unknown, methods, reset }) => {
  await adminAuth().createUser({ email: `known-${protection}@example.test`, password: PASSWORD });
  await protectEnumeration(protection);
  try {
    const known = `known-${protection}@example.test`;
    await expect(signInWithEmailAndPassword(auth, known, 'wrong12')).rejects.toEqual(codeOf(wrong));
    await expect(signInWithEmailAndPassword(auth, 'x@example.test', PASSWORD)).rejects.toEqual(
      codeOf(unknown),
    );
    expect(await fetchSignInMethodsForEmail(auth, known)).toEqual(methods);
    expect(await fetchSignInMethodsForEmail(auth, 'x@example.test')).toEqual([]);
    const sent = sendPasswordResetEmail(auth, 'x@example.test').then(() => null);
    if (reset) await expect(sent).rejects.toEqual(codeOf(reset));
    else expect(await sent).toBeNull();
    expect((await signInWithEmailAndPassword(auth, known, PASSWORD)).user.email).toBe(known);
  } finally {
    await protectEnumeration(false);
  }
});

test('a password is reset with the code from the mailbox, once', async () => {
  const email = 'reset@example.test';
  await signUp(email);
  await sendPasswordResetEmail(auth, email);
  const code = await mailedCode(email);
  expect(await verifyPasswordResetCode(auth, code)).toBe(email);
  await expect(confirmPasswordReset(auth, code, '123')).rejects.toEqual(codeOf('weak-password'));
  await confirmPasswordReset(auth, code, 'changed1');
  await expect(confirmPasswordReset(auth, code, 'changed2')).rejects.toEqual(codeOf('invalid-action-code'));
  await expect(signInWithEmailAndPassword(auth, email, PASSWORD)).rejects.toEqual(codeOf('wrong-password'));
  await signInWithEmailAndPassword(auth, email, 'changed1');
});

test('a code for an account that was deleted resets nobody else', async () => {
  const email = 'gone@example.test';
  const { uid } = await signUp(email);
  await sendPasswordResetEmail(auth, email);
  const listed = await fetch(
    `http://${emulator.at('auth')}/emulator/v1/projects/${emulator.projectId}/oobCodes`,
  );
  expect(await listed.text()).toContain(await mailedCode(email));
  await adminAuth().deleteUser(uid);
  await signUp(email);
  await expect(confirmPasswordReset(auth, await mailedCode(email), 'changed1')).rejects.toEqual(
    codeOf('invalid-action-code'),
  );
});

test('a password change keeps the session that asked for it', async () => {
  const email = 'change@example.test';
  const user = await signUp(email);
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, PASSWORD));
  await updatePassword(user, 'changed1');
  await user.getIdToken(true);
  await expect(
    reauthenticateWithCredential(user, EmailAuthProvider.credential(email, PASSWORD)),
  ).rejects.toEqual(codeOf('wrong-password'));
});

test.each([
  ['changed', (user: User) => updatePassword(user, 'changed1')],
  [
    'reset by mail',
    async ({ email }: User) => {
      await sendPasswordResetEmail(auth, email ?? '');
      await confirmPasswordReset(auth, await mailedCode(email ?? ''), 'changed1');
    },
  ],
])('a password that is %s ends the sessions on other devices', async (how, change) => {
  const email = `${how.replaceAll(' ', '-')}@example.test`;
  const user = await signUp(email);
  const elsewhere = await signInWithEmailAndPassword(getAuth(otherDevice), email, PASSWORD);
  await elsewhere.user.getIdToken(true);
  // As in production, sessions of the very second of the change live on.
  await nextSecond();
  await change(user);
  await expect(elsewhere.user.getIdToken(true)).rejects.toEqual(codeOf('user-token-expired'));
  const { user: again } = await signInWithEmailAndPassword(auth, email, 'changed1');
  await again.getIdToken(true);
});

test('an address is verified with the code from the mailbox', async () => {
  const user = await signUp('verify@example.test');
  await sendEmailVerification(user);
  await applyActionCode(auth, await mailedCode('verify@example.test'));
  await user.reload();
  expect(user.emailVerified).toBe(true);
  expect((await user.getIdTokenResult(true)).claims.email_verified).toBe(true);
});

test('a Google credential signs in to one account, again and again', async () => {
  const credential = () =>
    GoogleAuthProvider.credential(
      JSON.stringify({ sub: 'g7', email: 'gina@example.test', email_verified: true, name: 'Gina' }),
    );
  const { user } = await signInWithCredential(auth, credential());
  expect(user).toMatchObject({ displayName: 'Gina', emailVerified: true });
  expect((await user.getIdTokenResult()).signInProvider).toBe('google.com');
  expect((await signInWithCredential(auth, credential())).user.uid).toBe(user.uid);
});

test('claims reach the rules once the token is refreshed', async () => {
  const user = await signUp('owner@example.test');
  const read = () => getDoc(doc(getFirestore(app), 'stores/demo'));
  await expect(read()).rejects.toMatchObject({ code: 'permission-denied' });
  await adminAuth().setCustomUserClaims(user.uid, { stores: { demo: 'owner' } });
  await expect(read()).rejects.toMatchObject({ code: 'permission-denied' });
  await user.getIdToken(true);
  expect((await read()).exists()).toBe(false);
});

test('a disabled account neither signs in nor refreshes, a deleted one is gone', async () => {
  const email = 'disabled@example.test';
  const user = await signUp(email);
  await adminAuth().updateUser(user.uid, { disabled: true });
  await expect(signInWithEmailAndPassword(auth, email, PASSWORD)).rejects.toEqual(codeOf('user-disabled'));
  await expect(user.getIdToken(true)).rejects.toEqual(codeOf('user-disabled'));
  await adminAuth().updateUser(user.uid, { disabled: false });
  const { user: again } = await signInWithEmailAndPassword(auth, email, PASSWORD);
  await adminAuth().deleteUser(again.uid);
  await expect(again.getIdToken(true)).rejects.toEqual(codeOf('user-token-expired'));
});

test('signing out everywhere ends every session for good, kill -9 or not', async () => {
  const email = 'everywhere@example.test';
  const user = await signUp(email);
  const elsewhere = await signInWithEmailAndPassword(getAuth(otherDevice), email, PASSWORD);
  await adminAuth().revokeRefreshTokens(user.uid);
  await expect(user.getIdToken(true)).rejects.toEqual(codeOf('user-token-expired'));
  await emulator.kill('SIGKILL');
  await emulator.start();
  await expect(elsewhere.user.getIdToken(true)).rejects.toEqual(codeOf('user-token-expired'));
  const { user: again } = await signInWithEmailAndPassword(auth, email, PASSWORD);
  await again.getIdToken(true);
});

test('a guest is somebody until signing out', async () => {
  const { user } = await signInAnonymously(auth);
  expect((await user.getIdTokenResult()).signInProvider).toBe('anonymous');
  await signOut(auth);
  expect(auth.currentUser).toBeNull();
});
