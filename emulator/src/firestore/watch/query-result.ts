import { matchesQuery } from '../engine/queries/match';
import { childCollection } from '../engine/names';
import type { Caller, DocumentChange, Engine, Query, StoredDocument, Version } from '../engine/types';
import { QueryAccess } from './query-access';
import { ADMIN, groupKey, type ResultDelta, type WatchedResult } from './watched-result';

/** Where the hub finds a target of this query. */
export function keysOf({ parent, collectionId, allDescendants }: Query): readonly string[] {
  const isOneCollection = !allDescendants && collectionId !== '';
  return [isOneCollection ? childCollection(parent, collectionId) : groupKey(collectionId)];
}

/** A query without limit and offset: each document belongs to it or not, whatever the others do. */
export class QueryResult implements WatchedResult {
  readonly keys: readonly string[];
  readonly isStale = false;
  private asOf: Version = 0;
  private readonly members = new Set<string>();
  private present = new Map<string, StoredDocument>();
  private gone = new Map<string, StoredDocument | null>();

  private readonly access: QueryAccess;
  private isFirst = true;

  constructor(
    private readonly query: Query,
    caller: Caller,
    private readonly engine: Engine,
  ) {
    this.keys = keysOf(query);
    this.access = new QueryAccess(query, caller, engine);
  }

  async load(since: Version): Promise<Version> {
    this.access.begin();
    const { documents, readTime } = await this.engine.runQuery(this.query, ADMIN);
    this.asOf = readTime;
    for (const document of documents) {
      this.members.add(document.path);
      if (document.updateTime > since) this.present.set(document.path, document);
    }
    return readTime;
  }

  apply({ path, after }: DocumentChange, version: Version): void {
    this.access.touch();
    if (version <= this.asOf) return;
    if (after && matchesQuery(this.query, after)) {
      this.members.add(path);
      this.gone.delete(path);
      this.present.set(path, after);
    } else if (this.members.delete(path)) {
      this.present.delete(path);
      this.gone.set(path, after);
    } else if (this.gone.has(path)) {
      this.gone.set(path, after);
    }
  }

  assertAllowed(): void {
    this.access.askAgain(!this.isFirst && (this.present.size > 0 || this.gone.size > 0));
    this.isFirst = false;
  }

  takeDelta(): ResultDelta {
    const { present, gone } = this;
    this.present = new Map();
    this.gone = new Map();
    return { present, gone };
  }

  paths(): Iterable<string> {
    return this.members;
  }
}
