import { oneTabAtATime } from '@/lib/browser/one-tab-at-a-time';

const LONG_MS = 60_000;

const lockWith = (request: LockManager['request']) =>
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });

test('the work is done once, under the lock', async () => {
  const work = jest.fn(async () => 'done');
  lockWith(((_: string, __: LockOptions, locked: () => unknown) =>
    Promise.resolve(locked())) as LockManager['request']);
  await expect(oneTabAtATime('any', work)).resolves.toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
});

test('what the work fails with is what the caller gets', async () => {
  lockWith(((_: string, __: LockOptions, locked: () => unknown) =>
    Promise.resolve(locked())) as LockManager['request']);
  await expect(oneTabAtATime('any', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('a tab that never gives its lock back keeps the others waiting for a moment only', async () => {
  jest.useFakeTimers();
  lockWith(
    ((_: string, { signal }: LockOptions) =>
      new Promise((__, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      )) as LockManager['request'],
  );
  const work = jest.fn(async () => 'done');
  const done = oneTabAtATime('any', work);
  await jest.advanceTimersByTimeAsync(LONG_MS);
  await expect(done).resolves.toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
