import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getAggregate,
  average,
  count,
  sum,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  orderBy,
  query,
  runTransaction,
  setDoc,
  setLogLevel,
  startAfter,
  terminate,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore/lite';
import { openEngines, type Engines } from '../engines';
import { OPEN_GATE } from '../engine/testing';
import type { RulesGate } from '../engine/types';
import { createRestHandler } from './rest/rest';

/** Far above what it takes, because the gate runs on busy machines. */
jest.setTimeout(60_000);

const PROJECT = 'demo-lite';
const NAMED = `/v1/projects/${PROJECT}/databases/(default)/documents`;
/** Only the signed-in author may create notes; everybody may get them, and list two at a time. */
const gate: RulesGate = {
  decide({ method, path, auth, query: asked, newResource }) {
    const isNotes = path.startsWith('notes') || asked?.collectionId === 'notes';
    const isAuthor = auth !== null && newResource?.fields.by?.stringValue === auth.uid;
    const isRead = method === 'get' || (method === 'list' && asked?.limit === 2);
    return { allowed: !isNotes || isAuthor || isRead, explanation: 'notes' };
  },
};
let engines: Engines;
let server: Server;
let base: string;
const apps: FirebaseApp[] = [];

function connect(name: string, mockUserToken?: { user_id: string }): Firestore {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'local' }, name);
  apps.push(app);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', (server.address() as AddressInfo).port, { mockUserToken });
  return db;
}
const rest = async (method: string, path: string, body?: object, authorization = 'Bearer owner') => {
  const init = { method, headers: { authorization }, ...(body ? { body: JSON.stringify(body) } : {}) };
  const response = await fetch(base + path, init);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

beforeAll(async () => {
  setLogLevel('silent');
  engines = await openEngines({ dataDir: null, projectId: PROJECT, gate, parseRules: () => OPEN_GATE });
  const handle = createRestHandler(engines);
  server = createServer((req, res) => void handle(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  for (const app of apps) {
    await terminate(getFirestore(app));
    await deleteApp(app);
  }
  server.close();
  server.closeAllConnections();
  await engines.close();
});

test('the browser’s lite SDK reads, writes, queries, counts and transacts', async () => {
  const db = connect('open');
  const items = collection(db, 'items');
  const { id } = await addDoc(items, { n: 1, name: 'لوحة' });
  await setDoc(doc(items, id), { m: { k: 1 } }, { merge: true });
  await updateDoc(doc(items, id), { n: increment(2), 'm.k': 2 });
  expect((await getDoc(doc(items, id))).data()).toEqual({ n: 3, name: 'لوحة', m: { k: 2 } });
  await expect(updateDoc(doc(items, 'none'), { n: 1 })).rejects.toMatchObject({ code: 'not-found' });
  for (const n of [1, 2, 4]) await setDoc(doc(items, `i${n}`), { n });
  const ns = async (wanted: Parameters<typeof getDocs>[0]) =>
    (await getDocs(wanted)).docs.map((found) => (found.data() as { n: number }).n);
  expect(await ns(query(items, where('n', '>', 1), orderBy('n', 'desc'), limit(2)))).toEqual([4, 3]);
  expect(await ns(query(items, orderBy('n'), startAfter(2)))).toEqual([3, 4]);
  const totals = await getAggregate(query(items, where('n', '>', 1)), {
    all: count(),
    sum: sum('n'),
    mean: average('n'),
  });
  expect(totals.data()).toEqual({ all: 3, sum: 9, mean: 3 });
  await Promise.all(
    [1, 2, 3].map(() =>
      runTransaction(
        db,
        async (transaction) => {
          const read = await transaction.get(doc(items, 'i1'));
          await transaction.get(doc(items, 'missing'));
          transaction.update(doc(items, 'i1'), { n: Number(read.get('n')) + 10 });
        },
        { maxAttempts: 20 },
      ),
    ),
  );
  expect((await getDoc(doc(items, 'i1'))).get('n')).toBe(31);
  await deleteDoc(doc(items, 'i1'));
  expect((await getDoc(doc(items, 'i1'))).exists()).toBe(false);
});

test('clients are under the rules with the claims of their token', async () => {
  const [author, stranger] = [connect('author', { user_id: 'amal' }), connect('stranger')];
  await setDoc(doc(author, 'notes/1'), { by: 'amal' });
  const denied = { code: 'permission-denied' };
  await expect(setDoc(doc(stranger, 'notes/2'), { by: 'amal' })).rejects.toMatchObject(denied);
  await expect(getDocs(collection(stranger, 'notes'))).rejects.toMatchObject(denied);
  expect((await getDocs(query(collection(stranger, 'notes'), limit(2)))).size).toBe(1);
  expect((await rest('GET', `${NAMED}/notes/1`, undefined, 'Bearer nonsense')).status).toBe(401);
});

test('plain documents and lists over REST', async () => {
  const fields = (n: number) => ({ fields: { n: { integerValue: String(n) }, m: { booleanValue: true } } });
  expect(await rest('POST', `${NAMED}/plain?documentId=a`, fields(1))).toMatchObject({
    status: 200,
    body: { name: `${NAMED.slice(4)}/plain/a` },
  });
  expect(await rest('POST', `${NAMED}/plain?documentId=a`, fields(1))).toMatchObject({
    status: 409,
    body: { error: { status: 'ALREADY_EXISTS' } },
  });
  await rest('PATCH', `${NAMED}/plain/a?updateMask.fieldPaths=n`, { fields: { n: { integerValue: '2' } } });
  expect((await rest('GET', `${NAMED}/plain/a`)).body.fields).toEqual(fields(2).fields);
  await rest('POST', `${NAMED}/plain`, fields(3));
  await rest('PATCH', `${NAMED}/plain/ghost/below/x`, fields(4));
  const first = await rest('GET', `${NAMED}/plain?pageSize=1&orderBy=n%20desc`);
  expect(first.body).toMatchObject({ documents: [fields(3)], nextPageToken: expect.any(String) });
  const second = await rest(
    'GET',
    `${NAMED}/plain?pageSize=1&orderBy=n%20desc&pageToken=${first.body.nextPageToken}`,
  );
  expect(second.body).toMatchObject({ documents: [fields(2)] });
  const third = await rest(
    'GET',
    `${NAMED}/plain?pageSize=1&orderBy=n%20desc&pageToken=${second.body.nextPageToken}`,
  );
  expect(third.body).toEqual({ documents: [] });
  const missing = (await rest('GET', `${NAMED}/plain?showMissing=true`)).body.documents as { name: string }[];
  expect(missing.map(({ name }) => name.split('/').at(-1))).toContain('ghost');
  expect((await rest('POST', `${NAMED}/plain/ghost:listCollectionIds`, {})).body).toEqual({
    collectionIds: ['below'],
  });
  await rest('DELETE', `${NAMED}/plain/a`);
  expect((await rest('GET', `${NAMED}/plain/a`)).status).toBe(404);
  expect(
    (
      await rest('POST', `${NAMED}:runQuery`, {
        structuredQuery: { from: [{ collectionId: 'a' }], limit: -1 },
      })
    ).status,
  ).toBe(400);
});

test('rules-unit-testing’s routes: rules for one project, and clearing it', async () => {
  const other = '/v1/projects/demo-other/databases/(default)/documents/notes/1';
  expect((await rest('PATCH', other, { fields: {} }, '')).status).toBe(403);
  const rules = { rules: { files: [{ content: 'open' }] } };
  expect((await rest('PUT', '/emulator/v1/projects/demo-other:securityRules', rules)).status).toBe(200);
  expect((await rest('PATCH', other, { fields: {} }, '')).status).toBe(200);
  expect((await rest('PATCH', `${NAMED}/notes/9`, { fields: {} }, '')).status).toBe(403);
  await rest('DELETE', '/emulator/v1/projects/demo-other/databases/(default)/documents');
  expect((await rest('GET', other)).status).toBe(404);
});
