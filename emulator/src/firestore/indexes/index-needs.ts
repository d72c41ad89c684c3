import { searchedDisjunctions, type Conjunction, type FieldFilter } from '../engine/queries/disjunctions';
import type { Aggregation, Query } from '../engine/types';
import type { Direction, QueryScope } from './index-definitions';

/** What one branch of a query's disjunctive normal form asks of the indexes. */
export interface IndexNeed {
  readonly collectionGroup: string;
  readonly queryScope: QueryScope;
  /** Fields compared for equality, sorted: an index may have them in any order and direction. */
  readonly equal: readonly string[];
  /** The field of `array-contains`. */
  readonly contains: string | null;
  /** What follows them in exactly this order. */
  readonly order: readonly { readonly field: string; readonly direction: Direction }[];
  /** Aggregated fields, which follow in any order. */
  readonly aggregated: readonly string[];
  readonly nameDirection: Direction;
}

/** One need per branch, without repetitions. */
export function indexNeeds(query: Query, aggregations: readonly Aggregation[] = []): IndexNeed[] {
  const needs = searchedDisjunctions(query).map((branch) => needOf(query, branch, aggregations));
  return [...new Map(needs.map((need) => [JSON.stringify(need), need])).values()];
}

function needOf(query: Query, branch: Conjunction, aggregations: readonly Aggregation[]): IndexNeed {
  const equal = fieldsOf(branch, ({ op }) => op === 'EQUAL');
  const [contains = null] = fieldsOf(branch, ({ op }) => op === 'ARRAY_CONTAINS');
  const byField = query.orderBy.filter(({ field }) => field !== '__name__');
  // Where a field has one value, ordering by it changes nothing.
  const order = byField.filter(({ field }) => !equal.includes(field));
  const isIndexed = (field: string): boolean =>
    equal.includes(field) || order.some((by) => by.field === field);
  const aggregated = new Set(aggregations.flatMap(({ field }) => field ?? []));
  return {
    collectionGroup: query.collectionId,
    queryScope: query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    equal,
    contains,
    order,
    aggregated: [...aggregated].filter((field) => field !== '__name__' && !isIndexed(field)).sort(),
    nameDirection: query.orderBy.at(-1)?.direction ?? 'ASCENDING',
  };
}

const fieldsOf = (branch: Conjunction, wanted: (filter: FieldFilter) => boolean): string[] =>
  [...new Set(branch.filter(wanted).map(({ field }) => field))]
    .filter((field) => field !== '__name__')
    .sort();
