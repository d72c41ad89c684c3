import { compare, equalKnown, every, inside, ORDERINGS, same, some, type Truth } from './operators';
import { asItems, asString, isNumber, typeOf } from './types';
import { type Facts, RuleMap, RuleSet, type RuleValue, UNKNOWN, Unknown } from './value';

/** What the language's operators give when an operand is known only as far as a query's filters fix it. */

export function equal(a: RuleValue, b: RuleValue): Truth {
  if (a instanceof Unknown) return b instanceof Unknown ? UNKNOWN : equalToKnown(a.facts, b);
  if (b instanceof Unknown) return equalToKnown(b.facts, a);
  return equalKnown(a, b, equal);
}

function equalToKnown(facts: Facts, known: RuleValue): Truth {
  if (facts.not?.some((other) => same(other, known))) return false;
  if (facts.type && !hasType(known, facts.type)) return false;
  if (facts.lower && order('<', known, facts.lower.value, !facts.lower.inclusive)) return false;
  if (facts.upper && order('>', known, facts.upper.value, !facts.upper.inclusive)) return false;
  const { lower, upper } = facts;
  const single = lower?.inclusive && upper?.inclusive && same(lower.value, upper.value);
  return single && same(lower.value, known) ? true : UNKNOWN;
}

function order(operator: '<' | '>', a: RuleValue, b: RuleValue, orEqual: boolean): boolean {
  if (typeOf(a) !== typeOf(b) && !(isNumber(a) && isNumber(b))) return false;
  const result = compare(a, b);
  return ORDERINGS[operator](result) || (orEqual && result === 0);
}

export function hasType(value: RuleValue, type: string): Truth {
  // Sets have no name among the types that `is` knows.
  if (type === 'set') return false;
  if (!(value instanceof Unknown)) return typeOf(value) === type || (type === 'number' && isNumber(value));
  if (!value.facts.type) return UNKNOWN;
  if (value.facts.type === type) return true;
  // A filter on a number says nothing of int or float.
  return value.facts.type === 'number' && (type === 'int' || type === 'float') ? UNKNOWN : false;
}

export function ordered(operator: keyof typeof ORDERINGS, a: RuleValue, b: RuleValue): Truth {
  if (a instanceof Unknown) return b instanceof Unknown ? UNKNOWN : orderedWithin(operator, a.facts, b);
  const mirrored = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;
  if (b instanceof Unknown) return orderedWithin(mirrored[operator], b.facts, a);
  return ORDERINGS[operator](compare(a, b));
}

/** A range filter also fixes the type, so a proven bound proves the comparison. */
function orderedWithin(operator: keyof typeof ORDERINGS, { lower, upper }: Facts, known: RuleValue): Truth {
  const strict = operator === '<' || operator === '>';
  const upward = operator === '>' || operator === '>=';
  const [proof, refutation] = upward ? [lower, upper] : [upper, lower];
  const [ahead, behind] = upward ? (['>', '<'] as const) : (['<', '>'] as const);
  if (proof && order(ahead, proof.value, known, !strict || !proof.inclusive)) return true;
  if (refutation && order(behind, refutation.value, known, strict || !refutation.inclusive)) return false;
  return UNKNOWN;
}

/** `item in container`; throws where the container's type has no `in`. */
export function isIn(item: RuleValue, container: RuleValue): Truth {
  if (container instanceof Unknown) {
    const { fields, contains = [] } = container.facts;
    const inside =
      typeof item === 'string' && fields?.has(item) ? true : some(contains.map((held) => equal(held, item)));
    return inside === true ? true : UNKNOWN;
  }
  const items = container instanceof RuleMap ? container.keys() : asItems(container);
  // An unknown item may not even exist, so not even an empty list proves that it is outside.
  if (item instanceof Unknown)
    return items.length === 0 ? UNKNOWN : some(items.map((held) => equal(held, item)));
  if (container instanceof RuleMap) return container.has(asString(item));
  const isSame = container instanceof RuleSet ? equal : inside(equal);
  return some(items.map((held) => isSame(held, item)));
}

/** `object.name` of a value known only by its facts. */
export function memberOf({ facts }: Unknown, name: string): RuleValue {
  const known = facts.fields?.get(name);
  return known === undefined ? UNKNOWN : known;
}

/** The few methods whose result the facts can fix. */
export function callUnknown(self: RuleValue, name: string, args: readonly RuleValue[]): RuleValue {
  const [first = null] = args;
  if (!(self instanceof Unknown) || first instanceof Unknown) return UNKNOWN;
  if (name === 'get' && typeof first === 'string') return memberOf(self, first);
  if (name === 'keys' && self.facts.fields)
    return new Unknown({ type: 'list', contains: [...self.facts.fields.keys()] });
  if (name === 'hasAll' && self.facts.contains) return proven(every(insideOf(self, first)));
  if (name === 'hasAny' && self.facts.contains) return proven(some(insideOf(self, first)));
  if (name === 'toSet') return new Unknown({ type: 'set', contains: self.facts.contains ?? [] });
  return UNKNOWN;
}

const insideOf = (self: Unknown, items: RuleValue): Truth[] => asItems(items).map((item) => isIn(item, self));

const proven = (truth: Truth): Truth => (truth === true ? true : UNKNOWN);
