import { EvaluationError } from '../errors';
import { includes, listIncludes, same, toSet } from '../values/operators';
import { asItems, asList, asMap, asSet, asString, isList, typeOf } from '../values/types';
import { MapDiff, RuleMap, RuleSet, type RuleValue } from '../values/value';

type Methods = Readonly<Record<string, (self: RuleValue, ...args: RuleValue[]) => RuleValue>>;

const without = (items: readonly RuleValue[], removed: readonly RuleValue[]) =>
  items.filter((item) => !includes(removed, item));

const holdsAll = (items: readonly RuleValue[], wanted: readonly RuleValue[], holds: typeof includes) =>
  wanted.every((item) => holds(items, item));

type ItemsOf = (value: RuleValue) => readonly RuleValue[];

/** Of a list or a set; `itemsOf` says what it takes as its argument, `holds` what it takes for equal. */
const membership = (itemsOf: ItemsOf, holds: typeof includes): Methods => ({
  hasAll: (self, wanted) => holdsAll(asItems(self), itemsOf(wanted), holds),
  hasAny: (self, wanted) => {
    const items = asItems(self);
    return itemsOf(wanted).some((item) => holds(items, item));
  },
  hasOnly: (self, allowed) => holdsAll(itemsOf(allowed), asItems(self), holds),
  size: (self) => BigInt(asItems(self).length),
});

export const listMethods: Methods = {
  ...membership(asList, listIncludes),
  concat: (self, list) => [...asList(self), ...asList(list)],
  join: (self, separator) => asList(self).map(printable).join(asString(separator)),
  removeAll: (self, list) => {
    const removed = asList(list);
    return asList(self).filter((item) => !listIncludes(removed, item));
  },
  toSet: (self) => toSet(asList(self)),
};

export const setMethods: Methods = {
  ...membership(asItems, includes),
  difference: (self, other) => new RuleSet(without(asSet(self).items, asSet(other).items)),
  intersection: (self, other) => {
    const common = asSet(other).items;
    return new RuleSet(asSet(self).items.filter((item) => includes(common, item)));
  },
  union: (self, other) => toSet([...asSet(self).items, ...asSet(other).items]),
};

export const mapMethods: Methods = {
  diff: (self, before) => new MapDiff(asMap(self), asMap(before)),
  get: (self, key, fallback) => {
    let value: RuleValue | undefined = self;
    for (const step of isList(key) ? key : [key])
      value = value instanceof RuleMap ? value.get(asString(step)) : undefined;
    return value === undefined ? (fallback ?? null) : value;
  },
  keys: (self) => asMap(self).keys(),
  size: (self) => BigInt(asMap(self).size),
  values: (self) => asMap(self).values(),
};

export const mapDiffMethods: Methods = {
  addedKeys: (self) => keysOf(self, (before, after) => before === undefined && after !== undefined),
  affectedKeys: (self) => keysOf(self, differs),
  changedKeys: (self) =>
    keysOf(self, (before, after) => before !== undefined && after !== undefined && differs(before, after)),
  removedKeys: (self) => keysOf(self, (before, after) => before !== undefined && after === undefined),
  unchangedKeys: (self) => keysOf(self, (before, after) => !differs(before, after)),
};

type KeyTest = (before: RuleValue | undefined, after: RuleValue | undefined) => boolean;

const differs: KeyTest = (before, after) =>
  before === undefined || after === undefined || !same(before, after);

function keysOf(self: RuleValue, test: KeyTest): RuleSet {
  if (!(self instanceof MapDiff)) throw new EvaluationError('expected a map diff');
  const { before, after } = self;
  const keys = new Set([...after.keys(), ...before.keys()]);
  return new RuleSet([...keys].filter((key) => test(before.get(key), after.get(key))));
}

export const bytesMethods: Methods = {
  size: (self) => BigInt(asBytes(self).length),
  toBase64: (self) => asBytes(self).toString('base64'),
  toHexString: (self) => asBytes(self).toString('hex').toUpperCase(),
};

function asBytes(value: RuleValue): Buffer {
  if (!(value instanceof Uint8Array))
    throw new EvaluationError(`expected bytes, but the value is of type ${typeOf(value)}`);
  return Buffer.from(value);
}

/** Text of a scalar, as `string()` and `join()` write it. */
export function printable(value: RuleValue): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint' || typeof value === 'string')
    return String(value);
  if (typeof value === 'number') return floatText(value);
  if (typeOf(value) === 'path') return String(value);
  throw new EvaluationError(`a ${typeOf(value)} has no text`);
}

/** As Java writes a double: `1.5`, `2.0`, `1.0E8`. */
function floatText(value: number): string {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return String(value);
  if (size === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const [digits = '', exponent = ''] = (
    size >= 1e-3 && size < 1e7 ? String(value) : value.toExponential()
  ).split('e');
  const text = digits.includes('.') ? digits : `${digits}.0`;
  return exponent === '' ? text : `${text}E${Number(exponent)}`;
}
