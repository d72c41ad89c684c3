import { StatusError, type Filter, type Query } from '../types';

export type FieldFilter = Extract<Filter, { kind: 'field' }>;
/** Filters that must all hold. */
export type Conjunction = readonly FieldFilter[];

const MAX_DISJUNCTIONS = 30;
/** Before what is there twice is left out. */
const MAX_PRODUCT = 1_000;

export const fieldFilters = (filter: Filter | null): FieldFilter[] =>
  filter === null ? [] : filter.kind === 'field' ? [filter] : filter.filters.flatMap(fieldFilters);

/** Whether the query asks for documents by their keys, which Firestore reads one by one under the rules. */
export const namesDocuments = ({ where }: Query): boolean =>
  fieldFilters(where).some(({ field, op }) => field === '__name__' && (op === 'EQUAL' || op === 'IN'));

/** What no value passes, as nothing is "not in" a list that holds null; rules are asked for it all the same. */
export const never = (field: string): FieldFilter => ({
  kind: 'field',
  field,
  op: 'NOT_IN',
  value: { arrayValue: { values: [{ nullValue: null }] } },
});

export const isNever = ({ op, value }: FieldFilter): boolean =>
  op === 'NOT_IN' && (value.arrayValue?.values ?? []).every((one) => 'nullValue' in one);

/**
 * The filter as an OR of ANDs, none of them twice; `in` and `array-contains-any` become one branch per value.
 * @throws StatusError INVALID_ARGUMENT when there would be far more than a query may have
 */
export function toDisjunctions(filter: Filter | null): Conjunction[] {
  if (filter === null) return [[]];
  if (filter.kind === 'field') return distinct(byValue(filter).map((branch) => [branch]));
  const parts = filter.filters.map(toDisjunctions);
  if (filter.kind === 'or') return distinct(parts.flat());
  return parts.reduce<Conjunction[]>(
    (left, right) => {
      assertCount(left.length * right.length, MAX_PRODUCT);
      return distinct(left.flatMap((a) => right.map((b) => [...a, ...b])));
    },
    [[]],
  );
}

/** Those that may find something. */
export const searchedDisjunctions = ({ where }: Query): Conjunction[] =>
  toDisjunctions(where).filter((branch) => !branch.some(isNever));

function distinct(conjunctions: readonly Conjunction[]): Conjunction[] {
  const found = new Map<string, Conjunction>();
  for (const conjunction of conjunctions) {
    const filters = new Map(conjunction.map((filter) => [keyOf(filter), filter]));
    found.set([...filters.keys()].sort().join(), [...filters.values()]);
  }
  return [...found.values()];
}

const keyOf = ({ field, op, value }: FieldFilter): string => JSON.stringify([field, op, value]);

/** @throws StatusError INVALID_ARGUMENT when the disjunctive normal form has more than 30 branches. */
export const assertDisjunctions = (filter: Filter): void =>
  assertCount(toDisjunctions(filter).length, MAX_DISJUNCTIONS);

function assertCount(count: number, most: number): void {
  if (count > most)
    throw new StatusError(
      'INVALID_ARGUMENT',
      `The query needs more than ${MAX_DISJUNCTIONS} disjunctions. Use fewer 'or', 'in' and 'array-contains-any' values.`,
    );
}

function byValue(filter: FieldFilter): FieldFilter[] {
  const op = filter.op === 'IN' ? 'EQUAL' : filter.op === 'ARRAY_CONTAINS_ANY' ? 'ARRAY_CONTAINS' : null;
  if (op === null) return [filter];
  return (filter.value.arrayValue?.values ?? []).map((value) => ({ ...filter, op, value }));
}
