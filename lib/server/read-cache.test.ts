import { readCache } from './read-cache';

let now = 0;
const read = jest.fn((): Promise<number> => Promise.resolve(read.mock.calls.length));
const clock = () => now;

beforeEach(() => {
  now = 1_000;
  read.mockClear();
});

test('a read is shared for a day, unless a later revision is asked for or it failed', async () => {
  const cached = readCache<number>({ now: clock });
  const recent = (revision: number) => cached('setting', read, revision);
  expect(await Promise.all([recent(5), recent(5)])).toEqual([1, 1]);
  now += 86_400_000;
  expect(await recent(5)).toBe(1);
  expect(await recent(4)).toBe(1);
  now += 1;
  expect(await recent(5)).toBe(2);
  expect(await recent(6)).toBe(3);

  read.mockRejectedValueOnce(new Error('away'));
  await expect(recent(7)).rejects.toThrow('away');
  expect(await recent(7)).toBe(5);
});

test('a failure of an older read leaves the newer one cached', async () => {
  const cached = readCache<number>({ now: clock });
  let fail: (error: Error) => void = () => {};
  const old = cached('setting', () => new Promise<number>((_, reject) => (fail = reject)), 1);
  expect(await cached('setting', read, 2)).toBe(1);
  fail(new Error('away'));
  await expect(old).rejects.toThrow('away');
  expect(await cached('setting', read, 2)).toBe(1);
});

test('keys have entries of their own, and the least recently used one makes room', async () => {
  const cached = readCache<number>({ ttlMs: 10, most: 2, now: clock });
  expect([await cached('a', read), await cached('b', read), await cached('a', read)]).toEqual([1, 2, 1]);
  expect(await cached('c', read)).toBe(3);
  expect([await cached('a', read), await cached('b', read)]).toEqual([1, 4]);
});
