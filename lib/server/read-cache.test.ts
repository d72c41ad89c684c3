import { setImmediate } from 'node:timers/promises';
import v8 from 'node:v8';
import vm from 'node:vm';
import { readCache } from './read-cache';

let now = 0;
const read = jest.fn((): Promise<number> => Promise.resolve(read.mock.calls.length));
const clock = () => now;

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc') as () => void;

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

test('what all entries hold together is bounded, and what holds more alone is not kept', async () => {
  const cached = readCache<number[]>({ now: clock, weight: { of: ({ length }) => length, most: 5 } });
  const reads = jest.fn((length: number) => Promise.resolve(Array<number>(length).fill(0)));
  const of = async (key: string, length: number) => (await cached(key, () => reads(length))).length;
  expect([await of('a', 3), await of('b', 2), await of('a', 9), await of('empty', 0)]).toEqual([3, 2, 3, 0]);
  expect(await of('b', 1)).toBe(1);
  expect(await of('a', 9)).toBe(3);
  expect(reads).toHaveBeenCalledTimes(4);
  expect([await of('all', 6), await of('all', 7)]).toEqual([6, 7]);
});

test('an entry is let go when its time is over, though nobody asks for it again', async () => {
  jest.useFakeTimers();
  const cached = readCache<object>({ ttlMs: 10 });
  const kept = new WeakRef(await cached('a', () => Promise.resolve({})));
  const isKept = async () => {
    await setImmediate();
    collectGarbage();
    return kept.deref() !== undefined;
  };
  expect(await isKept()).toBe(true);
  jest.advanceTimersByTime(11);
  expect(await isKept()).toBe(false);
  expect(cached).toBeDefined();
  jest.useRealTimers();
});
