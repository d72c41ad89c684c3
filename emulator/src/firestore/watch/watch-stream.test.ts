import type { OpenEngine } from '../engine/engine';
import { normaliseQuery } from '../engine/queries/normalise-query';
import { ADMIN, by, OPEN_GATE, set, testEngine, where } from '../engine/testing';
import type { RulesGate, Write } from '../engine/types';
import { ListeningClient, PROJECT, ROOT } from './testing/listening-client';
import { WatchHub } from './watch-hub';

let engine: OpenEngine;
let hub: WatchHub;
let client: ListeningClient;

async function begin(gate: RulesGate = OPEN_GATE): Promise<void> {
  engine = await testEngine({ projectId: PROJECT, gate });
  hub = new WatchHub(engine);
  client = new ListeningClient(hub);
}

afterEach(async () => {
  client.close();
  hub.close();
  await engine.close();
});

const commit = (...writes: Write[]) => engine.commit(writes, ADMIN);

const boards = { from: [{ collectionId: 'boards' }] };
const cheap = { ...boards, where: where('price', 'LESS_THAN', 10), orderBy: [by('price')] };
const cheapestTwo = { ...boards, orderBy: cheap.orderBy, limit: 2 };

test('a target is answered by ADD, its documents, CURRENT and the snapshot that raises events', async () => {
  await begin();
  await commit(set('boards/a', { price: 1 }));
  client.listenTo(2, boards);
  await client.nextSnapshot();
  expect(client.takeSummary()).toEqual(['ADD 2', 'change boards/a in [2] out []', 'CURRENT 2', 'SNAPSHOT']);
});

test('a missing document is told as a deletion', async () => {
  await begin();
  client.listenToDocument(2, 'boards/none');
  await client.nextSnapshot();
  expect(client.takeSummary()).toEqual(['ADD 2', 'delete boards/none out [2]', 'CURRENT 2', 'SNAPSHOT']);
});

test('a commit is told once for all targets that show it, and not at all to others', async () => {
  await begin();
  client.listenTo(2, boards);
  client.listenToDocument(4, 'boards/a');
  client.listenToDocument(6, 'boards/b');
  await client.until(() => client.snapshots === 3);
  client.takeSummary();
  await commit(set('elsewhere/x', { price: 1 }));
  await commit(set('boards/a', { price: 1 }));
  await client.nextSnapshot();
  expect(client.takeSummary()).toEqual(['change boards/a in [2,4] out []', 'SNAPSHOT']);
});

test('a document that leaves the query comes with its new content, a deleted one as deleted', async () => {
  await begin();
  await commit(set('boards/a', { price: 1 }), set('boards/b', { price: 2 }));
  client.listenTo(2, cheap);
  await client.nextSnapshot();
  client.takeSummary();
  await commit(set('boards/a', { price: 50 }), { delete: 'boards/b' });
  await client.nextSnapshot();
  expect(client.takeSummary()).toEqual([
    'change boards/a in [] out [2]',
    'delete boards/b out [2]',
    'SNAPSHOT',
  ]);
});

test('the next document slides into a limit window when one leaves', async () => {
  await begin();
  await commit(set('boards/a', { price: 1 }), set('boards/b', { price: 2 }), set('boards/c', { price: 3 }));
  client.listenTo(2, cheapestTwo);
  await client.nextSnapshot();
  client.takeSummary();
  await commit({ delete: 'boards/a' });
  await client.nextSnapshot();
  expect(client.takeSummary()).toEqual([
    'change boards/c in [2] out []',
    'delete boards/a out [2]',
    'SNAPSHOT',
  ]);
});

test('a refused target is removed with its cause while the others go on', async () => {
  await begin({ decide: ({ path }) => ({ allowed: path !== 'secret/x', explanation: '' }) });
  client.listenToDocument(2, 'secret/x');
  client.listenToDocument(4, 'boards/a');
  await client.nextSnapshot();
  expect(client.takeSummary()[0]).toBe('REMOVE 2 code 7');
  await commit(set('boards/a', { price: 1 }));
  await client.nextSnapshot();
  expect(client.takeSummary()).toEqual(['change boards/a in [4] out []', 'SNAPSHOT']);
});

test('a listener whose document turns private is refused at that change', async () => {
  await begin({
    decide: ({ resource }) => ({ allowed: resource?.fields.owner === undefined, explanation: '' }),
  });
  await commit(set('boards/a', { price: 1 }));
  client.listenToDocument(2, 'boards/a');
  await client.nextSnapshot();
  client.takeSummary();
  await commit(set('boards/a', { owner: 'someone' }));
  await client.until(() => client.received.length > 0);
  expect(client.takeSummary()).toEqual(['REMOVE 2 code 7']);
});

