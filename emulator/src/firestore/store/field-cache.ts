import type { Fields, StoredDocument, Value } from '../engine/types';

/** Bounds the cached values; a value that documents share counts for each of them, and one takes 20 to 100 bytes. */
const MAX_VALUES = 2_000_000;

interface CachedCollection {
  readonly names: Set<string>;
  readonly fields: Map<StoredDocument, Fields>;
}

/**
 * Caches the fields by which a collection is queried, of all its documents on the disk: reading one of them takes seconds
 * for 100,000 documents, and every new index needs some of the same.
 */
export class FieldCache {
  private readonly collections = new Map<string, CachedCollection>();

  /**
   * What is known of a collection's documents, the named fields before all; a document that is not there must be asked itself.
   * @param read the named fields of the documents that are on the disk, as JSON in the order of the names
   */
  of(
    collection: string,
    names: readonly string[],
    read: (names: readonly string[]) => Iterable<readonly [StoredDocument, readonly (string | null)[]]>,
  ): ReadonlyMap<StoredDocument, Fields> {
    const cached = this.collections.get(collection) ?? { names: new Set(), fields: new Map() };
    const missing = names.filter((name) => !cached.names.has(name));
    if (missing.length > 0) {
      const parsers = missing.map(parser);
      for (const [document, values] of read(missing)) {
        const fields = cached.fields.get(document) ?? {};
        cached.fields.set(document, fields);
        missing.forEach((name, index) => {
          const json = values[index];
          if (typeof json === 'string') fields[name] = parsers[index]?.(json) as Value;
        });
      }
      missing.forEach((name) => cached.names.add(name));
    }
    this.collections.delete(collection);
    this.collections.set(collection, cached);
    this.makeRoom();
    return cached.fields;
  }

  /** A document that was saved just now. */
  add(collection: string, document: StoredDocument, all: Fields): void {
    const cached = this.collections.get(collection);
    if (!cached) return;
    const fields: Fields = {};
    for (const name of cached.names) if (Object.hasOwn(all, name)) fields[name] = all[name] as Value;
    cached.fields.set(document, fields);
  }

  remove(collection: string, document: StoredDocument): void {
    this.collections.get(collection)?.fields.delete(document);
  }

  /** The collections that were asked for longest ago go. */
  private makeRoom(): void {
    let values = 0;
    for (const { names, fields } of this.collections.values()) values += names.size * fields.size;
    for (const [collection, { names, fields }] of this.collections) {
      if (values <= MAX_VALUES) return;
      this.collections.delete(collection);
      values -= names.size * fields.size;
    }
  }
}

/** Many documents have the same value of a field, and share it. */
function parser(): (json: string) => Value {
  const known = new Map<string, Value>();
  return (json) => {
    const value = known.get(json) ?? (JSON.parse(json) as Value);
    known.set(json, value);
    return value;
  };
}
