import type { DocumentStore } from '../../store/document-store';
import type { DocumentSet } from '../document-set';
import { parseFieldPath } from '../values/field-path';
import { childCollection, collectionOf, idOf } from '../names';
import type { DocumentChange, Query, StoredDocument } from '../types';
import { ElementIndex } from './element-index';
import { OrderedIndex, type IndexShape } from './ordered-index';

/** Beyond these, the index that was used longest ago is dropped; an entry takes about 150 bytes. */
const MAX_INDEXES = 64;
const MAX_ENTRIES = 1_500_000;

interface Index {
  readonly size: number;
  update(before: StoredDocument | null, after: StoredDocument | null): void;
}
interface Entry<T extends Index> {
  readonly scope: string;
  readonly index: T;
}

/** Indexes are built when a query first needs them and kept up with every commit. */
export class IndexCache {
  private readonly ordered = new Map<string, Entry<OrderedIndex>>();
  private readonly elements = new Map<string, Entry<ElementIndex>>();

  constructor(
    private readonly documents: DocumentSet,
    private readonly store: Pick<DocumentStore, 'project'>,
  ) {}

  /** The index for a query's scope and a shape, built now if it is not there. */
  get(query: Query, shape: IndexShape): OrderedIndex {
    return cached(
      this.ordered,
      scopeOf(query),
      shape,
      () => new OrderedIndex(shape, this.documentsFor(query, shape)),
    );
  }

  /**
   * An index for a query's scope that has the documents of a shape below the same prefixes, in whatever order: one that
   * is there already, if it leaves no document out.
   */
  getUnordered(query: Query, shape: IndexShape): OrderedIndex {
    const size = this.sizeOf(query);
    for (const { scope, index } of this.ordered.values()) {
      if (scope === scopeOf(query) && index.size === size && index.hasPrefixesOf(shape)) return index;
    }
    return this.get(query, shape);
  }

  apply({ path, before, after }: DocumentChange): void {
    const collection = collectionOf(path);
    const scopes = [collection, groupScope(idOf(collection))];
    for (const entries of [this.ordered, this.elements]) {
      for (const { scope, index } of entries.values())
        if (scopes.includes(scope)) index.update(before, after);
    }
  }

  private documentsFor(query: Query, { contains, equal, orderBy }: IndexShape): Iterable<StoredDocument> {
    const fields = [...equal, ...orderBy.map(({ field }) => field)];
    if (!contains) return this.documentsOf(query, fields);
    const { field, element } = contains;
    const build = (): ElementIndex => new ElementIndex(field, this.documentsOf(query, [field]));
    const paths = cached(this.elements, scopeOf(query), field, build).withElement(element);
    const isFew = paths.size < this.sizeOf(query) / FEW;
    return isFew ? this.documentsAt(paths) : this.documentsOf(query, [field, ...fields]);
  }

  private *documentsAt(paths: Iterable<string>): Generator<StoredDocument> {
    for (const path of paths) {
      const document = this.documents.get(path);
      if (document) yield document;
    }
  }

  /** The documents of the query's scope, with at least the fields that an index needs. */
  *documentsOf(query: Query, fields: readonly string[]): Generator<StoredDocument> {
    const names = new Set(fields.filter((field) => field !== '__name__').map(topLevelOf));
    for (const collection of this.collectionsOf(query)) {
      yield* this.store.project(collection, this.documents.inCollection(collection), [...names]);
    }
  }

  private collectionsOf(query: Query): Iterable<string> {
    return query.allDescendants
      ? this.documents.collectionsOfGroup(query.collectionId)
      : [collectionPath(query)];
  }

  private sizeOf(query: Query): number {
    if (query.allDescendants) return this.documents.groupSize(query.collectionId);
    return this.documents.inCollection(collectionPath(query)).size;
  }
}

/** Below this part of a collection, documents are looked up one by one instead of reading through all. */
const FEW = 8;
const topLevelOf = (field: string): string => parseFieldPath(field)[0] ?? '';

/** The entry of a scope and a description, made if it is missing; the one used longest ago makes room. */
function cached<T extends Index>(
  entries: Map<string, Entry<T>>,
  scope: string,
  description: unknown,
  build: () => T,
): T {
  const key = JSON.stringify([scope, description]);
  const entry = entries.get(key) ?? { scope, index: build() };
  entries.delete(key);
  entries.set(key, entry);
  let size = [...entries.values()].reduce((sum, { index }) => sum + index.size, 0);
  for (const [oldest, { index }] of entries) {
    if ((entries.size <= MAX_INDEXES && size <= MAX_ENTRIES) || index === entry.index) break;
    entries.delete(oldest);
    size -= index.size;
  }
  return entry.index;
}

/** A collection's path never begins with a slash. */
const groupScope = (collectionId: string): string => `/${collectionId}`;
const scopeOf = (query: Query): string =>
  query.allDescendants ? groupScope(query.collectionId) : collectionPath(query);

export const collectionPath = (query: Query): string => childCollection(query.parent, query.collectionId);
