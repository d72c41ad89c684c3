import { initializeApp as initializeAdmin } from 'firebase-admin/app';
import { getAuth as getAdminAuth, type Auth as AdminAuth } from 'firebase-admin/auth';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInAnonymously, signInWithEmailAndPassword } from 'firebase/auth';
import {
  connectFunctionsEmulator,
  getFunctions,
  httpsCallable,
  type FunctionsError,
} from 'firebase/functions';
import { forkEmulator, removeTestFiles, type ForkedEmulator } from '../testing/fork-emulator';
import { nextSecond } from '../testing/next-second';

const FUNCTIONS = `
const { onCall, HttpsError } = require('firebase-functions/v2/https');
require('firebase-admin/app').initializeApp();
const { getAuth } = require('firebase-admin/auth');
exports.refuse = onCall(({ data }) => { throw new HttpsError(data.code, 'No: ' + data.code, { why: data.code }); });
exports.break = onCall(() => { throw new Error('a secret of the server'); });
exports.hang = onCall({ timeoutSeconds: 1 }, () => new Promise(() => {}));
exports.count = onCall(async ({ data }, response) => {
  for (let n = 1; n <= data.to; n += 1) await response.sendChunk(n);
  return 'counted';
});
exports.app = onCall(({ app }) => app.appId);
exports.guarded = onCall({ enforceAppCheck: true }, ({ app }) => app.appId);
exports.who = onCall(({ auth }) => auth && [auth.uid, auth.token.uid, auth.token.email]);
exports.checked = onCall(({ auth }) => getAuth().verifyIdToken(auth.rawToken, true).then(() => 'valid', (error) => error.code));
exports.seen = onCall(({ rawRequest, instanceIdToken }) => ({
  appCheck: rawRequest.get('x-firebase-appcheck'), messaging: instanceIdToken,
}));
`;
/** With the HTTP status that the SDK adds to the message. */
const CODES: readonly [code: string, status: number][] = [
  ['cancelled', 499],
  ['unknown', 500],
  ['invalid-argument', 400],
  ['deadline-exceeded', 504],
  ['not-found', 404],
  ['already-exists', 409],
  ['permission-denied', 403],
  ['resource-exhausted', 429],
  ['failed-precondition', 400],
  ['aborted', 409],
  ['out-of-range', 400],
  ['unimplemented', 501],
  ['internal', 500],
  ['unavailable', 503],
  ['data-loss', 500],
  ['unauthenticated', 401],
];

jest.setTimeout(60_000);

let emulator: ForkedEmulator;
let app: FirebaseApp;
let admin: AdminAuth;

beforeAll(async () => {
  emulator = await forkEmulator({ functions: FUNCTIONS });
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.at('auth');
  admin = getAdminAuth(initializeAdmin({ projectId: emulator.projectId }));
  app = initializeApp({ projectId: emulator.projectId, apiKey: 'local' });
  connectFunctionsEmulator(getFunctions(app), '127.0.0.1', emulator.ports.functions);
  connectAuthEmulator(getAuth(app), `http://${emulator.at('auth')}`, { disableWarnings: true });
});

afterAll(async () => {
  await emulator.kill();
  await deleteApp(app);
  removeTestFiles();
});

const call = (name: string, data: object = {}, timeout = 10_000) =>
  httpsCallable(getFunctions(app), name, { timeout })(data);

async function refusal(name: string, data?: object): Promise<unknown> {
  try {
    return await call(name, data);
  } catch (error) {
    const { code, message, details } = error as FunctionsError;
    return [code, message, details];
  }
}

test.each(CODES)('the code %s arrives with message and details', async (code, status) => {
  const message = `No: ${code} [${status}]`;
  expect(await refusal('refuse', { code })).toEqual([`functions/${code}`, message, { why: code }]);
});

test('what was not thrown as an HttpsError is told as internal alone', async () => {
  expect(await refusal('break')).toEqual(['functions/internal', 'INTERNAL [500]', undefined]);
});