test('every removeTarget is answered once, and the same id can be used again', async () => {
  await begin();
  client.listenTo(2, boards);
  client.stopListening(2);
  client.listenTo(2, boards);
  await client.until(() => client.snapshots === 2);
  expect(client.takeSummary().filter((line) => !line.startsWith('SNAPSHOT'))).toEqual([
    'ADD 2',
    'CURRENT 2',
    'REMOVE 2',
    'ADD 2',
    'CURRENT 2',
  ]);
});

test('a resumed target gets what changed and a filter that shows what vanished', async () => {
  await begin();
  await commit(set('boards/a', { price: 1 }), set('boards/b', { price: 2 }), set('boards/c', { price: 3 }));
  client.listenTo(2, boards);
  await client.nextSnapshot();
  const resumeToken = client.lastToken;
  client.close();
  await commit(set('boards/b', { price: 5 }), { delete: 'boards/c' });
  client = new ListeningClient(hub);
  client.listenTo(2, boards, { resumeToken, expectedCount: 3 });
  await client.nextSnapshot();
  expect(client.takeSummary()).toEqual([
    'ADD 2',
    'change boards/b in [2] out []',
    'filter 2 of 2',
    'CURRENT 2',
    'SNAPSHOT',
  ]);
});

test('a token of another history resets the target and lifts the clock above what the client has seen', async () => {
  await begin();
  await commit(set('boards/a', { price: 1 }));
  const future = engine.version + 3_600_000_000;
  client.listenTo(2, boards, { resumeToken: Buffer.from(`other:${future}`).toString('base64') });
  await client.nextSnapshot();
  expect(client.takeSummary()).toEqual([
    'ADD 2',
    'RESET 2',
    'change boards/a in [2] out []',
    'CURRENT 2',
    'SNAPSHOT',
  ]);
  expect(engine.version).toBeGreaterThan(future);
});

test('a query Firestore refuses is refused alone', async () => {
  await begin();
  client.listenTo(2, { ...boards, limit: -1 });
  await client.until(() => client.received.length > 0);
  expect(client.takeSummary()).toEqual(['REMOVE 2 code 3']);
  expect(client.failure).toBeNull();
});

test('after any history of commits every target shows exactly what its query gives', async () => {
  await begin();
  const byPrice = { ...boards, orderBy: [by('price', 'DESCENDING')] };
  const targets = [boards, cheap, cheapestTwo, { ...byPrice, limit: 4 }, { ...byPrice, limit: 3, offset: 2 }];
  targets.forEach((query, index) => client.listenTo(2 * index + 2, query));
  await client.until(() => client.snapshots === targets.length);
  const random = seeded(7);
  for (let round = 0; round < 400; round += 1) {
    const path = `boards/${Math.floor(random() * 12)}`;
    const isDeleted = random() < 0.3;
    const write = isDeleted ? { delete: path } : set(path, { price: Math.floor(random() * 20), round });
    await Promise.all([
      commit(write),
      random() < 0.5 ? commit(set('boards/busy', { price: round % 15, round })) : 0,
    ]);
  }
  await commit(set('boards/last', { price: 0 }));
  await client.until(() => client.shown.get(2)?.has('boards/last') === true);
  for (const [index, structuredQuery] of targets.entries()) {
    const { documents } = await engine.runQuery(normaliseQuery({ parent: ROOT, structuredQuery }), ADMIN);
    const expected = documents.map(({ path }) => path).sort();
    expect([...(client.shown.get(2 * index + 2) ?? [])].sort()).toEqual(expected);
  }
});

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const FOREIGN = 'projects/else/databases/(default)';
test.each<[string, object]>([
  [
    'by its parent',
    { addTarget: { targetId: 2, query: { parent: `${FOREIGN}/documents`, structuredQuery: boards } } },
  ],
  [
    'by its documents',
    { addTarget: { targetId: 2, documents: { documents: [`${FOREIGN}/documents/boards/a`] } } },
  ],
  [
    'by the request',
    { database: FOREIGN, addTarget: { targetId: 2, query: { parent: ROOT, structuredQuery: boards } } },
  ],
])('a target that names another project on an open stream is refused: %s', async (_title, request) => {
  await begin();
  client.send(request);
  await client.until(() => client.received.some(({ targetChange }) => targetChange?.cause));
  expect(client.received).toEqual([
    {
      targetChange: {
        targetChangeType: 'REMOVE',
        targetIds: [2],
        cause: { code: 3, message: expect.stringContaining(`attempting to access database '${FOREIGN}'`) },
      },
    },
  ]);
});

test('a target of a reserved collection is refused instead of waiting', async () => {
  await begin();
  client.listenTo(2, { from: [{ collectionId: '__x__' }] });
  await client.until(() => client.received.length > 0);
  expect(client.received[0]?.targetChange).toMatchObject({ targetChangeType: 'REMOVE', cause: { code: 3 } });
});
