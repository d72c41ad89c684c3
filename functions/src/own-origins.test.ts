import type { Firestore } from 'firebase-admin/firestore';
import { createAllowsOrigin } from './own-origins';

const SITE = 'https://shop.example.com';
const STORED = {
  siteUrl: 'https://demo.platform.com',
  hosts: ['domains/boards.com', 'domains/demo.localhost'],
};

function deployed({ isLocal = false, retryAfter = 0, isAway = false } = {}) {
  const clock = { at: 1_000 };
  const asked: string[] = [];
  const answer = async <T>(value: string, found: T) => {
    asked.push(value);
    if (isAway) throw new Error('away');
    return found;
  };
  const where = (field: 'siteUrl', _: string, value: string) => {
    const get = () => answer(value, { empty: STORED[field] !== value });
    return { limit: () => ({ select: () => ({ get }) }) };
  };
  const doc = (at: string) => ({ get: () => answer(at, { exists: STORED.hosts.includes(at) }) });
  const allowsOrigin = createAllowsOrigin({
    log: { error: () => undefined },
    db: { collection: () => ({ where }), doc } as unknown as Firestore,
    now: () => clock.at,
    consumeRateLimit: async () => ({ retryAfter, excess: 0 }),
    siteUrl: () => SITE,
    proxies: () => 1,
    isLocal,
  });
  const request = { get: () => undefined } as never;
  return { clock, asked, allows: (origin: string) => allowsOrigin(origin, request) };
}

test.each([
  [SITE, true],
  [STORED.siteUrl, true],
  ['https://boards.com', true],
  ['http://boards.com', false],
  ['https://boards.com:8443', false],
  ['https://boards.com.evil.example', false],
  ['http://localhost:3000', false],
  ['null', false],
  [`https://${'x'.repeat(10_000)}.com`, false],
])('a page of %s may call deployed functions: %p', async (origin, expected) => {
  expect(await deployed().allows(origin)).toBe(expected);
});

test('pages of this machine may call with the local Firebase alone', async () => {
  const { allows } = deployed({ isLocal: true });
  const local = ['http://localhost:3000', 'http://127.0.0.1:24000', 'http://demo.localhost:3000'];
  for (const origin of [...local, 'http://boards.com:24000'])
    expect([origin, await allows(origin)]).toEqual([origin, true]);
  expect(await allows('http://other.localhost:3000')).toBe(false);
  expect(await allows('http://localhost.evil.example')).toBe(false);
});

test('what was found is remembered, a foreign origin for a minute', async () => {
  const { allows, asked, clock } = deployed();
  for (let call = 0; call < 5; call += 1) await allows('https://evil.example');
  expect(asked).toHaveLength(2);
  clock.at += 60_001;
  await allows('https://evil.example');
  expect(asked).toHaveLength(4);
});

test('invented origins are not looked up without end, and a database that is away lets nobody in', async () => {
  const limited = deployed({ retryAfter: 9 });
  expect(await limited.allows('https://boards.com')).toBe(false);
  expect(limited.asked).toEqual([]);
  expect(await deployed({ isAway: true }).allows('https://boards.com')).toBe(false);
});
