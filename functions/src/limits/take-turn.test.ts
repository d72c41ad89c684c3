import type { Firestore } from 'firebase-admin/firestore';
import { createFindStore } from './find-store';
import { limitsOf, type Limited } from './table';
import { createTakeTurn } from './take-turn';

const STORES = ['storeSetting/first', 'storeSetting/second'];

/** Enough of Firestore for counters: what was written, by path, and which stores there are. */
function aDatabase() {
  const counts = new Map<string, number>();
  const asked: string[] = [];
  const doc = (path: string) => ({
    get: async () => {
      asked.push(path);
      return { exists: STORES.includes(path), get: () => counts.get(path) };
    },
    set: async () => void counts.set(path, (counts.get(path) ?? 0) + 1),
  });
  return { db: { doc } as unknown as Firestore, counts, asked };
}

function aLimiter() {
  const clock = { at: 0 };
  const database = aDatabase();
  const deps = { db: database.db, now: () => clock.at, scale: () => 1 };
  const takeTurn = createTakeTurn(deps);
  return { ...database, clock, takeTurn, findStore: createFindStore({ ...deps, takeTurn }) };
}

const who = (store: string, person?: string) => ({ person, address: '203.0.113.7', store });

test.each<[Limited, string | undefined]>([
  ['quoteCart', undefined],
  ['mailCode', 'sara@example.com'],
])('%s has the same turns in all stores together as in one', async (limited, person) => {
  const { takeTurn } = aLimiter();
  const { most = 0 } = limitsOf(limited)[person ? 'person' : 'address'] ?? {};
  for (let turn = 0; turn < most; turn += 1)
    expect(await takeTurn(limited, who(`store-${turn}`, person))).toBe(0);
  expect(await takeTurn(limited, who('one-more', person))).toBeGreaterThan(0);
});

test('an address that is counted by the hour has its turns in each store, where they are written', async () => {
  const { takeTurn, counts } = aLimiter();
  const { most = 0 } = limitsOf('submitContactRequest').address ?? {};
  for (let turn = 0; turn < most; turn += 1) await takeTurn('submitContactRequest', who('first'));
  expect(await takeTurn('submitContactRequest', who('first'))).toBeGreaterThan(0);
  expect(await takeTurn('submitContactRequest', who('second'))).toBe(0);
  expect([...counts.keys()].every((path) => /^stores\/(first|second)\/rateLimits\//.test(path))).toBe(true);
});

test('a window that is over is forgotten', async () => {
  const { takeTurn, clock } = aLimiter();
  const { most = 0, windowMs = 0 } = limitsOf('quoteCart').address ?? {};
  for (let turn = 0; turn < most; turn += 1) await takeTurn('quoteCart', who('first'));
  expect(await takeTurn('quoteCart', who('first'))).toBe(windowMs / 1000);
  clock.at = windowMs;
  expect(await takeTurn('quoteCart', who('first'))).toBe(0);
});

test('a store is asked for once in ten minutes, one that nobody made each time and not without end', async () => {
  const { findStore, clock, asked, counts } = aLimiter();
  const find = (store: string) => findStore(store as never, who(store));
  for (let times = 0; times < 5; times += 1) expect(await find('first')).toMatchObject({ ok: true });
  expect(asked).toEqual(['storeSetting/first']);
  clock.at = 10 * 60 * 1000;
  await find('first');
  expect(asked).toHaveLength(2);

  const { most = 0 } = limitsOf('findStore').address ?? {};
  const answers = await Promise.all(
    Array.from({ length: most + 5 }, (_, index) => find(`invented-${index}`)),
  );
  const codes = answers.map((answer) => !answer.ok && answer.error.code);
  expect(codes.filter((code) => code === 'store-not-found')).toHaveLength(most - 1);
  expect(codes.at(-1)).toBe('too-many-requests');
  expect(counts.size).toBe(0);
});
