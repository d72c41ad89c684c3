import { createInTurn } from './in-turn';

test('tasks sharing a key run one after another, even after a failure', async () => {
  const inTurn = createInTurn();
  const seen: string[] = [];
  const task = (name: string) => async () => {
    seen.push(`${name} starts`);
    await Promise.resolve();
    seen.push(`${name} ends`);
    if (name === 'a') throw new Error(name);
  };
  const results = await Promise.allSettled([
    inTurn(['x', 'y'], task('a')),
    inTurn(['y', 'z'], task('b')),
    inTurn(['z'], task('c')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(seen).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
});

test('tasks without a common key do not wait for each other', async () => {
  const inTurn = createInTurn();
  let release = () => {};
  const slow = inTurn(['x'], () => new Promise<void>((resolve) => (release = resolve)));
  await expect(inTurn(['y'], async () => 'done')).resolves.toBe('done');
  release();
  await slow;
});
