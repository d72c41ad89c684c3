import { assertFieldPath } from '../values/field-path';
import { assertReferences } from '../names';
import { invalid, type FieldOperator, type Filter, type Value } from '../types';
import { never, type FieldFilter } from './disjunctions';
import { comparedValue } from '../values/stored-values';
import { readEnum, type WireFilter } from './wire-query';

const MAX_LIST_VALUES = 30;
const MAX_NOT_IN_VALUES = 10;
const LIST_OPERATORS: ReadonlySet<FieldOperator> = new Set(['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY']);

/** A filter as it was asked, which the checks of combinations look at, and what it comes to. */
interface NormalFilter {
  readonly asked: Filter;
  /** Comparisons that no value can pass are all one here, whose fields a query does not order by either. */
  readonly where: Filter;
}

/** @throws StatusError INVALID_ARGUMENT for a filter Firestore would refuse. */
export function normaliseFilter(wire: WireFilter): NormalFilter {
  if (wire.compositeFilter) return composite(wire.compositeFilter);
  if (wire.unaryFilter) return unary(wire.unaryFilter);
  if (wire.fieldFilter) return field(wire.fieldFilter);
  throw invalid('A filter must be a composite, a field or a unary filter.');
}

/** An `and` of nothing is always true; an `or` of nothing is refused. */
function composite({ op, filters = [] }: NonNullable<WireFilter['compositeFilter']>): NormalFilter {
  const kind = readEnum('composite', op) === 'AND' ? 'and' : 'or';
  if (kind === 'or' && filters.length === 0)
    throw invalid('Composite filter must have at least one sub-filter.');
  const parts = filters.map(normaliseFilter);
  const [only, ...others] = parts;
  return {
    asked: { kind, filters: parts.map(({ asked }) => asked) },
    where: only && others.length === 0 ? only.where : { kind, filters: parts.map(({ where }) => where) },
  };
}

function unary({ field: target, op }: NonNullable<WireFilter['unaryFilter']>): NormalFilter {
  const name = readEnum('unary', op);
  const path = fieldPathOf(target);
  if (path === '__name__') throw invalid('__key__ filter value must be a Key');
  const filter: Filter = {
    kind: 'field',
    field: path,
    op: name === 'IS_NULL' || name === 'IS_NAN' ? 'EQUAL' : 'NOT_EQUAL',
    value: name.endsWith('NULL') ? { nullValue: null } : { doubleValue: 'NaN' },
  };
  return { asked: filter, where: filter };
}

function field({ field: target, op, value: sent }: NonNullable<WireFilter['fieldFilter']>): NormalFilter {
  const operator = readEnum('field', op);
  if (!sent) throw invalid('A field filter must have a value.');
  const value = comparedValue(sent);
  const path = fieldPathOf(target);
  if (LIST_OPERATORS.has(operator)) assertList(operator, value);
  assertReferences(value);
  if (path === '__name__') assertNames(operator, value);
  const asked = { kind: 'field', field: path, op: operator, value } as const;
  const isAnyOf = operator === 'IN' || operator === 'ARRAY_CONTAINS_ANY';
  return { asked, where: isAnyOf ? findable(asked) : withoutNullAndNaN(asked) };
}

/**
 * NaN equals nothing, itself included, so that `==` finds nothing by it and neither `!=` nor `not-in` leaves anything out;
 * by null every comparison, and `array-contains`, finds nothing. What is null or NaN is asked for by unary filters, which the SDKs send for it.
 */
function withoutNullAndNaN(filter: FieldFilter): Filter {
  const { field: path, op, value } = filter;
  if (op === 'NOT_IN') {
    const values = (value.arrayValue?.values ?? []).filter((one) => !isNaNValue(one));
    if (values.length > 0 && values.every((one) => 'nullValue' in one)) return never(path);
    return values.length > 0 ? { ...filter, value: { arrayValue: { values } } } : notNull(path);
  }
  if (!isNaNValue(value) && !('nullValue' in value)) return filter;
  return op === 'NOT_EQUAL' && isNaNValue(value) ? notNull(path) : never(path);
}

const notNull = (path: string): Filter => ({
  kind: 'field',
  field: path,
  op: 'NOT_EQUAL',
  value: { nullValue: null },
});

/** `in` and `array-contains-any` find neither null nor NaN, even where their list holds them. */
function findable(filter: FieldFilter): Filter {
  const all = filter.value.arrayValue?.values ?? [];
  const values = all.filter((value) => !('nullValue' in value) && !isNaNValue(value));
  if (values.length === all.length) return filter;
  const nothing = never(filter.field);
  if (values.length === 0) return nothing;
  return { kind: 'or', filters: [{ ...filter, value: { arrayValue: { values } } }, nothing] };
}

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
