import { RE2JS, RE2JSException } from 're2js';
import { EvaluationError } from '../errors';
import { asString } from '../values/types';
import type { RuleValue } from '../values/value';

type StringMethod = (self: RuleValue, ...args: RuleValue[]) => RuleValue;

export const stringMethods: Readonly<Record<string, StringMethod>> = {
  size: (self) => BigInt([...asString(self)].length),
  lower: (self) => asString(self).toLowerCase(),
  upper: (self) => asString(self).toUpperCase(),
  trim: (self) => asString(self).trim(),
  toUtf8: (self) => new TextEncoder().encode(asString(self)),
  matches: (self, pattern) => compile(asString(pattern)).testExact(asString(self)),
  replace: (self, pattern, by) => {
    const text = asString(by);
    return compile(asString(pattern))
      .matcher(asString(self))
      .replaceAll(() => text);
  },
  split: (self, pattern) => split(asString(self), compile(asString(pattern))),
};

/** As RE2 for Java does: empty parts at the end are left out, the one before an empty match at the start is not. */
function split(text: string, separator: RE2JS): string[] {
  const parts: string[] = [];
  let from = 0;
  const found = separator.matcher(text);
  while (found.find()) {
    parts.push(text.slice(from, found.start()));
    from = found.end();
  }
  parts.push(text.slice(from));
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts;
}

const compiled = new Map<string, RE2JS>();
/** Patterns are nearly always literals of the rules file; a data-made flood of them must not fill the memory. */
const MAX_COMPILED = 500;

/** By RE2 itself, as Firebase does: what it refuses, repetitions beyond 1,000 among it, is an error. */
function compile(pattern: string): RE2JS {
  const known = compiled.get(pattern);
  if (known) return known;
  try {
    const expression = RE2JS.compile(pattern);
    if (compiled.size >= MAX_COMPILED) compiled.clear();
    compiled.set(pattern, expression);
    return expression;
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    throw new EvaluationError(`'${pattern}' is not a regular expression: ${error.message}`);
  }
}
