import { revisionCache } from './revision-cache';

let now = 0;
const read = jest.fn((): Promise<number> => Promise.resolve(read.mock.calls.length));
const recent = revisionCache(read, () => now);

test('what was read is shared for a day, unless a later revision is asked for or it could not be read', async () => {
  now = 1_000;
  expect(await Promise.all([recent(5), recent(5)])).toEqual([1, 1]);
  now += 86_399_000;
  expect(await recent(5)).toBe(1);
  expect(await recent(4)).toBe(1);
  now += 1_000;
  expect(await recent(5)).toBe(2);
  expect(await recent(6)).toBe(3);

  read.mockRejectedValueOnce(new Error('away'));
  await expect(recent(7)).rejects.toThrow('away');
  expect(await recent(7)).toBe(5);
});
