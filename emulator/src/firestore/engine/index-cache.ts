import type { DocumentSet } from './document-set';
import { ElementIndex } from './element-index';
import { childCollection, collectionOf, idOf } from './names';
import { OrderedIndex, type IndexShape } from './ordered-index';
import type { DocumentChange, Query, StoredDocument } from './types';

/** Beyond this many, the index that was used longest ago is dropped. */
const MAX_INDEXES = 64;

interface Entry<T> {
  readonly scope: string;
  readonly index: T;
}

/** Indexes are built when a query first needs them and kept up with every commit. */
export class IndexCache {
  private readonly ordered = new Map<string, Entry<OrderedIndex>>();
  private readonly elements = new Map<string, Entry<ElementIndex>>();

  constructor(private readonly documents: DocumentSet) {}

  /** The index for a query's scope and a shape, built now if it is not there. */
  get(query: Query, shape: IndexShape): OrderedIndex {
    return cached(
      this.ordered,
      scopeOf(query),
      shape,
      () => new OrderedIndex(shape, this.documentsFor(query, shape)),
    );
  }

  apply({ path, before, after }: DocumentChange): void {
    const collection = collectionOf(path);
    const scopes = [collection, groupScope(idOf(collection))];
    for (const entries of [this.ordered, this.elements]) {
      for (const { scope, index } of entries.values())
        if (scopes.includes(scope)) index.update(before, after);
    }
  }

  private *documentsFor(query: Query, { contains }: IndexShape): Generator<StoredDocument> {
    if (!contains) return yield* this.documentsOf(query);
    const { field, element } = contains;
    const build = (): ElementIndex => new ElementIndex(field, this.documentsOf(query));
    for (const path of cached(this.elements, scopeOf(query), field, build).withElement(element)) {
      const document = this.documents.get(path);
      if (document) yield document;
    }
  }

  private documentsOf(query: Query): Iterable<StoredDocument> {
    if (query.allDescendants) return this.documents.inGroup(query.collectionId);
    return this.documents.inCollection(collectionPath(query)).values();
  }
}

/** The entry of a scope and a description, made if it is missing; the one used longest ago makes room. */
function cached<T>(entries: Map<string, Entry<T>>, scope: string, description: unknown, build: () => T): T {
  const key = JSON.stringify([scope, description]);
  const entry = entries.get(key) ?? { scope, index: build() };
  entries.delete(key);
  entries.set(key, entry);
  const [oldest] = entries.keys();
  if (entries.size > MAX_INDEXES && oldest !== undefined) entries.delete(oldest);
  return entry.index;
}

/** A collection's path never begins with a slash. */
const groupScope = (collectionId: string): string => `/${collectionId}`;
const scopeOf = (query: Query): string =>
  query.allDescendants ? groupScope(query.collectionId) : collectionPath(query);

export const collectionPath = (query: Query): string => childCollection(query.parent, query.collectionId);
