import type { DocumentChange, StoredDocument, Version } from '../firestore/engine/types';

/** A function that wants to hear of a database's documents whose path fits `document`, as `stores/{store}/orders/{order}`. */
export interface TriggerPattern {
  readonly name: string;
  readonly kind: 'created' | 'updated' | 'written' | 'deleted';
  readonly document: string;
  readonly database: string;
}

/** One change for one function. */
export interface TriggerEvent {
  readonly id: string;
  readonly pattern: TriggerPattern;
  readonly version: Version;
  readonly change: DocumentChange;
}

export type ToWorker = { readonly type: 'stop' } | { readonly type: 'event'; readonly event: TriggerEvent };

export type FromWorker =
  | { readonly type: 'ready'; readonly triggers: readonly TriggerPattern[] }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'handled'; readonly id: string };

/** A document as threads can hand it over: stored ones may read their fields only when asked. */
export function plainDocument(document: StoredDocument): StoredDocument {
  const { path, fields, createTime, updateTime } = document;
  return { path, fields, createTime, updateTime };
}
