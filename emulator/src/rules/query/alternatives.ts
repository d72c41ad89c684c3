import type { FieldOperator, Filter, Value } from '../../firestore/engine/types';

/** A comparison of one alternative; `IN` and `ARRAY_CONTAINS_ANY` have become alternatives of their own. */
export interface Comparison {
  readonly field: string;
  readonly op: Exclude<FieldOperator, 'IN' | 'ARRAY_CONTAINS_ANY'>;
  readonly value: Value;
}

/** Firestore itself refuses queries of more than 30; the rest is room for nested filters. */
const MAX_ALTERNATIVES = 100;

/**
 * A filter as alternatives of comparisons that hold together. A result fulfils at least one alternative, so what
 * holds under each of them holds for every result. Null where there are too many to look at.
 */
export function alternativesOf(filter: Filter | null): Comparison[][] | null {
  if (!filter) return [[]];
  if (filter.kind === 'field') return ofField(filter);
  const parts = filter.filters.map(alternativesOf);
  let result: Comparison[][] = filter.kind === 'and' ? [[]] : [];
  for (const part of parts) {
    if (!part) return null;
    result =
      filter.kind === 'and'
        ? result.flatMap((before) => part.map((added) => [...before, ...added]))
        : [...result, ...part];
    if (result.length > MAX_ALTERNATIVES) return null;
  }
  return result;
}

function ofField({ field, op, value }: Extract<Filter, { kind: 'field' }>): Comparison[][] {
  if (op !== 'IN' && op !== 'ARRAY_CONTAINS_ANY') return [[{ field, op, value }]];
  const single = op === 'IN' ? 'EQUAL' : 'ARRAY_CONTAINS';
  return (value.arrayValue?.values ?? []).map((item) => [{ field, op: single, value: item }]);
}
