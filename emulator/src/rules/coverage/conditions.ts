import { childrenOf } from '../check/walk';
import type { Expression, FunctionDeclaration, MatchBlock, RulesFile } from '../syntax/ast';

/** Methods and functions that answer with a bool. */
const PREDICATES = new Set([
  ...['matches', 'hasAll', 'hasAny', 'hasOnly', 'isNaN', 'isInfinite'],
  ...['exists', 'existsAfter', 'bool'],
]);
const COMPARISONS = new Set(['||', '&&', '==', '!=', 'in', '<', '<=', '>', '>=']);

/** Every expression of a file that decides something: what stands as a condition and what can only be a bool. */
export function conditionsOf({ functions, services }: RulesFile): ReadonlySet<Expression> {
  const found = new Set<Expression>();
  ofFunctions(functions, found);
  for (const service of services) {
    ofFunctions(service.functions, found);
    for (const block of service.matches) ofBlock(block, found);
  }
  return found;
}

function ofBlock({ functions, allows, matches }: MatchBlock, found: Set<Expression>): void {
  ofFunctions(functions, found);
  for (const { condition } of allows) if (condition) collect(condition, true, found);
  for (const inner of matches) ofBlock(inner, found);
}

function ofFunctions(functions: ReadonlyMap<string, FunctionDeclaration>, found: Set<Expression>): void {
  for (const { lets, result } of functions.values()) {
    for (const { value } of lets) collect(value, false, found);
    collect(result, false, found);
  }
}

function collect(node: Expression, asCondition: boolean, found: Set<Expression>): void {
  const decides = asCondition || isBool(node);
  if (decides) found.add(node);
  const inner = decides ? conditionsInside(node) : [];
  for (const child of childrenOf(node)) collect(child, inner.includes(child), found);
}

function isBool(node: Expression): boolean {
  switch (node.kind) {
    case 'is':
      return true;
    case 'unary':
      return node.operator === '!';
    case 'binary':
      return COMPARISONS.has(node.operator);
    case 'call':
    case 'method':
      return PREDICATES.has(node.name);
    default:
      return false;
  }
}

/** The parts of a condition that are conditions themselves. */
function conditionsInside(node: Expression): readonly Expression[] {
  if (node.kind === 'binary') return /^(?:\|\||&&)$/.test(node.operator) ? [node.left, node.right] : [];
  if (node.kind === 'unary') return node.operator === '!' ? [node.operand] : [];
  return node.kind === 'ternary' ? [node.test, node.yes, node.no] : [];
}
