import { LRUCache } from 'lru-cache';

interface CacheOptions {
  readonly now: () => number;
  /** Longest age of an entry, milliseconds. */
  readonly ttlMs: number;
  /** Bound on entries; the least recently used one goes first. */
  readonly most: number;
}

/** An in-memory cache on the handlers' clock, so that tests can move time; lru-cache never expires an entry of time 0. */
export const ttlCache = <K extends string, V extends object | boolean>({ now, ttlMs, most }: CacheOptions) =>
  new LRUCache<K, V>({ max: most, ttl: ttlMs, ttlResolution: 0, perf: { now } });
