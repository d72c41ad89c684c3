import BTree from 'sorted-btree';
import { getField } from './field-path';
import { orderKey, within, type KeyRange } from './order-key';
import type { Query, StoredDocument } from './types';
import { encodeValue } from './value-encoding';

/** What an index is sorted by: one array's elements, fields compared for equality, then the query's order. */
export interface IndexShape {
  readonly contains: string | null;
  readonly equal: readonly string[];
  readonly orderBy: Query['orderBy'];
}

/** The documents of one collection (or group) that have all of a shape's fields, sorted by their encoded key. */
export class OrderedIndex {
  private readonly entries: BTree<string, string>;

  constructor(
    private readonly shape: IndexShape,
    documents: Iterable<StoredDocument>,
  ) {
    const sorted: [string, string][] = [];
    for (const document of documents)
      for (const key of this.keysOf(document)) sorted.push([key, document.path]);
    sorted.sort(([a], [b]) => (a < b ? -1 : 1));
    this.entries = new BTree(sorted, byCodeUnit);
  }

  update(before: StoredDocument | null, after: StoredDocument | null): void {
    const removed = before ? this.keysOf(before) : [];
    const added = after ? this.keysOf(after) : [];
    for (const key of removed) if (!added.includes(key)) this.entries.delete(key);
    if (after) for (const key of added) this.entries.set(key, after.path);
  }

  /** Order keys and paths below the prefix, within the range, in order. */
  *scan(prefix: string, range: KeyRange): Generator<{ key: string; path: string }> {
    for (const [entry, path] of this.entries.entries(prefix + range.from)) {
      if (!entry.startsWith(prefix)) return;
      const key = entry.slice(prefix.length);
      if (!within(range, key)) return;
      yield { key, path };
    }
  }

  private keysOf(document: StoredDocument): string[] {
    const suffix = orderKey(this.shape, document);
    if (suffix === null) return [];
    let middle = '';
    for (const field of this.shape.equal) {
      const value = getField(document.fields, field);
      if (value === undefined) return [];
      middle += encodeValue(value);
    }
    if (this.shape.contains === null) return [middle + suffix];
    const elements = getField(document.fields, this.shape.contains)?.arrayValue?.values ?? [];
    return [...new Set(elements.map(encodeValue))].map((element) => element + middle + suffix);
  }
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
