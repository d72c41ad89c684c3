import { LRUCache } from 'lru-cache';

/** Default bound: an entry per store. */
const MOST_STORES = 500;

/** Default TTL, for the case that an invalidation is lost. */
const DAY_MS = 24 * 60 * 60_000;

/** Of a value that is still being read, or is empty. */
const LEAST_WEIGHT = 1;

interface Entry<T> {
  readonly revision: number;
  readonly value: Promise<T>;
  readonly weight: number;
}

interface CacheOptions<T> {
  /** Longest age of an entry, milliseconds. */
  readonly ttlMs?: number;
  /** Bound on entries; the least recently used one goes first. */
  readonly most?: number;
  /** Bound on what all entries weigh together; a value that weighs more alone is not cached. */
  readonly weight?: { readonly of: (value: T) => number; readonly most: number };
  readonly now?: (() => number) | undefined;
}

/**
 * Caches what `read` resolves to, by key, until its TTL has passed or a newer `revision` (of `shell-revision`) is asked
 * for; then its memory is free again. Concurrent callers share one read; a failed read is not cached.
 */
export function readCache<T>({
  ttlMs = DAY_MS,
  most = MOST_STORES,
  weight,
  now = () => Date.now(),
}: CacheOptions<T> = {}) {
  const entries = new LRUCache<string, Entry<T>>({
    max: most,
    ttl: ttlMs,
    ttlResolution: 0,
    ttlAutopurge: true,
    perf: { now },
    ...(weight && { maxSize: weight.most, sizeCalculation: (entry) => entry.weight }),
  });
  return (key: string, read: () => Promise<T>, revision = 0): Promise<T> => {
    const known = entries.get(key);
    if (known && known.revision >= revision) return known.value;
    const entry = { revision, value: read(), weight: LEAST_WEIGHT };
    const isLast = () => entries.peek(key) === entry;
    entry.value.then(
      (value) => {
        if (!weight || !isLast()) return;
        const weighed = { ...entry, weight: Math.max(LEAST_WEIGHT, weight.of(value)) };
        entries.set(key, weighed, { noUpdateTTL: true });
      },
      () => {
        if (isLast()) entries.delete(key);
      },
    );
    entries.set(key, entry);
    return entry.value;
  };
}
