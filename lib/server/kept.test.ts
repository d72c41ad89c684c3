import { kept } from './kept';

let now = 0;
let outdatedSince = 0;
const read = jest.fn((): Promise<number> => Promise.resolve(read.mock.calls.length));
const recent = kept(
  read,
  () => outdatedSince,
  () => now,
);

test('what was read is shared for a day, unless it is told to be outdated or could not be read', async () => {
  now = 1_000;
  expect(await Promise.all([recent(), recent()])).toEqual([1, 1]);
  now += 86_399_000;
  expect(await recent()).toBe(1);
  now += 1_000;
  expect(await recent()).toBe(2);
  outdatedSince = now;
  now += 1;
  expect(await recent()).toBe(3);

  outdatedSince = now;
  now += 1;
  read.mockRejectedValueOnce(new Error('away'));
  await expect(recent()).rejects.toThrow('away');
  expect(await recent()).toBe(5);
});
