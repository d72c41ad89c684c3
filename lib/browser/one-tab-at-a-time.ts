/** A tab that holds a lock for longer hangs or is frozen. */
const HELD_MS = 10_000;

/**
 * Runs `work` while no other tab of this browser runs one of the same `name`. Browsers without locks, pages that are no
 * secure context, and a lock that does not become free in time do without it.
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
  // A refused lock, too late or not to be had, leaves the work to be done.
  await navigator.locks.request(name, { signal: waiting.signal }, locked).catch(() => undefined);
  clearTimeout(timer);
  return begin();
}
