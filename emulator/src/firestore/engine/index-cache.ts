import type { DocumentSet } from './document-set';
import { childCollection, collectionOf, idOf } from './names';
import { OrderedIndex, type IndexShape } from './ordered-index';
import type { DocumentChange, Query } from './types';

/** Beyond this many, the index that was used longest ago is dropped. */
const MAX_INDEXES = 64;
interface Entry {
  readonly scope: string;
  readonly index: OrderedIndex;
}

/** Indexes are built when a query first needs them and kept up with every commit. */
export class IndexCache {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly documents: DocumentSet) {}

  /** The index for a query's scope and a shape, built now if it is not there. */
  get(query: Query, shape: IndexShape): OrderedIndex {
    const scope = scopeOf(query);
    const key = JSON.stringify([scope, shape]);
    const entry = this.entries.get(key) ?? { scope, index: new OrderedIndex(shape, this.documentsOf(query)) };
    this.entries.delete(key);
    this.entries.set(key, entry);
    const [oldest] = this.entries.keys();
    if (this.entries.size > MAX_INDEXES && oldest !== undefined) this.entries.delete(oldest);
    return entry.index;
  }

  apply({ path, before, after }: DocumentChange): void {
    const collection = collectionOf(path);
    const scopes = [collection, groupScope(idOf(collection))];
    for (const { scope, index } of this.entries.values())
      if (scopes.includes(scope)) index.update(before, after);
  }

  private documentsOf(query: Query) {
    return query.allDescendants
      ? this.documents.inGroup(query.collectionId)
      : this.documents.inCollection(collectionPath(query)).values();
  }
}

/** Collection paths have an odd number of segments, so a doubled slash cannot be one. */
const groupScope = (collectionId: string): string => `//${collectionId}`;
const scopeOf = (query: Query): string =>
  query.allDescendants ? groupScope(query.collectionId) : collectionPath(query);

export const collectionPath = (query: Query): string => childCollection(query.parent, query.collectionId);
