import { Server, ServerCredentials } from '@grpc/grpc-js';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import {
  AggregateField,
  FieldPath,
  FieldValue,
  Filter,
  getFirestore,
  Timestamp,
  type Firestore,
} from 'firebase-admin/firestore';
import { openEngines, type Engines } from '../engines';
import { OPEN_GATE } from '../engine/testing';
import { StatusError } from '../engine/types';
import { createGrpcService } from './grpc/grpc';

/** Far above what it takes, because the gate runs on busy machines. */
jest.setTimeout(60_000);

let engines: Engines;
let server: Server;
let app: App;
let db: Firestore;

beforeAll(async () => {
  engines = await openEngines({
    dataDir: null,
    projectId: 'demo-admin',
    gate: OPEN_GATE,
    parseRules: () => OPEN_GATE,
  });
  const { definition, handlers } = createGrpcService(engines);
  server = new Server();
  server.addService(definition, handlers);
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    ),
  );
  app = initializeApp({ projectId: 'demo-admin' });
  db = getFirestore(app);
  db.settings({ host: `127.0.0.1:${port}`, ssl: false, customHeaders: { Authorization: 'Bearer owner' } });
});
afterAll(async () => {
  await deleteApp(app);
  server.forceShutdown();
  await engines.close();
});

test('every type of value comes back as it was written', async () => {
  const data = {
    text: 'لوحة 😀',
    whole: 7,
    big: Number.MAX_SAFE_INTEGER,
    half: 0.5,
    nan: NaN,
    infinite: -Infinity,
    yes: true,
    none: null,
    time: new Timestamp(1_700_000_000, 123_456_000),
    bytes: Buffer.from([0, 255]),
    list: [1, 'a', { b: null }],
    empty: [],
    map: { readTime: 'a field, not a time', 'a.b`c': 1, nested: {} },
    vector: FieldValue.vector([1, 2.5]),
    reference: db.doc('a/b'),
  };
  const ref = db.collection('values').doc();
  await ref.create(data);
  const read = (await ref.get()).data() ?? {};
  expect({ ...read, reference: read.reference.path, vector: read.vector.toArray() }).toEqual({
    ...data,
    reference: 'a/b',
    vector: [1, 2.5],
  });
});

test('transforms, merge, masks and preconditions', async () => {
  const ref = db.doc('w/one');
  await expect(ref.update({ a: 1 })).rejects.toMatchObject({ code: 5 });
  await ref.set({ a: { b: 1, c: 2 }, n: 1, tags: ['x'] });
  await expect(ref.create({})).rejects.toMatchObject({ code: 6 });
  await ref.set({ a: { c: 3 } }, { merge: true });
  await ref.update({
    'a.b': FieldValue.delete(),
    n: FieldValue.increment(2),
    tags: FieldValue.arrayUnion('y', 'x'),
    at: FieldValue.serverTimestamp(),
  });
  const snapshot = await ref.get();
  expect(snapshot.data()).toMatchObject({ a: { c: 3 }, n: 3, tags: ['x', 'y'] });
  expect(snapshot.data()?.at).toEqual(snapshot.updateTime);
  expect((await db.getAll(ref, { fieldMask: ['n'] }))[0]?.data()).toEqual({ n: 3 });
  await expect(ref.delete({ lastUpdateTime: Timestamp.fromMillis(1) })).rejects.toMatchObject({ code: 9 });
});

test('queries, aggregations, limitToLast, groups and lists', async () => {
  const batch = db.batch();
  for (let n = 0; n < 12; n++)
    batch.set(db.doc(`shelf/s/items/i${n}`), { n, even: n % 2 === 0, tags: [`t${n % 3}`] });
  await batch.commit();
  const items = db.collection('shelf/s/items');
  const ns = async (query: FirebaseFirestore.Query) => (await query.get()).docs.map((doc) => doc.get('n'));
  expect(await ns(items.where('even', '==', true).orderBy('n', 'desc').limit(2))).toEqual([10, 8]);
  expect(await ns(items.orderBy('n').limitToLast(2))).toEqual([10, 11]);
  expect(await ns(items.where(Filter.or(Filter.where('n', '<', 1), Filter.where('n', '>', 10))))).toEqual([
    0, 11,
  ]);
  expect(await ns(items.where('tags', 'array-contains-any', ['t1']).where('n', '>=', 7))).toEqual([7, 10]);
  expect(await ns(db.collectionGroup('items').where('n', 'in', [3, 4]))).toEqual([3, 4]);
  const third = await items.doc('i3').get();
  expect(await ns(items.orderBy('even').orderBy('n').startAfter(third).limit(2))).toEqual([5, 7]);
  const totals = await items
    .aggregate({
      count: AggregateField.count(),
      sum: AggregateField.sum('n'),
      mean: AggregateField.average('n'),
    })
    .get();
  expect(totals.data()).toEqual({ count: 12, sum: 66, mean: 5.5 });
  expect((await db.listCollections()).map(({ id }) => id)).toContain('shelf');
  expect((await db.collection('shelf').listDocuments()).map(({ id }) => id)).toEqual(['s']);
  expect(await ns(items.where(FieldPath.documentId(), '==', 'i5'))).toEqual([5]);
  await db.recursiveDelete(db.doc('shelf/s'));
  expect(await ns(items)).toEqual([]);
});

test('a refused query is asked once, not again and again for seven seconds', async () => {
  const engine = await engines.billedEngineOf({ projectId: 'demo-admin', databaseId: '(default)' });
  const asked = jest
    .spyOn(engine, 'runQuery')
    .mockRejectedValue(new StatusError('FAILED_PRECONDITION', 'No.'));
  await expect(db.collection('any').get()).rejects.toMatchObject({ code: 9 });
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});

test('100 parallel transactions on one document all succeed in turn', async () => {
  const ref = db.doc('counters/one');
  await ref.set({ n: 0 });
  await Promise.all(
    Array.from({ length: 100 }, () =>
      db.runTransaction(async (transaction) => {
        const n = (await transaction.get(ref)).get('n');
        transaction.update(ref, { n: n + 1 });
      }),
    ),
  );
  expect((await ref.get()).get('n')).toBe(100);
});
