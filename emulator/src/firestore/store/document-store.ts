import { randomUUID } from 'node:crypto';
import type { DocumentChange, StoredDocument, Version } from '../engine/types';

export interface SavedState {
  /** Made once with the file. */
  readonly epoch: string;
  readonly version: Version;
  readonly documents: Iterable<StoredDocument>;
}

/** Where commits are kept; `save` returns only when they would survive the process and the machine. */
export interface DocumentStore {
  /** What was saved last. @throws StoreError */
  load(): SavedState;
  /** All changes or none. @throws StoreError */
  save(version: Version, changes: readonly DocumentChange[]): void;
  /** The form in which a document that was just saved stays in memory. */
  shelve(document: StoredDocument): StoredDocument;
  /** To be called before a document is replaced, so that its holders keep seeing what it was. */
  keep(document: StoredDocument): void;
  /**
   * A collection's documents (given by id, as they are in memory) with at least the named top-level fields, read in
   * one pass: what an index is built from, without bringing every document into memory.
   */
  project(
    collection: string,
    documents: ReadonlyMap<string, StoredDocument>,
    names: readonly string[],
  ): Iterable<StoredDocument>;
  close(): void;
}

/** For projects that live as long as the process, as those of rules-unit-testing do. */
export const memoryStore: DocumentStore = {
  load: () => ({ epoch: randomUUID(), version: 0, documents: [] }),
  save: () => undefined,
  shelve: (document) => document,
  keep: () => undefined,
  project: (_collection, documents) => documents.values(),
  close: () => undefined,
};
