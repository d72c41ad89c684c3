import type { Conjunction } from '../../firestore/engine/queries/disjunctions';
import { parseFieldPath } from '../../firestore/engine/values/field-path';
import { relativePath } from '../../firestore/engine/names';
import type { FieldOperator, Query, Value } from '../../firestore/engine/types';
import { fromFirestore } from '../values/convert';
import { isNumber, typeOf } from '../values/types';
import { type Facts, RuleMap, type RuleValue, UNKNOWN, Unknown } from '../values/value';

/** What one alternative of a query's filters, and its ordering, tell of every result. */
export interface ResultFacts {
  readonly data: Unknown;
  /** The document's path, where one `documentId() ==` and no other filter of the key fixes it. */
  readonly name: string | null;
}

export function factsOf(filters: Conjunction, orderBy: Query['orderBy']): ResultFacts {
  const known = new Map<string, RuleValue>();
  // Ordering by a field leaves out the documents that lack it.
  for (const { field } of orderBy) if (field !== '__name__') known.set(field, UNKNOWN);
  const keys: Conjunction[number][] = [];
  for (const { field, op, value } of filters) {
    if (field === '__name__') {
      keys.push({ kind: 'field', field, op, value });
      continue;
    }
    const before = known.get(field);
    known.set(field, before === undefined ? proven(op, value) : combine(before, proven(op, value)));
  }
  const data = nest([...known].map(([field, value]) => ({ path: parseFieldPath(field), value })));
  return { data, name: nameIn(keys) };
}

/** Firestore reads an alternative as one document only where its filters of the key name the same one. */
function nameIn(keys: Conjunction): string | null {
  const names = new Set(keys.map(({ op, value }) => (op === 'EQUAL' ? value.referenceValue : null)));
  const [name] = names;
  return names.size === 1 && name ? relativePath(name) : null;
}

/** What one comparison proves. A number proves a value, not whether it is int or float. */
function proven(op: FieldOperator, json: Value): RuleValue {
  const value = fromFirestore(json);
  const type = isNumber(value) ? 'number' : typeOf(value);
  const orderable = ['number', 'string', 'timestamp', 'bool'].includes(type);
  const bound = (inclusive: boolean) => (orderable ? { value, inclusive } : undefined);
  switch (op) {
    case 'EQUAL':
      return loosen(value);
    case 'LESS_THAN':
      return new Unknown({ type, upper: bound(false) });
    case 'LESS_THAN_OR_EQUAL':
      return new Unknown({ type, upper: bound(true) });
    case 'GREATER_THAN':
      return new Unknown({ type, lower: bound(false) });
    case 'GREATER_THAN_OR_EQUAL':
      return new Unknown({ type, lower: bound(true) });
    case 'NOT_EQUAL':
      return new Unknown({ not: [null, value] });
    case 'NOT_IN':
      return new Unknown({ not: [null, ...(Array.isArray(value) ? value : [])] });
    case 'ARRAY_CONTAINS':
      return new Unknown({ type: 'list', contains: [loosen(value)] });
    default:
      return UNKNOWN;
  }
}

function loosen(value: RuleValue): RuleValue {
  if (isNumber(value)) {
    if (Number.isNaN(value)) return value;
    const bound = { value, inclusive: true };
    return new Unknown({ type: 'number', lower: bound, upper: bound });
  }
  if (Array.isArray(value)) return value.map(loosen);
  if (!(value instanceof RuleMap)) return value;
  return RuleMap.of(new Map(value.keys().map((name) => [name, loosen(value.get(name) ?? null)])));
}

/** Both facts hold; a known value says more than any fact. Of two bounds on one side the first is kept. */
function combine(a: RuleValue, b: RuleValue): RuleValue {
  if (!(a instanceof Unknown)) return a;
  if (!(b instanceof Unknown)) return b;
  const merged: Facts = {
    type: a.facts.type ?? b.facts.type,
    lower: a.facts.lower ?? b.facts.lower,
    upper: a.facts.upper ?? b.facts.upper,
    not: [...(a.facts.not ?? []), ...(b.facts.not ?? [])],
    contains:
      a.facts.contains || b.facts.contains
        ? [...(a.facts.contains ?? []), ...(b.facts.contains ?? [])]
        : undefined,
  };
  return new Unknown(merged);
}

function nest(known: readonly { path: readonly string[]; value: RuleValue }[]): Unknown {
  const fields = new Map<string, RuleValue>();
  for (const { path, value } of known) {
    const [name = ''] = path;
    if (path.length === 1) fields.set(name, value);
  }
  for (const { path } of known) {
    const [name = ''] = path;
    const whole = fields.get(name);
    if (path.length === 1 || (whole !== undefined && !(whole instanceof Unknown))) continue;
    const inside = known.filter((other) => other.path[0] === name && other.path.length > 1);
    fields.set(name, nest(inside.map((other) => ({ path: other.path.slice(1), value: other.value }))));
  }
  return new Unknown({ type: 'map', fields });
}
