import { assertCombination, inequalityFields } from './combinations';
import { assertDisjunctions } from './disjunctions';
import { relativePath } from './names';
import { fieldPathOf, normaliseFilter } from './normalise-filter';
import { StatusError, type Cursor, type Filter, type Query } from './types';
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
  const where = wire.where ? normaliseFilter(wire.where) : null;
  if (where) {
    assertDisjunctions(where);
    assertCombination(where);
  }
  const orderBy = completeOrder(wire, where);
  return {
    parent: relativePath(request.parent ?? ''),
    collectionId: from?.collectionId ?? '',
    allDescendants: from?.allDescendants ?? false,
    where,
    orderBy,
    explicitOrders: Math.min(wire.orderBy?.length ?? 0, orderBy.length),
    startAt: cursor(wire.startAt, orderBy),
    endAt: cursor(wire.endAt, orderBy),
    offset: notNegative('offset', wire.offset ?? 0),
    limit: limitOf(wire.limit),
    select: wire.select?.fields?.length ? wire.select.fields.map(fieldPathOf) : null,
  };
}

/** Inequality fields and `__name__` order implicitly, in the last explicit direction. */
function completeOrder(wire: WireQuery, where: Filter | null): Order[] {
  const orderBy: Order[] = (wire.orderBy ?? []).map(({ field, direction }) => ({
    field: fieldPathOf(field),
    direction: direction === undefined || direction === 0 ? 'ASCENDING' : readEnum('direction', direction),
  }));
  const direction = orderBy.at(-1)?.direction ?? 'ASCENDING';
  const named = orderBy.findIndex(({ field }) => field === '__name__');
  if (named >= 0) return orderBy.slice(0, named + 1);
  const implicit = inequalityFields(where).sort();
  const missing = implicit.filter(
    (field) => field !== '__name__' && orderBy.every((order) => order.field !== field),
  );
  return [...orderBy, ...[...missing, '__name__'].map((field): Order => ({ field, direction }))];
}

function cursor(wire: WireCursor | undefined, orderBy: readonly Order[]): Cursor | null {
  if (!wire) return null;
  const values = wire.values ?? [];
  if (values.length > orderBy.length) {
    throw new StatusError('INVALID_ARGUMENT', 'A cursor has more values than the query has orderings.');
  }
  if (values.some((value, index) => orderBy[index]?.field === '__name__' && !value.referenceValue)) {
    throw new StatusError('INVALID_ARGUMENT', 'A cursor value for __name__ must be a document reference.');
  }
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
