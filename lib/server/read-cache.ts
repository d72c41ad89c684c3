import { LRUCache } from 'lru-cache';

/** Default bound: an entry per store. */
const MOST_STORES = 500;

/** Default TTL, for the case that an invalidation is lost. */
const DAY_MS = 24 * 60 * 60_000;

interface CacheOptions {
  /** Longest age of an entry, milliseconds. */
  readonly ttlMs?: number;
  /** Bound on entries; the least recently used one goes first. */
  readonly most?: number;
  readonly now?: (() => number) | undefined;
}

/**
 * Caches what `read` resolves to, by key, until its TTL has passed or a newer `revision` (of `shell-revision`) is asked
 * for. Concurrent callers share one read; a failed read is not cached.
 */
export function readCache<T>({
  ttlMs = DAY_MS,
  most = MOST_STORES,
  now = () => Date.now(),
}: CacheOptions = {}) {
  const entries = new LRUCache<string, { readonly revision: number; readonly value: Promise<T> }>({
    max: most,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
  });
  return (key: string, read: () => Promise<T>, revision = 0): Promise<T> => {
    const known = entries.get(key);
    if (known && known.revision >= revision) return known.value;
    const entry = { revision, value: read() };
    entry.value.catch(() => {
      if (entries.peek(key) === entry) entries.delete(key);
    });
    entries.set(key, entry);
    return entry.value;
  };
}
