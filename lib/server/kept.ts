/** Every change is told of at once; one of which word got lost shows within so long. */
const KEPT_MS = 24 * 60 * 60_000;

/**
 * What `read` gives, read again once it is a day old, or older than `outdatedSince` (milliseconds since the epoch).
 * Whoever asks meanwhile shares one reading; a failed one is not kept.
 */
export function kept<T>(
  read: () => Promise<T>,
  outdatedSince: () => number,
  now = Date.now,
): () => Promise<T> {
  let last: { readonly at: number; readonly value: Promise<T> } | undefined;
  return () => {
    if (last && last.at > outdatedSince() && now() - last.at < KEPT_MS) return last.value;
    const reading = { at: now(), value: read() };
    reading.value.catch(() => {
      if (last === reading) last = undefined;
    });
    last = reading;
    return reading.value;
  };
}
