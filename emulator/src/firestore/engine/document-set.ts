import { collectionOf, idOf } from './names';
import type { StoredDocument } from './types';

/** All documents in memory, by collection and collection group. */
export class DocumentSet {
  private readonly collections = new Map<string, Map<string, StoredDocument>>();
  private readonly groups = new Map<string, Set<string>>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  get(path: string): StoredDocument | null {
    return this.collections.get(collectionOf(path))?.get(idOf(path)) ?? null;
  }

  put(document: StoredDocument): void {
    const collection = collectionOf(document.path);
    const documents = this.collections.get(collection) ?? this.addCollection(collection);
    const before = documents.size;
    documents.set(idOf(document.path), document);
    this.count += documents.size - before;
  }

  delete(path: string): void {
    const collection = collectionOf(path);
    const documents = this.collections.get(collection);
    if (!documents?.delete(idOf(path))) return;
    this.count--;
    if (documents.size > 0) return;
    this.collections.delete(collection);
    const group = this.groups.get(idOf(collection));
    group?.delete(collection);
    if (group?.size === 0) this.groups.delete(idOf(collection));
  }

  /** The documents of one collection. */
  inCollection(collection: string): ReadonlyMap<string, StoredDocument> {
    return this.collections.get(collection) ?? EMPTY;
  }

  /** The documents of every collection with this id; of all collections for `''`. */
  *inGroup(collectionId: string): Generator<StoredDocument> {
    for (const path of this.collectionsOfGroup(collectionId)) yield* this.inCollection(path).values();
  }

  /** Paths of the collections with this id; of all collections for `''`. */
  collectionsOfGroup(collectionId: string): Iterable<string> {
    return collectionId === '' ? this.collections.keys() : (this.groups.get(collectionId) ?? []);
  }

  groupSize(collectionId: string): number {
    let size = 0;
    for (const path of this.groups.get(collectionId) ?? []) size += this.inCollection(path).size;
    return size;
  }

  /** Ids of the collections right below a document (`''` for the root) that lead to at least one document. */
  collectionIds(parent: string): string[] {
    const prefix = parent === '' ? '' : `${parent}/`;
    const ids = new Set<string>();
    for (const path of this.collections.keys()) {
      if (path.startsWith(prefix)) ids.add(path.slice(prefix.length).split('/', 1)[0] ?? '');
    }
    return [...ids].sort();
  }

  /** Documents of a collection that do not exist themselves but have documents below them. */
  missingIn(collection: string): string[] {
    const prefix = `${collection}/`;
    const missing = new Set<string>();
    for (const path of this.collections.keys()) {
      if (!path.startsWith(prefix)) continue;
      const parent = prefix + (path.slice(prefix.length).split('/', 1)[0] ?? '');
      if (this.get(parent) === null) missing.add(parent);
    }
    return [...missing].sort();
  }

  private addCollection(collection: string): Map<string, StoredDocument> {
    const documents = new Map<string, StoredDocument>();
    this.collections.set(collection, documents);
    const group = this.groups.get(idOf(collection)) ?? new Set();
    this.groups.set(idOf(collection), group.add(collection));
    return documents;
  }
}

const EMPTY: ReadonlyMap<string, StoredDocument> = new Map();
