import { invalid, type FieldOperator, type Filter } from '../types';
import { fieldFilters, isNever } from './disjunctions';

const INEQUALITIES: ReadonlySet<FieldOperator> = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
]);
const MAX_INEQUALITY_FIELDS = 10;

/** The fields that a filter compares for more than equality, which a query orders by. */
export const inequalityFields = (filter: Filter | null): string[] => [
  ...new Set(
    fieldFilters(filter)
      .filter((one) => INEQUALITIES.has(one.op) && !isNever(one))
      .map(({ field }) => field),
  ),
];

/** @throws StatusError INVALID_ARGUMENT for operators that Firestore does not take together. */
export function assertCombination(filter: Filter): void {
  const ops = fieldFilters(filter).map(({ op }) => op);
  const count = (...wanted: FieldOperator[]): number => ops.filter((op) => wanted.includes(op)).length;
  if (count('NOT_EQUAL', 'NOT_IN') > 1)
    throw invalid(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  if (count('NOT_IN') > 0 && (count('IN', 'ARRAY_CONTAINS_ANY') > 0 || hasOr(filter)))
    throw invalid("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  if (mostContained(filter) > 1)
    throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
  if (inequalityFields(filter).length > MAX_INEQUALITY_FIELDS)
    throw invalid(
      `A query may have range and inequality filters on at most ${MAX_INEQUALITY_FIELDS} fields.`,
    );
}

/**
 * How many filters by an array one disjunction has at most. Equal ones side by side count once; but one that stands again in a
 * part within counts again.
 */
function mostContained(filter: Filter): number {
  if (filter.kind === 'field') return filter.op.startsWith('ARRAY_CONTAINS') ? 1 : 0;
  const parts = new Map(filter.filters.map((part) => [JSON.stringify(part), mostContained(part)]));
  const counts = [...parts.values()];
  return filter.kind === 'or' ? Math.max(0, ...counts) : counts.reduce((sum, count) => sum + count, 0);
}

const hasOr = (filter: Filter): boolean =>
  filter.kind !== 'field' && (filter.kind === 'or' || filter.filters.some(hasOr));

/**
 * Firestore seeks documents by their names, or along the inequality, but not both.
 * @throws StatusError INVALID_ARGUMENT for an equality on the key beside an inequality on other fields alone
 */
export function assertKeyEquality(filter: Filter): void {
  const isByKey = fieldFilters(filter).some(
    ({ field, op }) => field === '__name__' && (op === 'EQUAL' || op === 'IN'),
  );
  const unequal = inequalityFields(filter);
  if (isByKey && unequal.length > 0 && !unequal.includes('__name__'))
    throw invalid(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
}
