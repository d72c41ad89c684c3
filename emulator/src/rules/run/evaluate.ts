import { EvaluationError } from '../errors';
import { conversions, namespaces } from '../library/functions';
import { arityOf, methodsByType } from '../library/methods';
import type { Expression, FunctionDeclaration } from '../syntax/ast';
import { calculate, not } from '../values/operators';
import { callUnknown, equal, hasType, isIn, ordered } from '../values/symbolic';
import { asPath, holdsUnknown, typeOf } from '../values/types';
import { Path, RuleMap, type RuleValue, UNKNOWN, Unknown } from '../values/value';
import { elementOf, fieldOf, rangeOf } from './access';
import type { Outcome } from '../coverage/tally';
import { Scope, type Run } from './scope';

/** For one decision, as in the real service; whatever is evaluated beyond them is an error. */
const MAX_EXPRESSIONS = 1_000;

const MAX_DEPTH = 20;

/** Built-in functions that read documents: called as they are in Firestore's rules, on `firestore` in Storage's. */
export const DOCUMENT_FUNCTIONS = {
  get: { after: false, exists: false },
  exists: { after: false, exists: true },
  getAfter: { after: true, exists: false },
  existsAfter: { after: true, exists: true },
} as const;

const isDocumentFunction = (name: string): name is keyof typeof DOCUMENT_FUNCTIONS =>
  Object.hasOwn(DOCUMENT_FUNCTIONS, name);

/** The value of an expression; throws EvaluationError where the language says error. */
export function evaluate(node: Expression, scope: Scope, run: Run): RuleValue {
  const outcome = attempt(node, scope, run);
  if (outcome instanceof EvaluationError) throw outcome;
  return outcome;
}

function attempt(node: Expression, scope: Scope, run: Run): Outcome {
  let outcome: Outcome;
  run.evaluated += 1;
  try {
    if (run.evaluated > MAX_EXPRESSIONS)
      throw new EvaluationError(`a decision evaluates at most ${MAX_EXPRESSIONS} expressions`);
    outcome = compute(node, scope, run);
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    outcome = error;
  }
  run.outcomes.set(node, outcome);
  run.tally.add(node, outcome);
  return outcome;
}

function compute(node: Expression, scope: Scope, run: Run): RuleValue {
  const value = (inner: Expression) => evaluate(inner, scope, run);
  switch (node.kind) {
    case 'literal':
      return node.value;
    case 'variable':
      return lookUp(node.name, scope);
    case 'member':
      return fieldOf(value(node.object), node.name);
    case 'index':
      return elementOf(value(node.object), value(node.index));
    case 'range':
      return rangeOf(value(node.object), value(node.from), value(node.to));
    case 'list':
      return node.items.map(value);
    case 'map':
      return mapOf(node.entries.map((entry) => [value(entry.key), value(entry.value)] as const));
    case 'path':
      return pathOf(node.segments.map((segment) => (typeof segment === 'string' ? segment : value(segment))));
    case 'call':
      return callFunction(node, scope, run);
    case 'method':
      return callMethod(node, scope, run);
    case 'is':
      return hasType(value(node.operand), node.type);
    case 'unary':
      return node.operator === '!' ? not(truth(value(node.operand))) : negative(value(node.operand));
    case 'ternary':
      return choose(node, scope, run);
    case 'binary':
      return binary(node, scope, run);
  }
}

function lookUp(name: string, scope: Scope): RuleValue {
  const value = scope.variable(name);
  if (value === undefined) throw new EvaluationError(`there is no variable '${name}'`);
  return value;
}

function truth(value: RuleValue): boolean | Unknown {
  if (typeof value === 'boolean' || value instanceof Unknown) return value;
  throw new EvaluationError(`expected a bool, but the value is of type ${typeOf(value)}`);
}

function negative(value: RuleValue): RuleValue {
  return value instanceof Unknown ? UNKNOWN : calculate('-', typeof value === 'number' ? -0 : 0n, value);
}

function mapOf(entries: readonly (readonly [RuleValue, RuleValue])[]): RuleValue {
  const map = new Map<string, RuleValue>();
  for (const [key, value] of entries) {
    if (key instanceof Unknown) return UNKNOWN;
    if (typeof key !== 'string') throw new EvaluationError("a map's keys must be strings");
    map.set(key, value);
  }
  return RuleMap.of(map);
}

function pathOf(segments: readonly RuleValue[]): RuleValue {
  if (segments.some((segment) => segment instanceof Unknown)) return new Unknown({ type: 'path' });
  return new Path(
    segments.flatMap((segment) => {
      if (segment instanceof Path) return segment.segments;
      if (typeof segment === 'string' && segment !== '') return [segment];
      throw new EvaluationError(
        `${segment === '' ? 'an empty string' : `a ${typeOf(segment)}`} is no path segment`,
      );
    }),
  );
}

