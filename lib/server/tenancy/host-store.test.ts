import { storeId } from '@/lib/domain/ids';
import type { DomainRecord } from '@/lib/domain/tenancy/domain-record';
import { createHostRecord, FRESH_MS, hostRecord, MOST_HOSTS, STALE_MS } from './host-store';

jest.mock('@/lib/server/firebase', () => ({ adminFirestore: () => fail('Firestore was asked') }));
jest.mock('@/lib/server/with-timeout', () => ({}));
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn() } }));

const recordOf = (store: string): DomainRecord => ({
  ...{ storeId: storeId(store), kind: 'platform', state: 'open', redirectTo: null },
});
const DEMO = recordOf('demo');

let now = 0;
let stored: Map<string, DomainRecord>;
let reads: string[];
let failure: Error | null;
let lookUp: ReturnType<typeof createHostRecord>;

beforeEach(() => {
  now = 1_000;
  stored = new Map([['demo.localhost', DEMO]]);
  reads = [];
  failure = null;
  const read = async (host: string) => {
    reads.push(host);
    await Promise.resolve();
    if (failure) throw failure;
    return stored.get(host) ?? null;
  };
  lookUp = createHostRecord({ read, now: () => now });
});

const settled = () => new Promise(setImmediate);

test('a burst at a cold server is one read, however the host is written', async () => {
  const hosts = ['demo.localhost', 'DEMO.localhost:3000', 'demo.localhost.'];
  const burst = Array.from({ length: 300 }, (_, at) => lookUp(hosts[at % 3] ?? ''));
  expect(new Set(await Promise.all(burst))).toEqual(new Set([DEMO]));
  now += FRESH_MS.found - 1;
  expect(await lookUp('demo.localhost')).toBe(DEMO);
  expect(reads).toEqual(['demo.localhost']);
});

test('what is no host name costs no read', async () => {
  expect(await Promise.all(['', '127.0.0.1:3000', 'a_b.localhost', 'x'.repeat(300)].map(hostRecord))).toEqual(
    [...[null, null, null, null]],
  );
});

test('a stale record is answered at once, and renewed by one read', async () => {
  await lookUp('demo.localhost');
  const moved = recordOf('second');
  stored.set('demo.localhost', moved);
  now += FRESH_MS.found;
  expect(await Promise.all([lookUp('demo.localhost'), lookUp('demo.localhost')])).toEqual([DEMO, DEMO]);
  await settled();
  expect(await lookUp('demo.localhost')).toBe(moved);
  expect(reads).toHaveLength(2);
});

test('a page is rendered with the host as it is, but for a moment, and with its last record while Firestore fails', async () => {
  await lookUp('demo.localhost');
  const moved = recordOf('second');
  stored.set('demo.localhost', moved);
  now += 400;
  expect(await lookUp('demo.localhost', 500)).toBe(DEMO);
  now += 100;
  expect(await Promise.all([lookUp('demo.localhost', 500), lookUp('demo.localhost', 500)])).toEqual([
    moved,
    moved,
  ]);
  expect(reads).toHaveLength(2);
  failure = new Error('unavailable');
  now += 500;
  expect(await lookUp('demo.localhost', 500)).toBe(moved);
});

test('a record that nobody asked for a while is read again before it is trusted', async () => {
  await lookUp('demo.localhost');
  stored.delete('demo.localhost');
  now += STALE_MS;
  expect(await lookUp('demo.localhost')).toBeNull();
});

test('an unknown host is asked for once in its time, and found as soon as it is there', async () => {
  expect([await lookUp('new.localhost'), await lookUp('new.localhost')]).toEqual([null, null]);
  stored.set('new.localhost', DEMO);
  now += FRESH_MS.unknown - 1;
  expect(await lookUp('new.localhost')).toBeNull();
  expect(reads).toHaveLength(1);
  now += 1;
  expect(await lookUp('new.localhost')).toBe(DEMO);
});

test('while Firestore fails, every host keeps its last answer; only a host never read fails', async () => {
  await lookUp('demo.localhost');
  await lookUp('none.localhost');
  failure = new Error('away');
  now += STALE_MS * 100;
  expect([await lookUp('demo.localhost'), await lookUp('none.localhost')]).toEqual([DEMO, null]);
  await expect(lookUp('cold.localhost')).rejects.toThrow('away');
  failure = null;
  stored.set('cold.localhost', DEMO);
  expect(await lookUp('cold.localhost')).toBe(DEMO);
});

test('invented hosts displace no host that exists, and are forgotten themselves', async () => {
  await lookUp('demo.localhost');
  for (let at = 0; at <= MOST_HOSTS; at += 1) await lookUp(`x${at}.localhost`);
  reads = [];
  await Promise.all([lookUp('demo.localhost'), lookUp(`x${MOST_HOSTS}.localhost`)]);
  expect(reads).toEqual([]);
  await lookUp('x0.localhost');
  expect(reads).toEqual(['x0.localhost']);
});
