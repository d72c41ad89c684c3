import { rulesErrorAt } from '../errors';
import type { BinaryOperator, Expression } from './ast';
import { parsePathLiteral } from './parse-path';
import type { Scanner } from './scanner';

/** Loosest first, as the reference orders them; `is` shares the level of `in`. */
const LEVELS: readonly (readonly (BinaryOperator | 'is')[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

export const TYPE_NAMES = [
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
];

/** Parses one expression; throws RulesError. */
export function parseExpression(scanner: Scanner): Expression {
  const test = parseBinary(scanner, 0);
  if (!scanner.accept('?')) return test;
  const yes = parseExpression(scanner);
  scanner.expect(':', "between the two outcomes of '?'");
  const no = parseExpression(scanner);
  return { kind: 'ternary', test, yes, no, start: test.start, end: no.end };
}

function parseBinary(scanner: Scanner, level: number): Expression {
  const operators = LEVELS[level];
  if (!operators) return parseUnary(scanner);
  let left = parseBinary(scanner, level + 1);
  for (;;) {
    const operator = operators.find((candidate) => scanner.at(candidate));
    if (!operator) return left;
    scanner.next();
    if (operator === 'is') {
      left = parseTypeTest(scanner, left);
      continue;
    }
    const right = parseBinary(scanner, level + 1);
    left = { kind: 'binary', operator, left, right, start: left.start, end: right.end };
  }
}

function parseTypeTest(scanner: Scanner, operand: Expression): Expression {
  const type = scanner.expectName("a type name after 'is'");
  if (!TYPE_NAMES.includes(type.text))
    throw rulesErrorAt(scanner.source, type.start, `There is no type '${type.text}'.`);
  return { kind: 'is', operand, type: type.text, start: operand.start, end: type.end };
}

function parseUnary(scanner: Scanner): Expression {
  const { start } = scanner.peek();
  const operator = (['!', '-'] as const).find((candidate) => scanner.accept(candidate));
  if (!operator) return parsePostfix(scanner, parsePrimary(scanner));
  const operand = parseUnary(scanner);
  return { kind: 'unary', operator, operand, start, end: operand.end };
}

function parsePostfix(scanner: Scanner, first: Expression): Expression {
  let object = first;
  for (;;) {
    if (scanner.accept('.')) object = parseMember(scanner, object);
    else if (scanner.accept('[')) object = parseIndex(scanner, object);
    else return object;
  }
}

function parseMember(scanner: Scanner, object: Expression): Expression {
  const { text: name, end } = scanner.expectName("a name after '.'");
  if (!scanner.accept('(')) return { kind: 'member', object, name, start: object.start, end };
  const args = parseItems(scanner, ')', parseExpression);
  return { kind: 'method', object, name, args, start: object.start, end: scanner.offset };
}

function parseIndex(scanner: Scanner, object: Expression): Expression {
  const index = parseExpression(scanner);
  const to = scanner.accept(':') ? parseExpression(scanner) : null;
  const { end } = scanner.expect(']', 'after the index');
  const span = { start: object.start, end };
  return to ? { kind: 'range', object, from: index, to, ...span } : { kind: 'index', object, index, ...span };
}

function parsePrimary(scanner: Scanner): Expression {
  if (scanner.at('/')) return parsePathLiteral(scanner, parseExpression);
  const token = scanner.peek();
  const { start, end } = token;
  if (token.kind === 'number' || token.kind === 'string' || token.kind === 'bytes') {
    scanner.next();
    const value = token.kind === 'bytes' ? new TextEncoder().encode(token.value) : token.value;
    return { kind: 'literal', value, start, end };
  }
  if (token.kind === 'name') return parseName(scanner);
  if (scanner.accept('(')) {
    const inner = parseExpression(scanner);
    const { end: closed } = scanner.expect(')', 'to close the parenthesis');
    return { ...inner, start, end: closed };
  }
  if (scanner.accept('[')) {
    const items = parseItems(scanner, ']', parseExpression);
    return { kind: 'list', items, start, end: scanner.offset };
  }
  if (scanner.accept('{')) {
    const entries = parseItems(scanner, '}', parseEntry);
    return { kind: 'map', entries, start, end: scanner.offset };
  }
  throw scanner.unexpected('an expression');
}

const CONSTANTS: Readonly<Record<string, null | boolean>> = { null: null, true: true, false: false };

function parseName(scanner: Scanner): Expression {
  const { text: name, start, end } = scanner.next();
  const constant = Object.hasOwn(CONSTANTS, name) ? CONSTANTS[name] : undefined;
  if (constant !== undefined) return { kind: 'literal', value: constant, start, end };
  if (!scanner.accept('(')) return { kind: 'variable', name, start, end };
  const args = parseItems(scanner, ')', parseExpression);
  return { kind: 'call', name, args, start, end: scanner.offset };
}

function parseEntry(scanner: Scanner): { key: Expression; value: Expression } {
  const key = parseExpression(scanner);
  scanner.expect(':', 'between key and value');
  return { key, value: parseExpression(scanner) };
}

function parseItems<T>(scanner: Scanner, close: string, parseItem: (scanner: Scanner) => T): T[] {
  const items: T[] = [];
  while (!scanner.accept(close)) {
    if (items.length > 0) scanner.expect(',', `or '${close}'`);
    items.push(parseItem(scanner));
  }
  return items;
}
