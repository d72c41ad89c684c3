import { visitInTurn } from '@/functions/src/adapters/database/visit-in-turn';
import { collections } from '@/lib/domain/collections';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';

const shop = new LocalShop('visit-in-turn');
const SCHEDULE = 'test-of-turns';
/** Stores that one run has time for. */
const BATCH = 50;
const STORES = Array.from({ length: 3 * BATCH }, (_, at) => `store-${String(at).padStart(3, '0')}`);
const MINUTE_MS = 60_000;

beforeAll(() => shop.open());
beforeEach(() => shop.db.doc(collections.scheduleCursor(SCHEDULE)).delete());
afterAll(async () => {
  await shop.db.doc(collections.scheduleCursor(SCHEDULE)).delete();
  await shop.close();
});

/** One run, in which each visit takes `visitMs` of the clock; resolves to who was visited. */
async function run(stores: readonly string[], visitMs: number): Promise<string[]> {
  const seen: string[] = [];
  let at = 0;
  const visit = async (store: string) => {
    seen.push(store);
    at += visitMs;
  };
  const visited = new Map(stores.map((store) => [store, store]));
  await visitInTurn({ db: shop.db, now: () => at }, { schedule: SCHEDULE, visited, visit });
  return seen;
}

test('three runs reach three times as many stores as one has time for, each once, and the next begins anew', async () => {
  const slow = (5 * MINUTE_MS) / BATCH;
  const runs: string[][] = [];
  for (let round = 0; round < 4; round += 1) runs.push(await run(STORES, slow));
  expect(runs.slice(0, 3).map(({ length }) => length)).toEqual([BATCH, BATCH, BATCH]);
  expect(runs.slice(0, 3).flat()).toEqual(STORES);
  expect(runs[3]).toEqual(runs[0]);
});

test('a run with time for all visits all once, wherever the one before stopped', async () => {
  await run(STORES, MINUTE_MS);
  const seen = await run([...STORES, 'store-new'], 0);
  expect(seen[0]).toBe('store-005');
  expect([...seen].sort()).toEqual([...STORES, 'store-new'].sort());
});

test('nobody to visit, and a last one that is gone, are no mistake', async () => {
  expect(await run([], 0)).toEqual([]);
  await run(['a', 'b', 'c'], 0);
  expect(await run(['a', 'b'], 0)).toEqual(['a', 'b']);
});
