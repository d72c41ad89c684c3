import fs from 'node:fs';
import { initializeApp as initializeAdmin } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInAnonymously } from 'firebase/auth';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { forkEmulator, removeTestFiles, type ForkedEmulator } from '../testing/fork-emulator';

const FUNCTIONS = `
const { onCall, onRequest, HttpsError } = require('firebase-functions/v2/https');
const { onSchedule } = require('firebase-functions/v2/scheduler');
const { onDocumentCreated, onDocumentUpdated, onDocumentDeleted } = require('firebase-functions/v2/firestore');
const { initializeApp } = require('firebase-admin/app');
const { getFirestore } = require('firebase-admin/firestore');
initializeApp();
const log = (name, data) => getFirestore().doc('log/' + name).set(data);
exports.greet = onCall(({ data, auth }) => {
  if (!data.name) throw new HttpsError('failed-precondition', 'nameless', { missing: 'name' });
  return { text: 'Hello ' + data.name, uid: auth ? auth.uid : null };
});
exports.crash = onCall(() => new Promise(() => setTimeout(() => { throw new Error('boom'); })));
exports.hooks = { stripe: onRequest((request, response) =>
  response.json({ raw: request.rawBody.toString(), path: request.path, parsed: request.body })) };
const seen = () => ['OURS', 'THEIRS', 'ALWAYS'].filter((name) => process.env[name]);
Object.assign(process.env, { OURS: 'a', THEIRS: 'b', ALWAYS: 'c' });
exports.ours = onCall({ secrets: ['OURS'] }, () => new Promise((resolve) => setTimeout(() => resolve(seen()))));
exports.theirs = onCall({ secrets: ['THEIRS'] }, seen);
exports.nobodys = onCall(seen);
exports.nightly = onSchedule('every day 03:00', () => log('nightly', { ran: true }));
exports.created = onDocumentCreated('stores/{store}/orders/{order}', (event) =>
  log('created', { ...event.params, total: event.data.get('total'), id: event.id }));
exports.updated = onDocumentUpdated('stores/{store}/orders/{order}', ({ data }) =>
  log('updated', { from: data.before.get('total'), to: data.after.get('total') }));
exports.deleted = onDocumentDeleted('stores/{store}/orders/{order}', ({ data }) => log('deleted', { was: data.get('total') }));
`;

jest.setTimeout(30_000);

let emulator: ForkedEmulator;
let app: FirebaseApp;

beforeAll(async () => {
  emulator = await forkEmulator({ functions: FUNCTIONS });
  process.env.FIRESTORE_EMULATOR_HOST = emulator.at('firestore');
  initializeAdmin({ projectId: emulator.projectId });
  app = initializeApp({ projectId: emulator.projectId, apiKey: 'local' });
  connectAuthEmulator(getAuth(app), `http://${emulator.at('auth')}`, { disableWarnings: true });
  connectFunctionsEmulator(getFunctions(app), '127.0.0.1', emulator.ports.functions);
});

afterAll(async () => {
  await emulator.kill();
  await deleteApp(app);
  removeTestFiles();
});

const call = async (name: string, data: object) => (await httpsCallable(getFunctions(app), name)(data)).data;
const post = (url: string, body = '') =>
  fetch(`http://${emulator.at('functions')}${url}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
  });
test('fault 65: a function sees its own secrets, whatever others run in the same process', async () => {
  const asked = ['ours', 'theirs', 'nobodys', 'ours'].map((name) => call(name, {}));
  expect(await Promise.all(asked)).toEqual([
    ['OURS', 'ALWAYS'],
    ['THEIRS', 'ALWAYS'],
    ['ALWAYS'],
    ['OURS', 'ALWAYS'],
  ]);
});

const logged = (name: string) =>
  new Promise((resolve) => {
    const stop = getFirestore()
      .doc(`log/${name}`)
      .onSnapshot((snapshot) => {
        if (!snapshot.exists) return;
        stop();
        resolve(snapshot.data());
      });
  });

test('a callable gets data and the signed-in user, and its errors keep code and details', async () => {
  expect(await call('greet', { name: 'Sara' })).toEqual({ text: 'Hello Sara', uid: null });
  const { user } = await signInAnonymously(getAuth(app));
  expect(await call('greet', { name: 'Sara' })).toEqual({ text: 'Hello Sara', uid: user.uid });
  await expect(call('greet', {})).rejects.toMatchObject({
    code: 'functions/failed-precondition',
    details: { missing: 'name' },
  });
  await expect(call('absent', {})).rejects.toMatchObject({ code: 'functions/not-found' });
});

test('an HTTP function sees the exact bytes it was sent', async () => {
  const answer = await post(`/${emulator.projectId}/us-central1/hooks-stripe/events`, '{ "a":1 }');
  expect(await answer.json()).toEqual({ raw: '{ "a":1 }', path: '/events', parsed: { a: 1 } });
});

test('a schedule runs on demand', async () => {
  const done = logged('nightly');
  expect((await post('/emulator/run/nightly')).status).toBe(200);
  expect(await done).toEqual({ ran: true });
  expect((await post('/emulator/run/none')).status).toBe(404);
});

test('document triggers see what was before and after', async () => {
  const order = getFirestore().doc('stores/demo/orders/o1');
  await order.set({ total: 1 });
  expect(await logged('created')).toMatchObject({ store: 'demo', order: 'o1', total: 1 });
  await order.set({ total: 2 });
  expect(await logged('updated')).toEqual({ from: 1, to: 2 });
  await order.delete();
  expect(await logged('deleted')).toEqual({ was: 2 });
});

test('a crash of the functions leaves the database up, and they come back', async () => {
  await expect(call('crash', {})).rejects.toThrow();
  await getFirestore().doc('notes/n1').set({ kept: true });
  await untilAnswered('Hello again', 'again');
});

test('a new bundle is served without a restart of the rest', async () => {
  fs.writeFileSync(emulator.functionsFile, FUNCTIONS.replaceAll("'Hello '", "'Welcome '"));
  await untilAnswered('Welcome Sara', 'Sara');
});

async function untilAnswered(text: string, name: string): Promise<void> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const answer = (await call('greet', { name }).catch(() => null)) as { text?: string } | null;
    if (answer?.text === text) return;
    if (Date.now() > deadline) throw new Error(`greet still answers ${JSON.stringify(answer)}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
