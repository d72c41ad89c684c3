/** A tab that holds a lock longer than this hangs or is frozen. */
const HELD_MS = 10_000;

/**
 * Runs `work` while no other tab of this browser runs one of the same `name`. Without locks, without a secure context, or if
 * the lock does not become free in time, the work runs without a lock.
 */
export async function oneTabAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  let begun: Promise<T> | undefined;
  const begin = () => (begun ??= work());
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), HELD_MS);
  const locked = () => {
    clearTimeout(timer);
    return begin();
  };
  // If the lock timed out or was refused, the work still has to run.
  await navigator.locks.request(name, { signal: waiting.signal }, locked).catch(() => undefined);
  clearTimeout(timer);
  return begin();
}