test('a function that runs longer than it may is cut off, one that a client gave up on is not waited for', async () => {
  const cutOff = ['functions/deadline-exceeded', 'The function ran longer than 1 s. [504]', undefined];
  expect(await refusal('hang')).toEqual(cutOff);
  await expect(call('hang', {}, 50)).rejects.toMatchObject({ code: 'functions/deadline-exceeded' });
});

test('a streaming function is read chunk by chunk', async () => {
  const { stream, data } = await httpsCallable(getFunctions(app), 'count').stream({ to: 3 });
  const chunks: unknown[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  expect([chunks, await data]).toEqual([[1, 2, 3], 'counted']);
});

test('an App Check token names its app, and a function that insists on one refuses to do without', async () => {
  const asked = async (name: string, token?: string) => {
    const answer = await fetch(
      `http://${emulator.at('functions')}/${emulator.projectId}/us-central1/${name}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { 'x-firebase-appcheck': token }) },
        body: JSON.stringify({ data: null }),
      },
    );
    const { result, error } = (await answer.json()) as { result?: unknown; error?: { status: string } };
    return result ?? error?.status;
  };
  const part = (data: object) => Buffer.from(JSON.stringify(data)).toString('base64url');
  const token = `${part({ alg: 'none' })}.${part({ sub: '1:2:web:3' })}.`;
  expect(await asked('app', token)).toBe('1:2:web:3');
  expect(await asked('guarded', token)).toBe('1:2:web:3');
  expect(await asked('guarded')).toBe('UNAUTHENTICATED');
  expect(await asked('guarded', 'no token')).toBe('UNAUTHENTICATED');
});

describe('as in production, an ID token is good until it ends', () => {
  const EMAIL = 'sara@example.test';
  const ask = async (name: string, token: string) => {
    const answer = await fetch(
      `http://${emulator.at('functions')}/${emulator.projectId}/us-central1/${name}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ data: null }),
      },
    );
    const { result, error } = (await answer.json()) as { result?: unknown; error?: { status: string } };
    return result ?? error?.status;
  };

  test.each([
    ['disabled', 'user-disabled', (uid: string) => admin.updateUser(uid, { disabled: true })],
    ['signed out everywhere', 'id-token-revoked', (uid: string) => admin.revokeRefreshTokens(uid)],
    ['deleted', 'user-not-found', (uid: string) => admin.deleteUser(uid)],
  ])('of an account that was %s, too, unless the function asks', async (_, code, end) => {
    const { uid } = await admin.createUser({ email: `${code}.${EMAIL}`, password: 'geheim1' });
    const { user } = await signInWithEmailAndPassword(getAuth(app), `${code}.${EMAIL}`, 'geheim1');
    const token = await user.getIdToken();
    expect(await ask('checked', token)).toBe('valid');
    await nextSecond();
    await end(uid);
    expect(await ask('who', token)).toEqual([uid, uid, `${code}.${EMAIL}`]);
    expect(await ask('checked', token)).toBe(`auth/${code}`);
  });

  test('and no longer, nor in another project', async () => {
    const { user } = await signInAnonymously(getAuth(app));
    const [, payload = ''] = (await user.getIdToken()).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const part = (data: object) => Buffer.from(JSON.stringify(data)).toString('base64url');
    const signed = (changes: object) =>
      `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, ...changes })}.`;
    const past = Math.floor(Date.now() / 1_000) - 10;
    expect(await ask('who', signed({}))).toEqual([user.uid, user.uid, null]);
    expect(await ask('who', signed({ exp: past }))).toBe('UNAUTHENTICATED');
    expect(await ask('who', signed({ aud: 'other-project' }))).toBe('UNAUTHENTICATED');
    await admin.deleteUser(user.uid);
    expect(await ask('who', signed({ exp: past }))).toBe('UNAUTHENTICATED');
  });
});

test('App Check and messaging tokens reach the function', async () => {
  const answer = await fetch(`http://${emulator.at('functions')}/${emulator.projectId}/us-central1/seen`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-firebase-appcheck': 'app-check-token',
      'firebase-instance-id-token': 'fcm-token',
    },
    body: JSON.stringify({ data: null }),
  });
  expect(await answer.json()).toEqual({ result: { appCheck: 'app-check-token', messaging: 'fcm-token' } });
});
