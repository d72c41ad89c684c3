import type { Firestore } from 'firebase-admin/firestore';
import { createFindStore } from './find-store';
import { rateLimitsOf, type RateLimitName } from './rate-limits';
import { createConsumeRateLimit, type Who } from './consume-rate-limit';

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
  const onTotalPassed = jest.fn(async () => undefined);
  const consumeRateLimit = createConsumeRateLimit({ ...deps, onTotalPassed });
  const wait = async (limited: RateLimitName, who: Who) => (await consumeRateLimit(limited, who)).retryAfter;
  return {
    ...database,
    clock,
    wait,
    consumeRateLimit,
    onTotalPassed,
    findStore: createFindStore({ ...deps, consumeRateLimit }),
  };
}

const who = (store: string, person?: string) => ({ person, address: '203.0.113.7', store });

test.each<[RateLimitName, string | undefined]>([
  ['quoteCart', undefined],
  ['mailCode', 'sara@example.com'],
])('%s is limited in all stores together as in one', async (limited, person) => {
  const { wait } = aLimiter();
  const { most = 0 } = rateLimitsOf(limited)[person ? 'person' : 'address'] ?? {};
  for (let call = 0; call < most; call += 1)
    expect(await wait(limited, who(`store-${call}`, person))).toBe(0);
  expect(await wait(limited, who('one-more', person))).toBeGreaterThan(0);
});

test('an address that is counted by the hour is limited in each store by itself, where it is written', async () => {
  const { wait, counts } = aLimiter();
  const { most = 0 } = rateLimitsOf('submitContactRequest').address ?? {};
  for (let call = 0; call < most; call += 1) await wait('submitContactRequest', who('first'));
  expect(await wait('submitContactRequest', who('first'))).toBeGreaterThan(0);
  expect(await wait('submitContactRequest', who('second'))).toBe(0);
  expect([...counts.keys()].every((path) => /^stores\/(first|second)\/rateLimits\//.test(path))).toBe(true);
});

test('a window that is over is forgotten', async () => {
  const { wait, clock } = aLimiter();
  const { most = 0, windowMs = 0 } = rateLimitsOf('quoteCart').address ?? {};
  for (let call = 0; call < most; call += 1) await wait('quoteCart', who('first'));
  expect(await wait('quoteCart', who('first'))).toBe(windowMs / 1000);
  clock.at = windowMs;
  expect(await wait('quoteCart', who('first'))).toBe(0);
});

/** Calls from `count` addresses of a network, each as often as one may. */
async function exhaust(limiter: ReturnType<typeof aLimiter>, addresses: readonly string[]) {
  const { most = 0 } = rateLimitsOf('submitContactRequest').address ?? {};
  for (const address of addresses)
    for (let call = 0; call < most; call += 1)
      await limiter.wait('submitContactRequest', { person: undefined, address, store: 'first' });
}

const from = (address: string) => ({ person: undefined, address, store: 'first' });
const numbered = (count: number, address: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => address(index));

test('fault 61: a store total refuses nobody: it asks for proof and tells the owner once', async () => {
  const limiter = aLimiter();
  await exhaust(
    limiter,
    numbered(26, (index) => `10.${index}.0.1`),
  );
  const { retryAfter, excess } = await limiter.consumeRateLimit('submitContactRequest', from('203.0.113.7'));
  expect(retryAfter).toBe(0);
  expect(excess).toBeGreaterThan(1);
  expect(limiter.onTotalPassed.mock.calls).toEqual([['first', 'submitContactRequest']]);
  const elsewhere = { ...from('203.0.113.7'), store: 'second' };
  expect(await limiter.consumeRateLimit('submitContactRequest', elsewhere)).toMatchObject({ excess: 0 });
});

test('fault 61: an IPv6 site with many networks ends at its own limit, its provider is asked for proof', async () => {
  const limiter = aLimiter();
  await exhaust(
    limiter,
    numbered(8, (index) => `2001:db8:1:${index}::/64`),
  );
  expect(await limiter.wait('submitContactRequest', from('2001:db8:1:ffff::/64'))).toBeGreaterThan(0);
  expect(await limiter.wait('submitContactRequest', from('2001:db8:2:1::/64'))).toBe(0);

  const provider = aLimiter();
  await exhaust(provider, numbered(33, (index) => `2001:db8:${index}:1::/64`).slice(0, 24));
  expect(await provider.consumeRateLimit('submitContactRequest', from('2001:db8:99:1::/64'))).toMatchObject({
    retryAfter: 0,
    excess: 0,
  });
});

test('a store is asked for once in ten minutes, one that nobody made each time and not without end', async () => {
  const { findStore, clock, asked, counts } = aLimiter();
  const find = (store: string) => findStore(store as never, who(store));
  clock.at = 1;
  for (let times = 0; times < 5; times += 1) expect(await find('first')).toMatchObject({ ok: true });
  expect(asked).toEqual(['storeSetting/first']);
  clock.at += 10 * 60 * 1000 + 1;
  await find('first');
  expect(asked).toHaveLength(2);

  const { most = 0 } = rateLimitsOf('findStore').address ?? {};
  const answers = await Promise.all(
    Array.from({ length: most + 5 }, (_, index) => find(`invented-${index}`)),
  );
  const codes = answers.map((answer) => !answer.ok && answer.error.code);
  expect(codes.filter((code) => code === 'store-not-found')).toHaveLength(most - 1);
  expect(codes.at(-1)).toBe('too-many-requests');
  expect(counts.size).toBe(0);
});
