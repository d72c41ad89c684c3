import { assertFieldPath } from '../values/field-path';
import { assertReferences } from '../names';
import { invalid, type FieldOperator, type Filter, type Value } from '../types';
import type { FieldFilter } from './disjunctions';
import { readEnum, type WireFilter } from './wire-query';

const MAX_LIST_VALUES = 30;
const MAX_NOT_IN_VALUES = 10;
const LIST_OPERATORS: ReadonlySet<FieldOperator> = new Set(['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY']);

/** @throws StatusError INVALID_ARGUMENT for a filter Firestore would refuse. */
export function normaliseFilter(wire: WireFilter): Filter {
  if (wire.compositeFilter) return composite(wire.compositeFilter);
  if (wire.unaryFilter) return unary(wire.unaryFilter);
  if (wire.fieldFilter) return field(wire.fieldFilter);
  throw invalid('A filter must be a composite, a field or a unary filter.');
}

function composite({ op, filters = [] }: NonNullable<WireFilter['compositeFilter']>): Filter {
  const [only, ...others] = filters;
  if (!only) throw invalid('A composite filter must have at least one filter.');
  if (others.length === 0) return normaliseFilter(only);
  return { kind: readEnum('composite', op) === 'AND' ? 'and' : 'or', filters: filters.map(normaliseFilter) };
}

function unary({ field: target, op }: NonNullable<WireFilter['unaryFilter']>): Filter {
  const name = readEnum('unary', op);
  const path = fieldPathOf(target);
  if (path === '__name__') throw invalid('__key__ filter value must be a Key');
  return {
    kind: 'field',
    field: path,
    op: name === 'IS_NULL' || name === 'IS_NAN' ? 'EQUAL' : 'NOT_EQUAL',
    value: name.endsWith('NULL') ? { nullValue: null } : { doubleValue: 'NaN' },
  };
}

function field({ field: target, op, value }: NonNullable<WireFilter['fieldFilter']>): Filter {
  const operator = readEnum('field', op);
  if (!value) throw invalid('A field filter must have a value.');
  const path = fieldPathOf(target);
  if (LIST_OPERATORS.has(operator)) assertList(operator, value);
  assertReferences(value);
  if (path === '__name__') assertNames(operator, value);
  const isAnyOf = operator === 'IN' || operator === 'ARRAY_CONTAINS_ANY';
  const known = { kind: 'field', field: path, op: operator, value } as const;
  return isAnyOf ? { ...known, value: findable(value) } : (byNullOrNaN(known) ?? known);
}

/**
 * NaN equals nothing, itself included, so that `==` finds nothing by it and neither `!=` nor `not-in` leaves anything out;
 * by null, `==` and `!=` find nothing. What is null or NaN is asked for by unary filters, which the SDKs send for it.
 */
function byNullOrNaN(filter: FieldFilter): Filter | null {
  const { field: path, op, value } = filter;
  if (op === 'NOT_IN') {
    const values = (value.arrayValue?.values ?? []).filter((one) => !isNaNValue(one));
    return values.length > 0 ? { ...filter, value: { arrayValue: { values } } } : notNull(path);
  }
  if (!isNaNValue(value) && !('nullValue' in value)) return null;
  if (op === 'EQUAL') return { ...filter, op: 'IN', value: { arrayValue: {} } };
  if (op !== 'NOT_EQUAL') return null;
  return isNaNValue(value)
    ? notNull(path)
    : { ...filter, op: 'NOT_IN', value: { arrayValue: { values: [value] } } };
}

const notNull = (path: string): Filter => ({
  kind: 'field',
  field: path,
  op: 'NOT_EQUAL',
  value: { nullValue: null },
});

/** `in` and `array-contains-any` find neither null nor NaN, even where their list holds them. */
const findable = ({ arrayValue }: Value): Value => ({
  arrayValue: {
    values: (arrayValue?.values ?? []).filter((value) => !('nullValue' in value) && !isNaNValue(value)),
  },
});

const isNaNValue = ({ doubleValue }: Value): boolean => doubleValue === 'NaN' || Number.isNaN(doubleValue);

function assertList(operator: FieldOperator, value: Value): void {
  if (!value.arrayValue) throw invalid(`'${operator}' requires an ArrayValue.`);
  const count = value.arrayValue.values?.length ?? 0;
  if (count === 0) throw invalid(`'${operator}' requires a non-empty ArrayValue.`);
  const most = operator === 'NOT_IN' ? MAX_NOT_IN_VALUES : MAX_LIST_VALUES;
  if (count > most) throw invalid(`'${operator}' supports up to ${most} comparison values.`);
}

function assertNames(operator: FieldOperator, value: Value): void {
  if (operator.startsWith('ARRAY_CONTAINS')) throw invalid(`__key__ does not support '${operator}'.`);
  const names = LIST_OPERATORS.has(operator) ? (value.arrayValue?.values ?? []) : [value];
  if (names.some(({ referenceValue }) => !referenceValue))
    throw invalid('__key__ filter value must be a Key');
}

export function fieldPathOf(target: { fieldPath?: string } | undefined): string {
  const path = target?.fieldPath ?? '';
  assertFieldPath(path);
  return path;
}
