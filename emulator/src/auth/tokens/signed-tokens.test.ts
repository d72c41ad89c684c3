import { createPublicKey, generateKeyPairSync, verify, type JsonWebKey } from 'node:crypto';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, deleteUser, getAuth, signInAnonymously, type User } from 'firebase/auth';
import { forkEmulator, removeTestFiles, type ForkedEmulator } from '../../testing/fork-emulator';
import { claimsOf } from '../../token-claims';
import { signIdToken, unsignedIdToken } from './id-tokens';
import { openSigningKey } from './signing-key';

const OWN = 'if request.auth.uid == uid';
const FUNCTIONS = `
const { onCall } = require('firebase-functions/v2/https');
require('firebase-admin/app').initializeApp();
const { getAuth } = require('firebase-admin/auth');
exports.who = onCall(({ auth }) => auth && auth.uid);
exports.checked = onCall(({ auth }) => getAuth().verifyIdToken(auth.rawToken, true).then(() => 'valid', (error) => error.code));
`;
const ACCOUNTS = 'identitytoolkit.googleapis.com/v1/accounts';

jest.setTimeout(60_000);

let emulator: ForkedEmulator;
let app: FirebaseApp;
let user: User;
let token: string;

beforeAll(async () => {
  emulator = await forkEmulator({
    signedTokens: true,
    functions: FUNCTIONS,
    firestoreRules: `rules_version = '2'; service cloud.firestore { match /databases/{db}/documents {
      match /own/{uid} { allow read, write: ${OWN}; } } }`,
    storageRules: `rules_version = '2'; service firebase.storage { match /b/{bucket}/o {
      match /own/{uid} { allow read, write: ${OWN}; } } }`,
  });
  app = initializeApp({ projectId: emulator.projectId, apiKey: 'local' });
  connectAuthEmulator(getAuth(app), `http://${emulator.at('auth')}`, { disableWarnings: true });
  ({ user } = await signInAnonymously(getAuth(app)));
  token = await user.getIdToken();
});

afterAll(async () => {
  await emulator.kill();
  await deleteApp(app);
  removeTestFiles();
});

/** The statuses with which Firestore, Storage and a function answer who comes with this token. */
async function answersTo(idToken: string): Promise<readonly number[]> {
  const { projectId } = emulator;
  const database = `v1/projects/${projectId}/databases/(default)/documents`;
  const asked = [
    fetch(`http://${emulator.at('firestore')}/${database}/own/${user.uid}`, {
      method: 'PATCH',
      body: '{}',
      headers: { authorization: `Bearer ${idToken}` },
    }),
    fetch(`http://${emulator.at('storage')}/v0/b/${projectId}.appspot.com/o?name=own%2F${user.uid}`, {
      method: 'POST',
      body: 'text',
      headers: { authorization: `Firebase ${idToken}`, 'content-type': 'text/plain' },
    }),
    call('who', idToken),
  ];
  return (await Promise.all(asked)).map(({ status }) => status);
}

const call = (name: string, idToken: string): Promise<Response> =>
  fetch(`http://${emulator.at('functions')}/${emulator.projectId}/us-central1/${name}`, {
    method: 'POST',
    body: JSON.stringify({ data: null }),
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
  });

const askAuth = async (method: string, body: object): Promise<string> => {
  const answer = await fetch(`http://${emulator.at('auth')}/${ACCOUNTS}:${method}?key=local`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  const { error } = (await answer.json()) as { error?: { message: string } };
  return error?.message ?? 'ok';
};

test('a token is signed by the published key and good everywhere', async () => {
  const path = 'service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
  const published = await fetch(`http://${emulator.at('auth')}/${path}`);
  const { keys } = (await published.json()) as { keys: (JsonWebKey & { kid: string })[] };
  const [header = '', payload = '', signature = ''] = token.split('.');
  const { alg, kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as {
    alg: string;
    kid: string;
  };
  const key = createPublicKey({ key: keys.find((one) => one.kid === kid) ?? {}, format: 'jwk' });
  expect(alg).toBe('RS256');
  const signed = Buffer.from(`${header}.${payload}`);
  expect(verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(await answersTo(token)).toEqual([200, 200, 200]);
  expect(await (await call('checked', token)).json()).toEqual({ result: 'valid' });
});

const claims = (changes: object = {}) => ({ ...claimsOf(token), ...changes });
const signed = (changes: object) => signIdToken(claims(changes), openSigningKey(emulator.dataDir));
const past = Math.floor(Date.now() / 1_000) - 10;

test.each<[name: string, make: () => string]>([
  ['an unsigned token', () => unsignedIdToken(claims())],
  [
    'a token whose claims were changed',
    () => {
      const [header, , signature] = token.split('.');
      const changed = Buffer.from(JSON.stringify(claims({ admin: true }))).toString('base64url');
      return `${header}.${changed}.${signature}`;
    },
  ],
  ['a token without its signature', () => `${token.split('.').slice(0, 2).join('.')}.`],
  [
    'a token of another key by the same name',
    () => {
      const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
      return signIdToken(claims(), { ...pair, kid: openSigningKey(emulator.dataDir).kid });
    },
  ],
  ['a token that ended', () => signed({ exp: past })],
  ['a token for another project', () => signed({ aud: 'other-project' })],
  ['a token of another issuer', () => signed({ iss: 'https://securetoken.google.com/other-project' })],
  ['a token from the future', () => signed({ iat: past + 3_600 })],
  ['a token of nobody', () => signed({ sub: '' })],
])('%s is refused everywhere', async (_name, make) => {
  expect(await answersTo(make())).toEqual([401, 403, 401]);
  expect(await askAuth('lookup', { idToken: make() })).toMatch(/^(INVALID_ID_TOKEN|TOKEN_EXPIRED)/);
  expect(await askAuth('delete', { idToken: make() })).toMatch(/^(INVALID_ID_TOKEN|TOKEN_EXPIRED)/);
});

test('a token is good after a restart, a refreshed one too, and none outlives its account where that is asked', async () => {
  await emulator.kill('SIGTERM');
  await emulator.start();
  expect(await answersTo(token)).toEqual([200, 200, 200]);
  const refreshed = await user.getIdToken(true);
  expect(await answersTo(refreshed)).toEqual([200, 200, 200]);
  await deleteUser(user);
  expect(await answersTo(refreshed)).toEqual([200, 200, 200]);
  expect(await (await call('checked', refreshed)).json()).toEqual({ result: 'auth/user-not-found' });
});
