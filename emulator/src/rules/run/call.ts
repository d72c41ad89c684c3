import { EvaluationError } from '../errors';
import { conversions, namespaces } from '../library/functions';
import { arityOf, methodsByType } from '../library/methods';
import type { Expression, FunctionDeclaration } from '../syntax/ast';
import { callUnknown } from '../values/symbolic';
import { asPath, holdsUnknown, typeOf } from '../values/types';
import { UNKNOWN } from '../values/unknown';
import type { RuleValue } from '../values/value';
import { evaluate } from './evaluate';
import { Scope, type Run } from './scope';

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

export function callFunction(node: Extract<Expression, { kind: 'call' }>, scope: Scope, run: Run): RuleValue {
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

export function callMethod(node: Extract<Expression, { kind: 'method' }>, scope: Scope, run: Run): RuleValue {
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
