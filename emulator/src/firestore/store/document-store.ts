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
  /** Reads fields ahead in the background, so that the first queries need not. */
  preload(find: (path: string) => StoredDocument | null): void;
  close(): void;
}

/** For projects that live as long as the process, as those of rules-unit-testing do. */
export const memoryStore: DocumentStore = {
  load: () => ({ epoch: randomUUID(), version: 0, documents: [] }),
  save: () => undefined,
  shelve: (document) => document,
  keep: () => undefined,
  preload: () => undefined,
  close: () => undefined,
};
