import type { DocumentSnapshot, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { settleWithin } from '@/lib/settle-within';
import { listOf, text } from '@/lib/domain/parse/fields';
import { EVERY_PAGE_CHANGE } from '@/lib/domain/store/page-change';
import { addTo } from '@/lib/observability/record';
import { log } from '@/lib/server/log';
import { countReads, getDocuments, readingFor } from '@/lib/server/reads/counted';

/** Bound on the latest changes that a server listens to, and reads when it starts. */
export const MOST_CHANGES = 300;

/** How long the listener is trusted before a check, which notices a lost message. */
const CHECK_MS = 60_000;
/** Timeout of a request's read; it then renders without the cache. */
const WAIT_MS = 2_000;
const HEARTBEAT_MS = 1_000;
/** Cloud Run suspends the CPU between requests: a server that slept longer than this checks before it answers. */
const ASLEEP_MS = 3 * HEARTBEAT_MS;
/** Changes are ordered by the time a transaction requested its commit; it commits within this lag, microseconds. */
const COMMIT_LAG = 60_000_000;

/** Microseconds since the epoch, by Firestore's clock. */
export const committedAt = ({ updateTime }: DocumentSnapshot): number =>
  updateTime ? updateTime.seconds * 1_000_000 + Math.floor(updateTime.nanoseconds / 1_000) : 0;

/**
 * The path as paths are compared, whatever its encoding. Letters' case and composition do not count, as for a redirect: the
 * 404 of an address may be cached in each spelling that was asked for.
 */
function comparable(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC').toLowerCase();
  } catch {
    return path;
  }
}

/**
 * Knows when each page was last invalidated, by a listener to `changes` (the latest first). All times are
 * Firestore commits in microseconds, so no server's clock matters.
 */
export class PageChanges {
  /** The latest commit received. A page read afterwards shows it and everything before it. */
  seen = 0;
  /** The latest commit that invalidated every page. */
  everyPage = 0;
  private floor = 0;
  private byPath = new Map<string, number>();
  private listening: { first: Promise<void>; stop: () => void } | undefined;
  private checking: Promise<void> | undefined;
  private heard = false;
  private checkedAt = 0;
  private awakeAt = 0;

  constructor(
    private readonly changes: Query,
    private readonly now = Date.now,
    /** Runs what reads, so that it counts as the store's. */
    private readonly reading: <T>(work: () => T) => T = (work) => work(),
  ) {}

  /**
   * When this page (path without locale; null for an unknown one) was last invalidated, alone or with all pages of its folder
   * (`/pages/*`).
   */
  invalidatedAt(path: string | null): number {
    if (path === null) return this.seen;
    const named = comparable(path);
    const changed = [named, named.replace(/[^/]*$/, '*')].map((one) => this.byPath.get(one) ?? 0);
    return Math.max(this.floor, this.everyPage, ...changed);
  }

  /** Resolves once the changes are up to date; to false if Firestore has not answered yet. */
  async isCurrent(): Promise<boolean> {
    const isLate = this.now() - this.checkedAt > CHECK_MS || this.now() - this.awakeAt > ASLEEP_MS;
    if (this.heard && isLate) await settleWithin(WAIT_MS, (this.checking ??= this.check()));
    if (!this.heard) await settleWithin(WAIT_MS, (this.listening ??= this.listen()).first);
    return this.heard;
  }

  stop(): void {
    this.listening?.stop();
    this.listening = undefined;
    this.heard = false;
  }

  private listen() {
    let resolve: () => void = () => undefined;
    const first = new Promise<void>((done) => (resolve = done));
    const stopListening = this.changes.onSnapshot(
      (snapshot) => {
        this.hear(snapshot);
        resolve();
      },
      (error) => {
        log.error('The listener to page changes ended; the site listens again', { error });
        addTo('shop.page_cache.failures', { cause: 'listener-ended' });
        this.stop();
      },
    );
    const heartbeat = setInterval(() => (this.awakeAt = this.now()), HEARTBEAT_MS).unref();
    this.awakeAt = this.now();
    this.checkedAt = this.now();
    const stop = () => {
      stopListening();
      clearInterval(heartbeat);
    };
    return { first, stop };
  }

  private hear(snapshot: QuerySnapshot): void {
    const { docs } = snapshot;
    this.reading(() => readingFor('page-changes', () => countReads(snapshot.docChanges().length)));
    this.byPath = new Map();
    for (const doc of docs) {
      const at = committedAt(doc);
      this.seen = Math.max(this.seen, at);
      if (doc.id === EVERY_PAGE_CHANGE) this.everyPage = Math.max(this.everyPage, at);
      for (const path of listOf(doc.get('paths'), text).map(comparable))
        this.byPath.set(path, Math.max(this.byPath.get(path) ?? 0, at));
    }
    const oldest = docs.at(-1);
    if (oldest && docs.length >= MOST_CHANGES)
      this.floor = Math.max(this.floor, Math.min(committedAt(oldest) + COMMIT_LAG, this.seen));
    this.heard = true;
  }

  /** One read. A newer change than the listener delivered means that the listener is dead. */
  private async check(): Promise<void> {
    try {
      const { docs } = await this.reading(() =>
        readingFor('page-changes', () => getDocuments(this.changes.limit(1))),
      );
      if (!docs.some((doc) => committedAt(doc) > this.seen)) return;
      addTo('shop.page_cache.failures', { cause: 'listener-silent' });
      this.stop();
    } catch (error) {
      log.error('Firestore did not say whether pages have changed', { error });
      addTo('shop.page_cache.failures', { cause: 'check-failed' });
    } finally {
      this.checkedAt = this.now();
      this.awakeAt = this.now();
      this.checking = undefined;
    }
  }
}
