import BTree from 'sorted-btree';
import { getField } from '../values/field-path';
import type { Query, StoredDocument } from '../types';
import { encodeValue } from '../values/value-encoding';
import { elementsOf } from './element-index';
import { orderKey, within, type KeyRange } from './order-key';

/** What an index holds and is sorted by: fields compared for equality, then the query's order. */
export interface IndexShape {
  /** Only documents whose array at `field` has this (encoded) element. */
  readonly contains: { readonly field: string; readonly element: string } | null;
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
    for (const document of documents) {
      const key = this.keyOf(document);
      if (key !== null) sorted.push([key, document.path]);
    }
    sorted.sort(([a], [b]) => byCodeUnit(a, b));
    this.entries = new BTree(sorted, byCodeUnit);
  }

  get size(): number {
    return this.entries.size;
  }

  /** Whether a prefix of the other shape selects the same documents here, as far as all of them are in both. */
  hasPrefixesOf(other: IndexShape): boolean {
    const { contains, equal } = this.shape;
    return contains === null && other.contains === null && equal.join('\n') === other.equal.join('\n');
  }

  update(before: StoredDocument | null, after: StoredDocument | null): void {
    const removed = before && this.keyOf(before);
    const added = after && this.keyOf(after);
    if (removed === added) return;
    if (removed !== null) this.entries.delete(removed);
    if (after && added !== null) this.entries.set(added, after.path);
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

  private keyOf(document: StoredDocument): string | null {
    const { contains, equal } = this.shape;
    if (contains && !elementsOf(document, contains.field).includes(contains.element)) return null;
    let key = '';
    for (const field of equal) {
      const value = getField(document.fields, field);
      if (value === undefined) return null;
      key += encodeValue(value);
    }
    const suffix = orderKey(this.shape, document);
    return suffix === null ? null : key + suffix;
  }
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
