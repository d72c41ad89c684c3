import type { Fields, StoredDocument, Value } from '../engine/types';

/** Bounds the values kept; with those that documents share counted for each, one takes 20 to 100 bytes. */
const MAX_VALUES = 2_000_000;

interface Kept {
  readonly names: Set<string>;
  readonly fields: Map<StoredDocument, Fields>;
}

/**
 * The few fields by which a collection is queried, of all its documents on the disk. To read one of them from there takes
 * seconds for 100,000 documents, and every new index needs some of the same.
 */
export class KeptFields {
  private readonly collections = new Map<string, Kept>();

  /**
   * What is known of a collection's documents, the named fields before all; a document that is not there must be asked itself.
   * @param read the named fields of the documents that are on the disk, as JSON in the order of the names
   */
  of(
    collection: string,
    names: readonly string[],
    read: (names: readonly string[]) => Iterable<readonly [StoredDocument, readonly (string | null)[]]>,
  ): ReadonlyMap<StoredDocument, Fields> {
    const kept = this.collections.get(collection) ?? { names: new Set(), fields: new Map() };
    const missing = names.filter((name) => !kept.names.has(name));
    if (missing.length > 0) {
      const parsers = missing.map(parser);
      for (const [document, values] of read(missing)) {
        const fields = kept.fields.get(document) ?? {};
        kept.fields.set(document, fields);
        missing.forEach((name, index) => {
          const json = values[index];
          if (typeof json === 'string') fields[name] = parsers[index]?.(json) as Value;
        });
      }
      missing.forEach((name) => kept.names.add(name));
    }
    this.collections.delete(collection);
    this.collections.set(collection, kept);
    this.makeRoom();
    return kept.fields;
  }

  /** A document that was saved just now. */
  add(collection: string, document: StoredDocument, all: Fields): void {
    const kept = this.collections.get(collection);
    if (!kept) return;
    const fields: Fields = {};
    for (const name of kept.names) if (Object.hasOwn(all, name)) fields[name] = all[name] as Value;
    kept.fields.set(document, fields);
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
