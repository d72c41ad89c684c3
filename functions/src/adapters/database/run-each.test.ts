import { runEach } from './run-each';

test('what fails keeps nothing else waiting, and the run fails at its end with every failure', async () => {
  const done: number[] = [];
  const run = async (item: number) => {
    if (item % 2) throw new Error(`item ${item}`);
    done.push(item);
  };
  await expect(runEach([1, 2, 3, 4], run)).rejects.toMatchObject({
    errors: [new Error('item 1'), new Error('item 3')],
  });
  expect(done).toEqual([2, 4]);
  await expect(runEach([2], run)).resolves.toBeUndefined();
});
