import { getField } from '../values/field-path';
import { relativePath } from '../names';
import { AFTER, encodeName, encodeValue, reversed } from '../values/value-encoding';
import { compareEncoded } from '../values/value-order';
import type { Cursor, Query, StoredDocument, Value } from '../types';

type Order = Query['orderBy'][number];
/** Encoded bounds: `from <= key < to`. */
export interface KeyRange {
  readonly from: string;
  readonly to: string;
}

/** The document's place in the query's order as one comparable string; null when an ordering field is missing. */
export function orderKey({ orderBy }: Pick<Query, 'orderBy'>, document: StoredDocument): string | null {
  let key = '';
  for (const order of orderBy) {
    const value = order.field === '__name__' ? NAME : getField(document.fields, order.field);
    if (value === undefined) return null;
    key += directed(order, value === NAME ? encodeName(document.path) : encodeValue(value));
  }
  return key;
}
const NAME: Value = {};

export const directed = ({ direction }: Order, encoded: string): string =>
  direction === 'DESCENDING' ? reversed(encoded) : encoded;

/** A comparator of documents that all match the query. */
export function compareDocuments(query: Query): (a: StoredDocument, b: StoredDocument) => number {
  const keys = new WeakMap<StoredDocument, string>();
  const keyOf = (document: StoredDocument): string => {
    const known = keys.get(document);
    if (known !== undefined) return known;
    const key = orderKey(query, document) ?? AFTER;
    keys.set(document, key);
    return key;
  };
  return (a, b) => compareEncoded(keyOf(a), keyOf(b));
}

/** The part of the order that the query's cursors leave. */
export function cursorBounds({ orderBy, startAt, endAt }: Query): KeyRange {
  const prefix = ({ values }: Cursor): string =>
    values.map((value, index) => encodeCursorValue(orderBy[index], value)).join('');
  return {
    from: startAt === null ? '' : prefix(startAt) + (startAt.before ? '' : AFTER),
    to: endAt === null ? AFTER : prefix(endAt) + (endAt.before ? '' : AFTER),
  };
}

export const within = ({ from, to }: KeyRange, key: string): boolean => key >= from && key < to;

function encodeCursorValue(order: Order | undefined, value: Value): string {
  if (!order) return '';
  const named = order.field === '__name__';
  return directed(order, named ? encodeName(relativePath(value.referenceValue ?? '')) : encodeValue(value));
}
