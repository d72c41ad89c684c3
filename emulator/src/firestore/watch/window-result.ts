import { matchesQuery } from '../engine/queries/match';
import { compareDocuments } from '../engine/indexes/order-key';
import type { Caller, DocumentChange, Engine, Query, StoredDocument, Version } from '../engine/types';
import { QueryAccess } from './query-access';
import { keysOf } from './query-result';
import { ADMIN, type ResultDelta, type WatchedResult } from './watched-result';

/**
 * A query with limit or offset: documents push each other out of the window and slide into it. The window is kept
 * in memory and read again only where what lies beyond its end must be known.
 */
export class WindowResult implements WatchedResult {
  readonly keys: readonly string[];
  isStale = false;
  private asOf: Version = 0;
  private window: StoredDocument[] = [];
  private told = new Map<string, StoredDocument>();
  /** Newest content of the documents changed since the client was last told. */
  private newest = new Map<string, StoredDocument | null>();
  private readonly compare: (a: StoredDocument, b: StoredDocument) => number;

  private readonly access: QueryAccess;

  constructor(
    private readonly query: Query,
    caller: Caller,
    private readonly engine: Engine,
  ) {
    this.access = new QueryAccess(query, caller, engine);
    this.keys = keysOf(query);
    this.compare = compareDocuments(query);
  }

  /** Tells the whole window even to a resuming client: what slid in since may not have changed since. */
  async load(): Promise<Version> {
    this.access.begin();
    const { documents, readTime } = await this.engine.runQuery(this.query, ADMIN);
    this.isStale = false;
    this.asOf = readTime;
    this.window = documents;
    return readTime;
  }

  apply({ path, before, after }: DocumentChange, version: Version): void {
    this.access.touch();
    this.newest.set(path, after);
    if (version <= this.asOf || this.isStale) return;
    const wasFull = this.query.limit !== null && this.window.length >= this.query.limit;
    const at = this.window.findIndex((document) => document.path === path);
    if (at >= 0) this.window.splice(at, 1);
    const entering = after && matchesQuery(this.query, after) ? after : null;
    if (this.query.offset > 0) {
      this.isStale = entering !== null || (before !== null && matchesQuery(this.query, before));
    } else if (entering && !this.insert(entering, wasFull) && at >= 0) {
      this.isStale = true;
    } else if (!entering && at >= 0 && wasFull) {
      this.isStale = true;
    }
  }

  assertAllowed(): void {
    this.access.askAgain(this.newest.size > 0);
  }

  takeDelta(): ResultDelta {
    const now = new Map(this.window.map((document) => [document.path, document]));
    const present = new Map(
      [...now].filter(([path, { updateTime }]) => this.told.get(path)?.updateTime !== updateTime),
    );
    const gone = new Map<string, StoredDocument | null>();
    for (const [path, document] of this.told) {
      const newest = this.newest.get(path);
      if (!now.has(path)) gone.set(path, newest === undefined ? document : newest);
    }
    this.told = now;
    this.newest = new Map();
    return { present, gone };
  }

  paths(): Iterable<string> {
    return this.told.keys();
  }

  /** False where the document sorts behind a full window, so that unknown documents may come before it. */
  private insert(document: StoredDocument, wasFull: boolean): boolean {
    const next = this.window.findIndex((other) => this.compare(document, other) < 0);
    if (next < 0 && wasFull) return false;
    this.window.splice(next < 0 ? this.window.length : next, 0, document);
    if (this.query.limit !== null) this.window.splice(this.query.limit);
    return true;
  }
}
