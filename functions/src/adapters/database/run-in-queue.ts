/** Runs `task` after every earlier task of this process that shares a key with it. */
export type RunInQueue = <T>(keys: readonly string[], task: () => Promise<T>) => Promise<T>;

/**
 * Queues tasks that share a key, such as orders of one product, instead of letting their transactions
 * collide: each collision costs a retry with backoff. Correctness rests on the transactions alone; each
 * instance has its own queue.
 */
export function createRunInQueue(): RunInQueue {
  const tails = new Map<string, Promise<unknown>>();
  return async (keys, task) => {
    const earlier = Promise.allSettled(keys.map((key) => tails.get(key)));
    const run = earlier.then(task);
    for (const key of keys) tails.set(key, run);
    try {
      return await run;
    } finally {
      for (const key of keys) if (tails.get(key) === run) tails.delete(key);
    }
  };
}
