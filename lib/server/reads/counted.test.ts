import { storeId } from '@/lib/domain/ids';
import { countReads, readingFor, readingOf } from './counted';
import { writeReads } from './write-reads';

jest.mock('./write-reads', () => ({ writeReads: jest.fn() }));

const TEN_MINUTES_MS = 10 * 60 * 1000;
const [FIRST, SECOND] = [storeId('first'), storeId('second')];

test('reads count for the store whose page they are, however deep and late, and for none without one', async () => {
  jest.useFakeTimers();
  const page = async (reads: number) => {
    await Promise.resolve();
    readingFor('shell', () => countReads(reads));
    readingFor('host', () => countReads(1));
  };
  await Promise.all([readingOf(FIRST, () => page(4)), readingOf(SECOND, () => page(7)), page(100)]);
  readingOf(SECOND, () => countReads(0));
  expect(writeReads).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(TEN_MINUTES_MS);
  jest.useRealTimers();
  expect(jest.mocked(writeReads).mock.calls.sort()).toEqual([
    [FIRST, 5],
    [SECOND, 8],
  ]);
});
