/** TTL used when an invalidation is lost. */
const TTL_MS = 24 * 60 * 60_000;

/**
 * Caches what `read` resolves to until a newer `revision` (of `lib/server/pages/shell-revision`) or a day has
 * passed. Concurrent callers share one read; a failed read is not cached.
 */
export function revisionCache<T>(read: () => Promise<T>, now = Date.now): (revision: number) => Promise<T> {
  let last: { readonly at: number; readonly revision: number; readonly value: Promise<T> } | undefined;
  return (revision) => {
    if (last && last.revision >= revision && now() - last.at < TTL_MS) return last.value;
    const reading = { at: now(), revision, value: read() };
    reading.value.catch(() => {
      if (last === reading) last = undefined;
    });
    last = reading;
    return reading.value;
  };
}
