import { EvaluationError } from '../errors';
import { Duration, LatLng, Timestamp } from './scalars';
import { MapDiff, Path, RuleMap, RuleSet, type RuleValue, Unknown } from './value';

/** The language's own name of a value's type; `unknown` for what a query leaves open. */
export function typeOf(value: RuleValue): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (Array.isArray(value)) return 'list';
  if (value instanceof RuleMap) return 'map';
  if (value instanceof RuleSet) return 'set';
  if (value instanceof MapDiff) return 'map_diff';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Duration) return 'duration';
  if (value instanceof LatLng) return 'latlng';
  if (value instanceof Path) return 'path';
  return value instanceof Uint8Array ? 'bytes' : 'unknown';
}

export const isNumber = (value: RuleValue): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';

export const isList = (value: RuleValue): value is readonly RuleValue[] => Array.isArray(value);

/** Whether something that a query leaves open is inside. */
export function holdsUnknown(value: RuleValue): boolean {
  if (value instanceof Unknown) return true;
  if (isList(value)) return value.some(holdsUnknown);
  if (value instanceof RuleSet) return value.items.some(holdsUnknown);
  if (value instanceof RuleMap) return value.mayHoldUnknown && value.values().some(holdsUnknown);
  return value instanceof MapDiff && (holdsUnknown(value.after) || holdsUnknown(value.before));
}

function mismatch(value: RuleValue, wanted: string): EvaluationError {
  return new EvaluationError(`expected ${wanted}, but the value is of type ${typeOf(value)}`);
}

export function asString(value: RuleValue): string {
  if (typeof value !== 'string') throw mismatch(value, 'a string');
  return value;
}

export function asInt(value: RuleValue): bigint {
  if (typeof value !== 'bigint') throw mismatch(value, 'an int');
  return value;
}

export function asNumber(value: RuleValue): number {
  if (!isNumber(value)) throw mismatch(value, 'a number');
  return Number(value);
}

export function asMap(value: RuleValue): RuleMap {
  if (!(value instanceof RuleMap)) throw mismatch(value, 'a map');
  return value;
}

export function asList(value: RuleValue): readonly RuleValue[] {
  if (!isList(value)) throw mismatch(value, 'a list');
  return value;
}

/** Items of a list or a set: a set's methods take both. */
export function asItems(value: RuleValue): readonly RuleValue[] {
  return value instanceof RuleSet ? value.items : asList(value);
}

export function asSet(value: RuleValue): RuleSet {
  if (!(value instanceof RuleSet)) throw mismatch(value, 'a set');
  return value;
}

export function asPath(value: RuleValue): Path {
  if (!(value instanceof Path)) throw mismatch(value, 'a path');
  return value;
}
