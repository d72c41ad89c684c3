import { ADMIN, by, fields, query, set, testEngine, update, where } from '../testing';
import type { OpenEngine } from '../engine';

const read = async (engine: OpenEngine, path: string, transaction?: string) =>
  Number((await engine.getDocuments([path], ADMIN, transaction)).documents[0]?.fields.n?.integerValue);

async function engineWith(ids: readonly string[], options = {}): Promise<OpenEngine> {
  const engine = await testEngine(options);
  await engine.commit(
    ids.map((id) => set(`c/${id}`, { n: 0 })),
    ADMIN,
  );
  return engine;
}
/** Lets everything that can go on go on. */
const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('parallel read-modify-writes take turns', async () => {
  const engine = await engineWith(['a']);
  const increment = async () => {
    const transaction = engine.beginTransaction(false);
    const n = await read(engine, 'c/a', transaction);
    await engine.commit([update('c/a', { n: n + 1 })], ADMIN, transaction);
  };
  await Promise.all(Array.from({ length: 200 }, increment));
  expect(await read(engine, 'c/a')).toBe(200);
});

test('a plain write waits for the transaction that has read the document; others do not', async () => {
  const engine = await engineWith(['a', 'b']);
  const transaction = engine.beginTransaction(false);
  await read(engine, 'c/a', transaction);
  let done = false;
  const write = engine
    .commit([update('c/a', { n: 10 }), update('c/b', { n: 10 })], ADMIN)
    .then(() => (done = true));
  await engine.commit([update('c/b', { n: 1 })], ADMIN);
  await settle();
  expect(done).toBe(false);
  await engine.commit([update('c/a', { n: 5 })], ADMIN, transaction);
  await write;
  expect(await read(engine, 'c/a')).toBe(10);
});

test('two transactions that wait for each other: one is ABORTED at once, the other succeeds', async () => {
  const engine = await engineWith(['a', 'b']);
  const [one, two] = [engine.beginTransaction(false), engine.beginTransaction(false)];
  await read(engine, 'c/a', one);
  await read(engine, 'c/b', two);
  const first = read(engine, 'c/b', one);
  await expect(read(engine, 'c/a', two)).rejects.toMatchObject({ status: 'ABORTED' });
  expect(await first).toBe(0);
  await engine.commit([update('c/b', { n: 1 })], ADMIN, one);
  await expect(engine.commit([], ADMIN, two)).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
});

test('a query locks its result, and sees what a transaction before it has written', async () => {
  const engine = await engineWith(['a', 'b']);
  const wanted = query('c', { where: where('n', 'EQUAL', 0), orderBy: [by('n')] });
  const [one, two] = [engine.beginTransaction(false), engine.beginTransaction(false)];
  expect((await engine.runQuery(wanted, ADMIN, one)).documents).toHaveLength(2);
  const second = engine.runQuery(wanted, ADMIN, two);
  await engine.commit([update('c/a', { n: 1 })], ADMIN, one);
  expect((await second).documents.map(({ path }) => path)).toEqual(['c/b']);
});

test('a document that came into a query’s result meanwhile aborts the commit', async () => {
  const engine = await engineWith(['a']);
  const transaction = engine.beginTransaction(false);
  await engine.runQuery(query('c'), ADMIN, transaction);
  await engine.commit([set('c/new', { n: 1 })], ADMIN);
  await expect(engine.commit([set('c/count', { n: 1 })], ADMIN, transaction)).rejects.toMatchObject({
    status: 'ABORTED',
  });
});

test('rollback, a failed commit and idleness release the locks', async () => {
  const engine = await engineWith(['a'], { transactionIdleMs: 20 });
  const lockAnd = async (end: (transaction: string) => unknown) => {
    const transaction = engine.beginTransaction(false);
    await read(engine, 'c/a', transaction);
    await end(transaction);
    await engine.commit([update('c/a', { n: 1 })], ADMIN);
  };
  await lockAnd((transaction) => engine.rollback(transaction));
  await lockAnd((transaction) =>
    engine.commit([update('c/none', {})], ADMIN, transaction).catch(() => undefined),
  );
  await lockAnd(() => undefined);
});

test('a wait for a lock ends ABORTED when it takes too long', async () => {
  const engine = await engineWith(['a'], { lockWaitMs: 20 });
  await read(engine, 'c/a', engine.beginTransaction(false));
  await expect(read(engine, 'c/a', engine.beginTransaction(false))).rejects.toMatchObject({
    status: 'ABORTED',
  });
});

test('a read-only transaction waits for nobody and may not write', async () => {
  const engine = await engineWith(['a']);
  await read(engine, 'c/a', engine.beginTransaction(false));
  const transaction = engine.beginTransaction(true);
  expect(await read(engine, 'c/a', transaction)).toBe(0);
  await expect(engine.commit([set('c/a', {})], ADMIN, transaction)).rejects.toMatchObject({
    status: 'INVALID_ARGUMENT',
  });
});

test('commits of one tick are told in order, each after the one before it', async () => {
  const engine = await engineWith(['a']);
  const told: unknown[] = [];
  engine.onCommit(({ changes }) => told.push(changes.map(({ after }) => after?.fields)));
  await Promise.all([1, 2, 3].map((n) => engine.commit([update('c/a', { n })], ADMIN)));
  expect(told).toEqual([[fields({ n: 1 })], [fields({ n: 2 })], [fields({ n: 3 })]]);
});
