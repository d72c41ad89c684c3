import type { Allow, FunctionDeclaration, MatchBlock, Method, PatternSegment } from '../syntax/ast';
import { Path, type RuleValue, Unknown } from '../values/value';
import { Scope, type Variable } from './scope';

/** One segment that differs from result to result of a query. */
export const ANY_SEGMENT: unique symbol = Symbol('any segment');
/** Zero or more such segments: where the collections of a group may lie. */
export const ANY_SEGMENTS: unique symbol = Symbol('any segments');
export type PathPart = string | typeof ANY_SEGMENT | typeof ANY_SEGMENTS;

export interface Candidate {
  readonly allow: Allow;
  readonly scope: Scope;
}

/** The `allow` statements that speak of a path and a method, outermost first, each with the names it sees. */
export function* candidates(
  blocks: readonly MatchBlock[],
  parts: readonly PathPart[],
  method: Method,
  scope: Scope,
): Generator<Candidate> {
  for (const block of blocks) {
    for (const { bindings, rest } of bind(block.pattern, parts)) {
      const inner = new Scope(scope, bindings, block.functions);
      if (rest.length === 0)
        for (const allow of block.allows) if (allow.methods.has(method)) yield { allow, scope: inner };
      yield* candidates(block.matches, rest, method, inner);
    }
  }
}

interface Binding {
  readonly bindings: ReadonlyMap<string, RuleValue>;
  readonly rest: readonly PathPart[];
}

/** The ways in which a pattern covers a beginning of the path, for every path that the parts stand for. */
function* bind(pattern: readonly PatternSegment[], parts: readonly PathPart[]): Generator<Binding> {
  const [segment, ...later] = pattern;
  if (!segment) {
    yield { bindings: new Map(), rest: parts };
    return;
  }
  if (segment.kind === 'rest') {
    for (let length = segment.takesAll ? Math.max(1, parts.length) : 0; length <= parts.length; length += 1)
      yield* withBinding(segment.name, pathOf(parts.slice(0, length)), bind(later, parts.slice(length)));
    return;
  }
  const [part] = parts;
  if (part === undefined || part === ANY_SEGMENTS) return;
  if (segment.kind === 'literal') {
    if (part === segment.text) yield* bind(later, parts.slice(1));
    return;
  }
  const value = part === ANY_SEGMENT ? new Unknown({ type: 'string' }) : part;
  yield* withBinding(segment.name, value, bind(later, parts.slice(1)));
}

function* withBinding(name: string, value: RuleValue, found: Generator<Binding>): Generator<Binding> {
  for (const { bindings, rest } of found) yield { bindings: new Map([[name, value], ...bindings]), rest };
}

function pathOf(parts: readonly PathPart[]): RuleValue {
  const segments = parts.filter((part) => typeof part === 'string');
  return segments.length === parts.length ? new Path(segments) : new Unknown({ type: 'path' });
}

/** The scope around a service's blocks: the request's own variables, then the functions of file and service. */
export function rootScope(
  globals: ReadonlyMap<string, Variable>,
  ...functions: readonly ReadonlyMap<string, FunctionDeclaration>[]
): Scope {
  return functions.reduce((scope, level) => new Scope(scope, new Map(), level), new Scope(null, globals));
}
