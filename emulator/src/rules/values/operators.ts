import { EvaluationError } from '../errors';
import { Duration, LatLng, Timestamp } from './scalars';
import { isList, isNumber, typeOf } from './types';
import { MapDiff, Path, RuleMap, RuleSet, type RuleValue, UNKNOWN, Unknown } from './value';

/** Three-valued: unknown where the answer differs from result to result of a query. */
export type Truth = boolean | Unknown;

/** All true, or false as soon as one is false, whatever the others are. */
export function every(truths: Iterable<Truth>): Truth {
  let known = true;
  for (const truth of truths) {
    if (truth === false) return false;
    if (truth !== true) known = false;
  }
  return known ? true : UNKNOWN;
}

export const not = (truth: Truth): Truth => (truth instanceof Unknown ? UNKNOWN : !truth);

export const some = (truths: Iterable<Truth>): Truth => not(every(negated(truths)));

function* negated(truths: Iterable<Truth>): Iterable<Truth> {
  for (const truth of truths) yield not(truth);
}

type Equality = (a: RuleValue, b: RuleValue) => Truth;

/** `1 == 1.0`, yet `[1] != [1.0]`: in lists and maps a number equals those of its own type alone. */
export const inside =
  (equal: Equality): Equality =>
  (a, b) =>
    isNumber(a) && isNumber(b) && typeof a !== typeof b ? false : equal(a, b);

/** Equality of two values that are themselves known; `equal` also compares what is inside them. */
export function equalKnown(a: RuleValue, b: RuleValue, equal: Equality): Truth {
  if (isNumber(a) && isNumber(b)) return compare(a, b) === 0;
  if (isList(a) && isList(b)) return a.length === b.length && every(pairs(a, b, inside(equal)));
  if (a instanceof RuleMap && b instanceof RuleMap)
    return (
      a.size === b.size &&
      a.keys().every((key) => b.has(key)) &&
      every(pairs(a.values(), inOrder(a, b), inside(equal)))
    );
  if (a instanceof RuleSet && b instanceof RuleSet)
    return a.items.length === b.items.length && every(members(a.items, b.items, equal));
  if (a instanceof Timestamp && b instanceof Timestamp) return a.nanos === b.nanos;
  if (a instanceof Duration && b instanceof Duration) return a.nanos === b.nanos;
  if (a instanceof LatLng && b instanceof LatLng)
    return a.latitude === b.latitude && a.longitude === b.longitude;
  if (a instanceof Path && b instanceof Path) return a.toString() === b.toString();
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b) === 0;
  if (a instanceof MapDiff && b instanceof MapDiff)
    return every([equal(a.after, b.after), equal(a.before, b.before)]);
  return a === b;
}

const inOrder = (of: RuleMap, map: RuleMap) => of.keys().map((key) => map.get(key) ?? null);

function* pairs(a: readonly RuleValue[], b: readonly RuleValue[], equal: Equality) {
  for (const [index, item] of a.entries()) yield equal(item, b[index] ?? null);
}

function* members(a: readonly RuleValue[], b: readonly RuleValue[], equal: Equality) {
  for (const item of a) yield some(b.map((other) => equal(item, other)));
}

/** Equality of wholly known values. */
export const same = (a: RuleValue, b: RuleValue): boolean => equalKnown(a, b, same) === true;

/** Whether a set holds the item. */
export const includes = (items: readonly RuleValue[], item: RuleValue): boolean =>
  items.some((other) => same(other, item));

const sameInside = inside(same);

/** Whether a list holds the item. */
export const listIncludes = (items: readonly RuleValue[], item: RuleValue): boolean =>
  items.some((other) => sameInside(other, item) === true);

export const toSet = (items: readonly RuleValue[]): RuleSet =>
  new RuleSet(items.filter((item, index) => !includes(items.slice(0, index), item)));

/** Negative, zero, positive or NaN; throws where the language cannot order the two. */
export function compare(a: RuleValue, b: RuleValue): number {
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  if (a instanceof Timestamp && b instanceof Timestamp) return Number(a.nanos - b.nanos);
  if (a instanceof Duration && b instanceof Duration) return Number(a.nanos - b.nanos);
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  throw new EvaluationError(`${typeOf(a)} and ${typeOf(b)} cannot be ordered`);
}

/** An int is compared with a float as a float. */
function compareNumbers(left: bigint | number, right: bigint | number): number {
  const [a, b] = typeof left === typeof right ? [left, right] : [Number(left), Number(right)];
  if (a < b) return -1;
  if (a > b) return 1;
  return Number.isNaN(a) || Number.isNaN(b) ? Number.NaN : 0;
}

export const ORDERINGS = {
  '<': (order: number) => order < 0,
  '<=': (order: number) => order <= 0,
  '>': (order: number) => order > 0,
  '>=': (order: number) => order >= 0,
} as const;

type Arithmetic = '+' | '-' | '*' | '/' | '%';

/** `+ - * / %` of known values; ints stay ints and overflow is an error, as in the language. */
export function calculate(operator: Arithmetic, a: RuleValue, b: RuleValue): RuleValue {
  if (typeof a === 'bigint' && typeof b === 'bigint') return wholeNumbers(operator, a, b);
  if (isNumber(a) && isNumber(b)) return floats(operator, Number(a), Number(b));
  if (operator === '+') {
    if (typeof a === 'string' && typeof b === 'string') return a + b;
    if (a instanceof Timestamp && b instanceof Duration) return new Timestamp(a.nanos + b.nanos);
    if (a instanceof Duration && b instanceof Timestamp) return new Timestamp(a.nanos + b.nanos);
    if (a instanceof Duration && b instanceof Duration) return new Duration(a.nanos + b.nanos);
  }
  if (operator === '-') {
    if (a instanceof Timestamp && b instanceof Timestamp) return new Duration(a.nanos - b.nanos);
    if (a instanceof Timestamp && b instanceof Duration) return new Timestamp(a.nanos - b.nanos);
    if (a instanceof Duration && b instanceof Duration) return new Duration(a.nanos - b.nanos);
  }
  throw new EvaluationError(`'${operator}' does not apply to ${typeOf(a)} and ${typeOf(b)}`);
}

function wholeNumbers(operator: Arithmetic, a: bigint, b: bigint): bigint {
  if (b === 0n && (operator === '/' || operator === '%')) throw new EvaluationError('division by zero');
  const operations = {
    '+': () => a + b,
    '-': () => a - b,
    '*': () => a * b,
    '/': () => a / b,
    '%': () => a % b,
  };
  return fitInt(operations[operator]());
}

function floats(operator: Arithmetic, a: number, b: number): number {
  const operations = { '+': a + b, '-': a - b, '*': a * b, '/': a / b, '%': a % b };
  return operations[operator];
}

export function fitInt(value: bigint): bigint {
  if (BigInt.asIntN(64, value) !== value) throw new EvaluationError('the result does not fit into an int');
  return value;
}
