import { storeId } from '@/lib/domain/ids';
import { ReadCounter } from './read-counter';

const [FIRST, SECOND] = [storeId('first'), storeId('second')];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a store’s reads are one write in its time, and what could not be written comes with the next', async () => {
  const written: unknown[] = [];
  let isDown = true;
  const counter = new ReadCounter((store, reads) => {
    if (isDown && store === SECOND) return Promise.reject(new Error('down'));
    written.push([store, reads]);
    return Promise.resolve();
  }, 1000);
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  for (let page = 0; page < 500; page += 1) counter.count(page % 5 ? FIRST : SECOND, 3);
  await jest.advanceTimersByTimeAsync(999);
  expect(written).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(written).toEqual([[FIRST, 1200]]);
  isDown = false;
  counter.count(SECOND, 1);
  await jest.advanceTimersByTimeAsync(1000);
  expect(written.slice(1)).toEqual([[SECOND, 301]]);
  await jest.advanceTimersByTimeAsync(5000);
  expect(written).toHaveLength(2);
  warned.mockRestore();
});
