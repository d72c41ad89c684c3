import { EvaluationError } from '../errors';
import { memberOf } from '../values/symbolic';
import { asInt, asString, isList, typeOf } from '../values/types';
import { Path, RuleMap, type RuleValue, UNKNOWN, Unknown } from '../values/value';

/** `object.name` */
export function fieldOf(object: RuleValue, name: string): RuleValue {
  if (object instanceof Unknown) return memberOf(object, name);
  if (!(object instanceof RuleMap)) throw new EvaluationError(`a ${typeOf(object)} has no field '${name}'`);
  const value = object.get(name);
  if (value === undefined) throw new EvaluationError(`there is no field '${name}'`);
  return value;
}

/** `object[index]` */
export function elementOf(object: RuleValue, index: RuleValue): RuleValue {
  if (index instanceof Unknown) return UNKNOWN;
  if (object instanceof RuleMap || (object instanceof Unknown && typeof index === 'string'))
    return fieldOf(object, asString(index));
  if (object instanceof Unknown) return UNKNOWN;
  const value = sequenceOf(object)[Number(asInt(index))];
  if (value === undefined) throw new EvaluationError(`there is no element ${String(index)}`);
  return value;
}

/** `object[from:to]` of a list or a string, `to` not included. */
export function rangeOf(object: RuleValue, from: RuleValue, to: RuleValue): RuleValue {
  if ([object, from, to].some((part) => part instanceof Unknown)) return UNKNOWN;
  const items = sequenceOf(object);
  const [start, end] = [Number(asInt(from)), Number(asInt(to))];
  // Both ends name an element, so that nothing can be cut out of an empty list, or behind the last element.
  if (start < 0 || end < 1 || end < start || start >= items.length || end > items.length)
    throw new EvaluationError(`the range ${start}:${end} is not within 0:${items.length}`);
  const part = items.slice(start, end);
  return typeof object === 'string' ? part.join('') : part;
}

function sequenceOf(object: RuleValue): readonly RuleValue[] {
  if (isList(object)) return object;
  if (typeof object === 'string') return [...object];
  if (object instanceof Path) return object.segments;
  throw new EvaluationError(`a ${typeOf(object)} has no elements`);
}
