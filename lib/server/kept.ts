/** What changed without a revision shows within so long. */
const KEPT_MS = 24 * 60 * 60_000;

/**
 * What `read` gives, read again once it is a day old or was read before `revision` (as of `lib/server/shell-revision`). Whoever
 * asks meanwhile shares one reading; a failed one is not kept.
 */
export function kept<T>(read: () => Promise<T>, now = Date.now): (revision: number) => Promise<T> {
  let last: { readonly at: number; readonly revision: number; readonly value: Promise<T> } | undefined;
  return (revision) => {
    if (last && last.revision >= revision && now() - last.at < KEPT_MS) return last.value;
    const reading = { at: now(), revision, value: read() };
    reading.value.catch(() => {
      if (last === reading) last = undefined;
    });
    last = reading;
    return reading.value;
  };
}
