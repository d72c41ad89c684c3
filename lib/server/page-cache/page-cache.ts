import { LRUCache } from 'lru-cache';
import { PAGE_TTL_MS } from '@/lib/domain/store/page-change';
import type { LabelsOf } from '@/lib/observability/metrics';
import { addTo } from '@/lib/observability/record';
import type { PageChanges } from './page-changes';

/** Seconds; the part of Next's `cacheControl` that is read here. */
export interface CacheControl {
  readonly revalidate: number | false;
  readonly expire?: number;
}

/** A page as `cacheHandler` stores and returns it; `value` is null for a 404. */
export interface CachedPage {
  /** Milliseconds since the epoch. */
  readonly lastModified: number;
  readonly value: object | null;
  readonly cacheControl?: CacheControl;
  /** The latest invalidation known to the server when rendering began, as `PageChanges.seen`. */
  readonly seen: number;
}

/**
 * A cache shared by all servers of one build. Neither method rejects: an unavailable cache costs time, never
 * a page.
 */
export interface SharedTier {
  read(key: string): Promise<CachedPage | null>;
  write(key: string, page: CachedPage): Promise<void>;
}

/** What invalidates a page, and where its servers share it. */
export interface PageSource {
  readonly changes: Pick<PageChanges, 'isCurrent' | 'invalidatedAt' | 'seen'>;
  /** Without locale; null for a page of an unknown path. */
  readonly path: string | null;
  readonly shared: SharedTier | null;
}

interface Settings {
  /** The source of a page by Next's key; null for a page that is not cached. */
  readonly sourceOf: (key: string) => Promise<PageSource | null>;
  readonly maxBytes: number;
  readonly now?: () => number;
}

/** Bound on pages being rendered at once; one more costs a second render at most. */
const MOST_AT_ONCE = 10_000;

/** Caches the static pages of one server, of all its stores, with a shared tier behind it. It never returns an invalidated page. */
export class PageCache {
  private readonly pages: LRUCache<string, CachedPage>;
  /** The invalidations known when rendering of a page began. */
  private readonly begun = new LRUCache<string, { readonly seen: number }>({ max: MOST_AT_ONCE });
  private readonly now: () => number;

  constructor(private readonly settings: Settings) {
    this.now = settings.now ?? Date.now;
    this.pages = new LRUCache({ maxSize: settings.maxBytes, sizeCalculation: bytesOf });
  }

  /**
   * The cached page, or null when it must be rendered. A page beyond its `revalidate` is still returned: Next
   * revalidates it in the background. One beyond `PAGE_TTL_MS` is not.
   */
  async get(key: string): Promise<CachedPage | null> {
    const source = await this.settings.sourceOf(key);
    if (!source || !(await source.changes.isCurrent())) return counted('unknown', null);
    const own = this.valid(source, this.pages.get(key));
    if (own && !this.isStale(own)) return counted('hit', own);
    const { seen } = source.changes;
    const shared = this.valid(source, await source.shared?.read(key));
    const newest = shared && shared.lastModified > (own?.lastModified ?? 0) ? shared : own;
    if (newest && newest === shared) this.pages.set(key, newest);
    if ((!newest || this.isStale(newest)) && !this.begun.has(key)) this.begun.set(key, { seen });
    if (!newest) return counted('miss', null);
    return counted(this.isStale(newest) ? 'stale' : newest === shared ? 'shared' : 'hit', newest);
  }

  /** Caches a page that was rendered after `get` returned none or a stale one. */
  async set(key: string, value: object | null, cacheControl?: CacheControl): Promise<void> {
    const begun = this.begun.get(key);
    if (!begun) return;
    this.begun.delete(key);
    const page = { value, cacheControl, seen: begun.seen, lastModified: this.now() };
    this.pages.set(key, page);
    const source = await this.settings.sourceOf(key);
    await source?.shared?.write(key, page);
  }

  /** The page, unless it was invalidated, or is so old that the record of that may be gone. */
  private valid({ changes, path }: PageSource, page: CachedPage | null | undefined): CachedPage | null {
    const isKept = page && page.lastModified + PAGE_TTL_MS > this.now();
    return isKept && changes.invalidatedAt(path) <= page.seen ? page : null;
  }

  private isStale({ lastModified, cacheControl }: CachedPage): boolean {
    const seconds = cacheControl?.revalidate;
    return typeof seconds === 'number' && lastModified + seconds * 1_000 < this.now();
  }
}

function counted<T>(outcome: LabelsOf<'shop.page_cache.lookups'>['outcome'], page: T): T {
  addTo('shop.page_cache.lookups', { outcome });
  return page;
}

/** An estimate: two bytes per character, plus overhead. */
const bytesOf = (page: CachedPage): number => 2 * JSON.stringify(page).length + 1_000;
