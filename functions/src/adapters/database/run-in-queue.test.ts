import { createRunInQueue } from './run-in-queue';

test('tasks sharing a key run one after another, even after a failure', async () => {
  const runInQueue = createRunInQueue();
  const seen: string[] = [];
  const task = (name: string) => async () => {
    seen.push(`${name} starts`);
    await Promise.resolve();
    seen.push(`${name} ends`);
    if (name === 'a') throw new Error(name);
  };
  const results = await Promise.allSettled([
    runInQueue(['x', 'y'], task('a')),
    runInQueue(['y', 'z'], task('b')),
    runInQueue(['z'], task('c')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(seen).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
});

test('tasks without a common key do not wait for each other', async () => {
  const runInQueue = createRunInQueue();
  let release = () => {};
  const slow = runInQueue(['x'], () => new Promise<void>((resolve) => (release = resolve)));
  await expect(runInQueue(['y'], async () => 'done')).resolves.toBe('done');
  release();
  await slow;
});
