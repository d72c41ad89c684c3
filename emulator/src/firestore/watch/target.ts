import { listenerReads } from '../../usage/billing';
import { assertDocumentPath, assertSameDatabase, pathWithin } from '../engine/names';
import { normaliseQuery } from '../engine/queries/normalise-query';
import { StatusError, type Caller, type DocumentChange, type Version } from '../engine/types';
import { DocumentsResult } from './documents-result';
import type { AddTarget } from './messages';
import { QueryResult } from './query-result';
import type { CommitTarget, WatchHub } from './watch-hub';
import type { ResultDelta, WatchedResult } from './watched-result';
import { WindowResult } from './window-result';

/** One target of one stream: collects the commits that concern it until the stream takes them into account. */
export class Target implements CommitTarget {
  private pending: { readonly change: DocumentChange; readonly version: Version }[] = [];

  constructor(
    readonly id: number,
    readonly result: WatchedResult,
    private readonly wake: (target: Target, version: Version) => void,
    /** Who pays for what is told; a client that resumes pays for news alone. */
    private readonly billing: { readonly bill: (reads: number) => void; isFirst: boolean },
  ) {}

  get keys(): readonly string[] {
    return this.result.keys;
  }

  notify(change: DocumentChange, version: Version): void {
    this.pending.push({ change, version });
    this.wake(this, version);
  }

  takeDelta(): ResultDelta {
    const delta = this.result.takeDelta();
    this.billing.bill(listenerReads(delta, this.billing.isFirst));
    this.billing.isFirst = false;
    return delta;
  }

  /** Takes the collected commits into account, except those that the result was read after. */
  absorb(): void {
    const { pending } = this;
    this.pending = [];
    for (const { change, version } of pending) this.result.apply(change, version);
  }
}

/** @throws StatusError INVALID_ARGUMENT for a target that Firestore would refuse. */
export function resultOf({ documents, query }: AddTarget, caller: Caller, hub: WatchHub): WatchedResult {
  const { database } = hub.messages;
  if (query) {
    assertSameDatabase(query.parent ?? '', database);
    const normalised = normaliseQuery(query);
    const isWindow = normalised.limit !== null || normalised.offset > 0;
    return new (isWindow ? WindowResult : QueryResult)(normalised, caller, hub.engine);
  }
  if (!documents?.documents?.length) {
    throw new StatusError('INVALID_ARGUMENT', 'A target must name documents or a query.');
  }
  const paths = documents.documents.map((name) => pathWithin(name, database));
  paths.forEach(assertDocumentPath);
  return new DocumentsResult(paths, caller, hub.reads);
}