/** An unknown test could also be an error, so nothing is proven even where both outcomes agree. */
function choose(node: Extract<Expression, { kind: 'ternary' }>, scope: Scope, run: Run): RuleValue {
  const test = truth(evaluate(node.test, scope, run));
  if (test instanceof Unknown) return UNKNOWN;
  return evaluate(test ? node.yes : node.no, scope, run);
}

function binary(node: Extract<Expression, { kind: 'binary' }>, scope: Scope, run: Run): RuleValue {
  const { operator } = node;
  if (operator === '&&' || operator === '||') return junction(node, operator === '||', scope, run);
  const left = evaluate(node.left, scope, run);
  const right = evaluate(node.right, scope, run);
  switch (operator) {
    case '==':
      return equal(left, right);
    case '!=':
      return not(equal(left, right));
    case 'in':
      return isIn(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return ordered(operator, left, right);
    default:
      return holdsUnknown(left) || holdsUnknown(right) ? UNKNOWN : calculate(operator, left, right);
  }
}

/** `true` decides `||` and `false` decides `&&` on either side, whatever the other side is, an error included. */
function junction(
  node: Extract<Expression, { kind: 'binary' }>,
  decisive: boolean,
  scope: Scope,
  run: Run,
): RuleValue {
  const left = attempt(node.left, scope, run);
  if (left === decisive) return decisive;
  const right = attempt(node.right, scope, run);
  if (right === decisive) return decisive;
  for (const side of [left, right]) if (side instanceof EvaluationError) throw side;
  const sides = [left, right].map((side) => truth(side as RuleValue));
  return sides.some((side) => side instanceof Unknown) ? UNKNOWN : !decisive;
}

function callFunction(node: Extract<Expression, { kind: 'call' }>, scope: Scope, run: Run): RuleValue {
  const args = node.args.map((arg) => evaluate(arg, scope, run));
  const own = scope.function(node.name);
  if (own) {
    run.called.set(node, own.declaration);
    return callDeclared(own.declaration, own.scope, args, run);
  }
  const [first = null] = args;
  if (node.name === 'debug') {
    run.debugged.push(first);
    return first;
  }
  if (args.some(holdsUnknown)) return UNKNOWN;
  if (isDocumentFunction(node.name)) return readDocument(node.name, first, run);
  const convert = conversions[node.name];
  if (!convert) throw new EvaluationError(`there is no function '${node.name}'`);
  return convert(...args);
}

function callDeclared(
  declaration: FunctionDeclaration,
  scope: Scope,
  args: readonly RuleValue[],
  run: Run,
): RuleValue {
  if (run.depth >= MAX_DEPTH) throw new EvaluationError(`calls are nested more than ${MAX_DEPTH} deep`);
  const variables = new Map(declaration.parameters.map((name, index) => [name, args[index] ?? null]));
  const inner = new Scope(scope, variables);
  run.depth += 1;
  try {
    for (const { name, value } of declaration.lets) variables.set(name, evaluate(value, inner, run));
    return evaluate(declaration.result, inner, run);
  } finally {
    run.depth -= 1;
  }
}

function callMethod(node: Extract<Expression, { kind: 'method' }>, scope: Scope, run: Run): RuleValue {
  const args = node.args.map((arg) => evaluate(arg, scope, run));
  const namespace = node.object.kind === 'variable' ? node.object.name : '';
  if (namespace && scope.variable(namespace) === undefined)
    return callNamespaced(namespace, node.name, args, run);
  const self = evaluate(node.object, scope, run);
  if (holdsUnknown(self) || args.some(holdsUnknown)) return callUnknown(self, node.name, args);
  const methods = methodsByType[typeOf(self)] ?? {};
  const method = Object.hasOwn(methods, node.name) ? methods[node.name] : undefined;
  if (!method || arityOf(method) !== args.length)
    throw new EvaluationError(`a ${typeOf(self)} has no method '${node.name}' with ${args.length} arguments`);
  return method(self, ...args);
}

function callNamespaced(namespace: string, name: string, args: readonly RuleValue[], run: Run): RuleValue {
  if (args.some(holdsUnknown)) return UNKNOWN;
  if (namespace === 'firestore' && isDocumentFunction(name)) return readDocument(name, args[0] ?? null, run);
  const call = namespaces[namespace]?.[name];
  if (!call) throw new EvaluationError(`there is no function '${namespace}.${name}'`);
  return call(...args);
}

function readDocument(name: keyof typeof DOCUMENT_FUNCTIONS, path: RuleValue, run: Run): RuleValue {
  const { after, exists } = DOCUMENT_FUNCTIONS[name];
  const document = run.readDocument(asPath(path), after);
  return exists ? document !== null : document;
}
