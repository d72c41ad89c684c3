import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openRecords, type Records } from '../../data-dir/records';
import type { RunningServer } from '../../http/listen';
import { freePort } from '../../testing/free-port';
import { startAuth } from '../auth-server';

const MINUTE_MS = 60_000;
const PASSWORD = 'geheim1';
const REAL_TIMERS = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

jest.setTimeout(60_000);

interface Tokens {
  readonly idToken: string;
  readonly refreshToken: string;
}
interface Answer extends Partial<Tokens> {
  readonly id_token?: string;
  readonly refresh_token?: string;
  readonly error?: { readonly message: string };
}

let folder: string;
let records: Records;
let server: RunningServer;
let origin: string;

beforeAll(async () => {
  jest.useFakeTimers({ doNotFake: REAL_TIMERS, now: Date.parse('2026-03-01T12:00:00Z') });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sessions-'));
  records = openRecords(path.join(folder, 'platform.db'));
  const port = await freePort();
  server = await startAuth({
    projectId: 'demo-sessions',
    host: '127.0.0.1',
    port,
    records,
    actionUrl: null,
    key: null,
    send: () => undefined,
  });
  origin = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  records.close();
  fs.rmSync(folder, { recursive: true });
  jest.useRealTimers();
});

const later = (minutes: number) => jest.setSystemTime(Date.now() + minutes * MINUTE_MS);

async function post(at: string, body: object): Promise<Answer> {
  const answer = await fetch(`${origin}/${at}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Answer;
}
const account = (verb: string, body: object) =>
  post(`identitytoolkit.googleapis.com/v1/accounts:${verb}`, { returnSecureToken: true, ...body });
const tokensOf = ({ idToken = '', refreshToken = '' }: Answer): Tokens => ({ idToken, refreshToken });
const signUp = async (name: string) =>
  tokensOf(await account('signUp', { email: `${name}@example.test`, password: PASSWORD }));
const signIn = async (name: string) =>
  tokensOf(await account('signInWithPassword', { email: `${name}@example.test`, password: PASSWORD }));

async function refreshed({ refreshToken }: Tokens): Promise<Tokens> {
  const answer = await post('securetoken.googleapis.com/v1/token', {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
  });
  return { idToken: answer.id_token ?? '', refreshToken: answer.refresh_token ?? '' };
}

/** Milliseconds since the epoch. */
function signedInAt({ idToken }: Tokens): number {
  const [, payload = ''] = idToken.split('.');
  const { auth_time } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { auth_time: number };
  return auth_time * 1_000;
}

test('a refreshed token tells of the sign-in of its own session, not of another device', async () => {
  const first = await signUp('two-devices');
  const began = Date.now();
  expect(signedInAt(first)).toBe(began);
  later(30);
  const second = await signIn('two-devices');
  later(30);
  const again = await refreshed(await refreshed(first));
  expect(signedInAt(again)).toBe(began);
  expect(signedInAt(await refreshed(second))).toBe(began + 30 * MINUTE_MS);
});

const SENSITIVE: [what: string, verb: string, body: object][] = [
  ['changing the password', 'update', { password: 'changed1' }],
  ['changing the address', 'update', { email: 'changed@example.test' }],
  [
    'asking to change the address',
    'sendOobCode',
    { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'x@y.test' },
  ],
  ['deleting the account', 'delete', {}],
];

test.each(SENSITIVE)('%s needs a sign-in of the last five minutes', async (what, verb, body) => {
  const name = what.replaceAll(' ', '-');
  const session = await signUp(name);
  later(5.1);
  const { idToken } = await refreshed(session);
  expect((await account(verb, { ...body, idToken })).error?.message).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  const anew = await signIn(name);
  later(4.9);
  expect((await account(verb, { ...body, idToken: anew.idToken })).error).toBeUndefined();
});

test('a name changes whenever, and a guest of long ago signs up', async () => {
  const member = await signUp('renamed');
  const guest = tokensOf(await account('signUp', {}));
  later(60);
  const [{ idToken }, old] = [await refreshed(member), await refreshed(guest)];
  expect((await account('update', { idToken, displayName: 'Sara' })).error).toBeUndefined();
  const linked = await account('signUp', {
    idToken: old.idToken,
    email: 'guest@example.test',
    password: PASSWORD,
  });
  expect(linked.error).toBeUndefined();
});

test('whoever changed the password is signed in by that', async () => {
  const session = await signUp('changing');
  later(2);
  const changed = tokensOf(await account('update', { idToken: session.idToken, password: 'changed1' }));
  expect(signedInAt(changed)).toBe(Date.now());
  later(10);
  expect(signedInAt(await refreshed(changed))).toBe(Date.now() - 10 * MINUTE_MS);
});
