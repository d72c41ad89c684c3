import { rulesErrorAt } from '../errors';
import {
  METHODS,
  SERVICES,
  type Allow,
  type FunctionDeclaration,
  type MatchBlock,
  type Method,
  type RulesFile,
  type RulesVersion,
  type Service,
} from './ast';
import { parseExpression } from './parse-expression';
import { parsePattern } from './parse-path';
import { Scanner } from './scanner';

const GROUPS: Readonly<Record<string, readonly Method[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  ...Object.fromEntries(METHODS.map((method) => [method, [method]])),
};
const VERSIONS: Readonly<Record<string, RulesVersion>> = { 1: 1, 2: 2 };
/** As in the real compiler. */
const MAX_LETS = 10;
const MAX_PARAMETERS = 7;

/** Parses a whole rules file; throws RulesError. */
export function parseRules(source: string): RulesFile {
  const scanner = new Scanner(source);
  const version = parseVersion(scanner);
  const functions = new Map<string, FunctionDeclaration>();
  const services: Service[] = [];
  while (scanner.peek().kind !== 'end') {
    if (scanner.at('function')) addFunction(scanner, functions);
    else if (scanner.at('service')) services.push(parseService(scanner, version));
    else throw scanner.unexpected("'service' or 'function'");
  }
  if (services.length === 0) throw scanner.unexpected("'service'");
  return { version, source, functions, services };
}

function parseVersion(scanner: Scanner): RulesVersion {
  const { start } = scanner.peek();
  if (!scanner.accept('rules_version')) return 1;
  scanner.expect('=', "after 'rules_version'");
  const token = scanner.next();
  const version = token.kind === 'string' ? VERSIONS[token.value] : undefined;
  if (!version)
    throw rulesErrorAt(
      scanner.source,
      start,
      "The version of the rules must be '2', or '1' as in old files.",
    );
  scanner.expect(';', 'after the version');
  return version;
}

function parseService(scanner: Scanner, version: RulesVersion): Service {
  const { start } = scanner.next();
  const first = scanner.expectName("the service's name");
  scanner.expect('.', "in the service's name");
  const name = `${first.text}.${scanner.expectName("the service's name").text}`;
  const known = SERVICES.find((service) => service === name);
  if (!known)
    throw rulesErrorAt(
      scanner.source,
      first.start,
      `There is no service '${name}', only ${SERVICES.join(' and ')}.`,
    );
  const { allows, ...body } = parseBody(scanner, version, "after the service's name");
  if (allows[0]) throw rulesErrorAt(scanner.source, allows[0].start, "'allow' must stand inside a 'match'.");
  return { name: known, ...body, start, end: scanner.offset };
}

function parseMatch(scanner: Scanner, version: RulesVersion): MatchBlock {
  const { start } = scanner.next();
  const pattern = parsePattern(scanner, version);
  return { pattern, ...parseBody(scanner, version, "after the path of 'match'"), start, end: scanner.offset };
}

function parseBody(scanner: Scanner, version: RulesVersion, where: string) {
  const functions = new Map<string, FunctionDeclaration>();
  const allows: Allow[] = [];
  const matches: MatchBlock[] = [];
  scanner.expect('{', where);
  while (!scanner.accept('}')) {
    if (scanner.at('match')) matches.push(parseMatch(scanner, version));
    else if (scanner.at('allow')) allows.push(parseAllow(scanner));
    else if (scanner.at('function')) addFunction(scanner, functions);
    else throw scanner.unexpected("'match', 'allow', 'function' or '}'");
  }
  return { functions, allows, matches };
}

function parseAllow(scanner: Scanner): Allow {
  const { start } = scanner.next();
  const words: string[] = [];
  do {
    const word = scanner.expectName('a method such as read or write');
    if (!Object.hasOwn(GROUPS, word.text))
      throw rulesErrorAt(scanner.source, word.start, `There is no method '${word.text}' to allow.`);
    words.push(word.text);
  } while (scanner.accept(','));
  const methods = new Set(words.flatMap((word) => GROUPS[word] ?? []));
  let condition = null;
  if (scanner.accept(':')) {
    scanner.expect('if', "after ':'");
    condition = parseExpression(scanner);
  }
  scanner.expect(';', "at the end of 'allow'");
  return { words, methods, condition, start, end: scanner.offset };
}

function addFunction(scanner: Scanner, functions: Map<string, FunctionDeclaration>): void {
  const declaration = parseFunction(scanner);
  if (functions.has(declaration.name))
    throw rulesErrorAt(
      scanner.source,
      declaration.start,
      `The function '${declaration.name}' is declared twice.`,
    );
  functions.set(declaration.name, declaration);
}

function parseFunction(scanner: Scanner): FunctionDeclaration {
  const { start } = scanner.next();
  const { text: name } = scanner.expectName("the function's name");
  scanner.expect('(', "after the function's name");
  const names = new Set<string>();
  while (!scanner.accept(')')) {
    if (names.size > 0) scanner.expect(',', "or ')'");
    addName(scanner, names, 'a parameter');
  }
  const parameters = [...names];
  if (parameters.length > MAX_PARAMETERS)
    throw rulesErrorAt(scanner.source, start, `A function takes at most ${MAX_PARAMETERS} parameters.`);
  scanner.expect('{', "before the function's body");
  const lets: FunctionDeclaration['lets'][number][] = [];
  while (scanner.at('let')) {
    const { start: from } = scanner.next();
    if (lets.length === MAX_LETS)
      throw rulesErrorAt(scanner.source, from, `A function holds at most ${MAX_LETS} variables.`);
    const variable = addName(scanner, names, 'a variable');
    scanner.expect('=', "after the variable's name");
    const value = parseExpression(scanner);
    scanner.expect(';', "at the end of 'let'");
    lets.push({ name: variable, value, start: from, end: scanner.offset });
  }
  scanner.expect('return', "in the function's body");
  const result = parseExpression(scanner);
  scanner.accept(';');
  scanner.expect('}', "at the function's end");
  return { name, parameters, lets, result, start, end: scanner.offset };
}

function addName(scanner: Scanner, names: Set<string>, what: string): string {
  const { text, start } = scanner.expectName(`${what}'s name`);
  if (names.has(text)) throw rulesErrorAt(scanner.source, start, `The name '${text}' is declared twice.`);
  names.add(text);
  return text;
}
