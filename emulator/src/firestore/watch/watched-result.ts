import type { Caller, DocumentChange, StoredDocument, Version } from '../engine/types';

/** What a client has to be told of one target's result since it was last told. */
export interface ResultDelta {
  /** New in the result, or with new content. */
  readonly present: ReadonlyMap<string, StoredDocument>;
  /** No longer in the result, with their newest content; null where they are deleted or missing. */
  readonly gone: ReadonlyMap<string, StoredDocument | null>;
}

/** The result of one target, kept up with the commits. */
export interface WatchedResult {
  /** Where the hub finds this target: document paths, collection paths or collection groups. */
  readonly keys: readonly string[];
  /** True when only reading again can tell the result. */
  readonly isStale: boolean;
  /**
   * Reads the whole result.
   * @param since documents not changed after this version are known to the client already
   * @throws StatusError PERMISSION_DENIED where the rules refuse it
   */
  load(since: Version): Promise<Version>;
  apply(change: DocumentChange, version: Version): void;
  /** Asked before a delta is taken. @throws StatusError PERMISSION_DENIED where the rules refuse by now what they allowed */
  assertAllowed(): void;
  takeDelta(): ResultDelta;
  /** Paths of the present result, for the existence filter; null where a single document needs none. */
  paths(): Iterable<string> | null;
}

export const ADMIN: Caller = { kind: 'admin' };

/** Index key of every collection with this id, wherever it lies; `''` for every document. */
export const groupKey = (collectionId: string): string => `**/${collectionId}`;
