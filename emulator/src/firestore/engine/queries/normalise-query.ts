import {
  assertCollectionId,
  assertParentPath,
  assertReferences,
  assertSameDatabase,
  databaseOf,
  relativePath,
} from '../names';
import { invalid, StatusError, type Cursor, type Filter, type Query } from '../types';
import { assertCombination, assertKeyEquality, inequalityFields } from './combinations';
import { assertDisjunctions, fieldFilters } from './disjunctions';
import { fieldPathOf, normaliseFilter } from './normalise-filter';
import { compareFieldPaths } from '../values/field-path';
import { comparedValue } from '../values/stored-values';
import { readEnum, type WireCursor, type WireQuery } from './wire-query';

type Order = Query['orderBy'][number];

/**
 * The query of a `runQuery`, `runAggregationQuery` or `addTarget` request.
 * `parent` is the full resource name or the path below `documents/`.
 * @throws StatusError INVALID_ARGUMENT for a query Firestore would refuse.
 */
export function normaliseQuery(request: { parent?: string; structuredQuery?: WireQuery }): Query {
  const wire = request.structuredQuery;
  const [from, ...others] = wire?.from ?? [];
  if (!wire || others.length > 0)
    throw new StatusError('INVALID_ARGUMENT', 'A query must have exactly one collection.');
  if (wire.findNearest)
    throw new StatusError('UNIMPLEMENTED', 'Vector search is not served by the local Firestore.');
  const parent = relativePath(request.parent ?? '');
  assertParentPath(parent);
  if (from?.collectionId) assertCollectionId(from.collectionId);
  const filter = wire.where ? normaliseFilter(wire.where) : null;
  if (filter) {
    assertDisjunctions(filter.asked);
    assertCombination(filter.asked);
    assertKeyEquality(filter.where);
  }
  const where = filter?.where ?? null;
  const orderBy = completeOrder(wire, where);
  const query: Query = {
    parent,
    collectionId: from?.collectionId ?? '',
    allDescendants: from?.allDescendants ?? false,
    where,
    orderBy,
    explicitOrders: wire.orderBy?.length ?? 0,
    startAt: cursor(wire.startAt, orderBy, wire.orderBy?.length ?? 0),
    endAt: cursor(wire.endAt, orderBy, wire.orderBy?.length ?? 0),
    offset: notNegative('offset', wire.offset ?? 0),
    limit: limitOf(wire.limit),
    select: wire.select ? (wire.select.fields ?? []).map(fieldPathOf) : null,
  };
  const database = databaseOf(request.parent ?? '');
  if (database !== undefined) for (const key of keysOf(query)) assertSameDatabase(key, database);
  return query;
}

/** The names that a query compares documents' names with. */
function keysOf({ where, orderBy, startAt, endAt }: Query): string[] {
  const filtered = fieldFilters(where)
    .filter(({ field }) => field === '__name__')
    .flatMap(({ value }) => value.arrayValue?.values ?? [value]);
  const bounds = [startAt, endAt].flatMap((at) =>
    (at?.values ?? []).filter((_value, index) => orderBy[index]?.field === '__name__'),
  );
  return [...filtered, ...bounds].flatMap(({ referenceValue }) => referenceValue ?? []);
}

/**
 * Inequality fields and `__name__` order implicitly, in the last explicit direction.
 * @throws StatusError INVALID_ARGUMENT for a field ordered twice, or one behind the key, which no two documents share
 */
function completeOrder(wire: WireQuery, where: Filter | null): Order[] {
  const explicit: Order[] = (wire.orderBy ?? []).map(({ field, direction }) => ({
    field: fieldPathOf(field),
    direction: direction === undefined || direction === 0 ? 'ASCENDING' : readEnum('direction', direction),
  }));
  const direction = explicit.at(-1)?.direction ?? 'ASCENDING';
  const missing = inequalityFields(where)
    .filter((field) => field !== '__name__' && explicit.every((order) => order.field !== field))
    .sort(compareFieldPaths);
  const orderBy = [...explicit, ...missing.map((field): Order => ({ field, direction }))];
  const named = orderBy.findIndex(({ field }) => field === '__name__');
  if (named >= 0 && named < orderBy.length - 1)
    throw invalid('order by clause cannot contain more fields after the key');
  const twice = orderBy.find(({ field }, at) => orderBy.findIndex((other) => other.field === field) < at);
  if (twice) throw invalid(`order by clause cannot contain duplicate fields ${twice.field}`);
  return named >= 0 ? orderBy : [...orderBy, { field: '__name__', direction }];
}

/** Values stand for the orders that the query names itself, not for those it implies. */
function cursor(wire: WireCursor | undefined, orderBy: readonly Order[], explicit: number): Cursor | null {
  if (!wire) return null;
  const values = (wire.values ?? []).map(comparedValue);
  if (values.length > explicit) throw invalid('Cursor has too many values.');
  values.forEach(assertReferences);
  if (values.some(({ referenceValue }, index) => orderBy[index]?.field === '__name__' && !referenceValue))
    throw invalid('Cursor __key__ value is not a document reference.');
  return values.length === 0 ? null : { values, before: wire.before ?? false };
}

function limitOf(wire: WireQuery['limit']): number | null {
  const value = typeof wire === 'object' && wire !== null ? (wire.value ?? 0) : wire;
  return value === undefined || value === null ? null : notNegative('limit', value);
}

function notNegative(name: string, value: number): number {
  if (!Number.isInteger(value) || value < 0) throw new StatusError('INVALID_ARGUMENT', `${name} is negative`);
  return value;
}
