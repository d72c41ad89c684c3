import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  getCountFromServer,
  getDoc,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  setDoc,
  setLogLevel,
  terminate,
  type DocumentData,
  type Firestore,
  type FirestoreError,
  type Query,
} from 'firebase/firestore';
import { ADMIN } from '../engine/testing';
import { startTestServer, type TestServer } from './testing/test-server';

jest.setTimeout(20_000);
setLogLevel('silent');

let server: TestServer;
let app: FirebaseApp;
let db: Firestore;

beforeAll(async () => {
  server = await startTestServer();
  app = initializeApp({ projectId: 'demo' });
  db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', server.port);
});
afterAll(async () => {
  await terminate(db);
  await deleteApp(app);
  await server.close();
});

/** A listener whose events can be waited for; an event is its documents' ids, or the error's code. */
function watch(target: Query<DocumentData>) {
  const events: string[] = [];
  let check = (): void => undefined;
  const take = (event: string): void => {
    events.push(event);
    check();
  };
  const stop = onSnapshot(
    target,
    ({ docs }) => take(docs.map(({ id }) => id).join()),
    ({ code }: FirestoreError) => take(code),
  );
  const until = (event: string) =>
    new Promise<void>((resolve) => {
      check = () => void (events.includes(event) && resolve());
      check();
    });
  return { events, until, stop };
}

test('what is written is read back, whatever its type', async () => {
  const board = { title: 'لوحة 🖼️', price: 12.5, stock: 3, tags: ['a', null], at: { deep: { yes: true } } };
  await setDoc(doc(db, 'boards/a'), board);
  expect((await getDoc(doc(db, 'boards/a'))).data()).toEqual(board);
  expect((await getDoc(doc(db, 'boards/missing'))).exists()).toBe(false);
});

test('a limited listener is refilled when a document of its window goes', async () => {
  const priced = collection(db, 'priced');
  await Promise.all(['a', 'b', 'c'].map((id, price) => setDoc(doc(priced, id), { price })));
  const cheapest = watch(query(priced, orderBy('price'), limit(2)));
  await cheapest.until('a,b');
  await deleteDoc(doc(priced, 'a'));
  await cheapest.until('b,c');
  cheapest.stop();
});

test('a refused listener hears of it while the others go on', async () => {
  const refused = watch(collection(db, 'secret'));
  const allowed = watch(collection(db, 'open'));
  await refused.until('permission-denied');
  await setDoc(doc(db, 'open/x'), {});
  await allowed.until('x');
  allowed.stop();
});

test('transactions and counts work beside the streams', async () => {
  const total = doc(db, 'totals/t');
  const add = () =>
    runTransaction(
      db,
      async (transaction) => {
        const sold = (await transaction.get(total)).get('sold') ?? 0;
        transaction.set(total, { sold: sold + 1 });
      },
      { maxAttempts: 20 },
    );
  await Promise.all([add(), add(), add()]);
  expect((await getDoc(total)).get('sold')).toBe(3);
  expect((await getCountFromServer(collection(db, 'totals'))).data().count).toBe(1);
});

test('a listener resumes by itself when the server comes back', async () => {
  await setDoc(doc(db, 'kept/a'), {});
  const kept = watch(collection(db, 'kept'));
  await kept.until('a');
  await server.restart();
  await server.engine.commit([{ delete: 'kept/a' }, { update: { path: 'kept/b', fields: {} } }], {
    kind: 'admin',
  });
  await kept.until('b');
  kept.stop();
});

test('what vanished while the client was away is told by the bloom filter, without asking for all again', async () => {
  const crowd = collection(db, 'crowd');
  const ids = Array.from({ length: 40 }, (_, index) => `d${index}-لوحة`);
  await server.engine.commit(
    ids.map((id) => ({ update: { path: `crowd/${id}`, fields: {} } })),
    ADMIN,
  );
  const seen = watch(crowd);
  await seen.until([...ids].sort().join());
  const readsBefore = server.reads();
  await disableNetwork(db);
  const gone = ids.slice(0, 3);
  await server.engine.commit(
    gone.map((id) => ({ delete: `crowd/${id}` })),
    ADMIN,
  );
  await enableNetwork(db);
  await seen.until(
    ids
      .filter((id) => !gone.includes(id))
      .sort()
      .join(),
  );
  expect(server.reads() - readsBefore).toBeLessThan(ids.length / 2);
  seen.stop();
});
