/** Runs the jobs in order, `workers` of them at once. */
export async function inParallel(jobs: readonly (() => Promise<void>)[], workers: number): Promise<void> {
  const queue = jobs.values();
  const worker = async () => {
    for (const job of queue) await job();
  };
  await Promise.all(Array.from({ length: workers }, worker));
}
