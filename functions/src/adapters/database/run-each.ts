/**
 * Runs `run` for one item after another, although it fails for some, so that what fails keeps nothing else waiting. Then throws an
 * AggregateError of the failures, by which the platform reports the run as failed.
 */
export async function runEach<T>(items: Iterable<T>, run: (item: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await run(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
}
