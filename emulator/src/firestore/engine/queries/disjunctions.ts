import { StatusError, type Filter, type Query } from '../types';

export type FieldFilter = Extract<Filter, { kind: 'field' }>;
/** Filters that must all hold. */
export type Conjunction = readonly FieldFilter[];

const MAX_DISJUNCTIONS = 30;

export const fieldFilters = (filter: Filter | null): FieldFilter[] =>
  filter === null ? [] : filter.kind === 'field' ? [filter] : filter.filters.flatMap(fieldFilters);

/** Whether the query asks for documents by their keys, which Firestore reads one by one under the rules. */
export const namesDocuments = ({ where }: Query): boolean =>
  fieldFilters(where).some(({ field, op }) => field === '__name__' && (op === 'EQUAL' || op === 'IN'));

/** The filter as an OR of ANDs; `in` and `array-contains-any` become one branch per value. */
export function toDisjunctions(filter: Filter | null): Conjunction[] {
  if (filter === null) return [[]];
  if (filter.kind === 'field') return branches(filter).map((branch) => [branch]);
  if (filter.kind === 'or') return filter.filters.flatMap(toDisjunctions);
  return filter.filters
    .map(toDisjunctions)
    .reduce<Conjunction[]>((left, right) => left.flatMap((a) => right.map((b) => [...a, ...b])), [[]]);
}

/** @throws StatusError INVALID_ARGUMENT when the disjunctive normal form has more than 30 branches. */
export function assertDisjunctions(filter: Filter): void {
  if (count(filter) > MAX_DISJUNCTIONS) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `The query needs more than ${MAX_DISJUNCTIONS} disjunctions. Use fewer 'or', 'in' and 'array-contains-any' values.`,
    );
  }
}

function count(filter: Filter): number {
  if (filter.kind === 'field') return branches(filter).length;
  const counts = filter.filters.map(count);
  return filter.kind === 'or' ? counts.reduce((a, b) => a + b, 0) : counts.reduce((a, b) => a * b, 1);
}

function branches(filter: FieldFilter): FieldFilter[] {
  const op = filter.op === 'IN' ? 'EQUAL' : filter.op === 'ARRAY_CONTAINS_ANY' ? 'ARRAY_CONTAINS' : null;
  if (op === null) return [filter];
  return (filter.value.arrayValue?.values ?? []).map((value) => ({ ...filter, op, value }));
}
