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
  matches: (self, pattern) => compile(`^(?:${asString(pattern)})$`).test(asString(self)),
  replace: (self, pattern, by) => {
    const text = asString(by);
    return asString(self).replaceAll(compile(asString(pattern), 'g'), () => text);
  },
  split: (self, pattern) => split(asString(self), compile(asString(pattern), 'g')),
};

function split(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const found of text.matchAll(separator)) {
    // An empty match splits between characters, never before the first.
    if (found[0] === '' && (found.index === 0 || found.index === text.length)) continue;
    parts.push(text.slice(from, found.index));
    from = found.index + found[0].length;
  }
  return [...parts, text.slice(from)];
}

const compiled = new Map<string, RegExp>();
/** Patterns are nearly always literals of the rules file; a data-made flood of them must not fill the memory. */
const MAX_COMPILED = 500;

/** RE2 syntax as a JavaScript expression; what RE2 refuses (look-around, back-references) is refused here too. */
function compile(pattern: string, flags = ''): RegExp {
  const key = `${flags}:${pattern}`;
  let expression = compiled.get(key);
  if (!expression) {
    expression = translate(pattern, flags);
    if (compiled.size >= MAX_COMPILED) compiled.clear();
    compiled.set(key, expression);
  }
  expression.lastIndex = 0;
  return expression;
}

const CLASSES: Readonly<Record<string, string>> = {
  alnum: '0-9A-Za-z',
  alpha: 'A-Za-z',
  digit: '0-9',
  lower: 'a-z',
  punct: '!-\\/:-@\\[-`\\{-~',
  space: '\\s',
  upper: 'A-Z',
  word: '\\w',
  xdigit: '0-9A-Fa-f',
};

function translate(pattern: string, flags: string): RegExp {
  if (/(?<!\\)(?:\\\\)*(?:\(\?(?:<?[=!])|\\[1-9])/.test(pattern))
    throw new EvaluationError(`the regular expression '${pattern}' uses what RE2 does not have`);
  const inline = /^(?:\^\(\?:)?\(\?([ims]+)\)/.exec(pattern)?.[1] ?? '';
  const source = pattern
    .replace(/\(\?[ims]+\)/, '')
    .replace(/\[:(\w+):\]/g, (all, name: string) => CLASSES[name] ?? all)
    .replaceAll('(?P<', '(?<')
    .replace(/\\([-@#%&'",:;<=>_`~!/ ])/g, (_, character: string) =>
      character === '-' ? '\\x2d' : character,
    )
    .replaceAll('\\A', '^')
    .replaceAll('\\z', '$');
  try {
    return new RegExp(source, `${flags}${inline}u`);
  } catch {
    throw new EvaluationError(`'${pattern}' is not a regular expression`);
  }
}
