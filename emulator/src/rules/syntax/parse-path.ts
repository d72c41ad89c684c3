import { rulesErrorAt } from '../errors';
import type { Expression, PatternSegment, RulesVersion } from './ast';
import type { Scanner } from './scanner';

const LITERAL = /[A-Za-z0-9_~@%+-][A-Za-z0-9_.~@%+-]*|\([A-Za-z0-9_-]+\)/y;
const WILDCARD = /\{\s*[A-Za-z_]\w*\s*(?:=\s*\*\*\s*)?\}/y;

/** `/stores/{store}/{path=**}` behind `match`. */
export function parsePattern(scanner: Scanner, version: RulesVersion): PatternSegment[] {
  if (!scanner.at('/')) throw scanner.unexpected("a path beginning with '/'");
  const segments: PatternSegment[] = [];
  while (scanner.at('/')) {
    scanner.next();
    segments.push(patternSegment(scanner, segments, version));
  }
  return segments;
}

function patternSegment(
  scanner: Scanner,
  before: readonly PatternSegment[],
  version: RulesVersion,
): PatternSegment {
  const start = scanner.offset;
  if (version === 1 && before.at(-1)?.kind === 'rest')
    throw rulesErrorAt(
      scanner.source,
      start,
      "In rules of version 1 a recursive wildcard must end its path. Begin the file with: rules_version = '2';",
    );
  const wildcard = scanner.raw(WILDCARD);
  if (wildcard === null) {
    const text = scanner.raw(LITERAL);
    if (text === null) throw scanner.unexpected("a path segment, '{name}' or '{name=**}'");
    return { kind: 'literal', text };
  }
  const name = /\w+/.exec(wildcard)?.[0] ?? '';
  const kind = wildcard.includes('=') ? 'rest' : 'one';
  if (before.some((segment) => segment.kind !== 'literal' && segment.name === name))
    throw rulesErrorAt(scanner.source, start, `The wildcard '${name}' is used twice in one path.`);
  if (kind === 'rest' && before.some((segment) => segment.kind === 'rest'))
    throw rulesErrorAt(scanner.source, start, 'A path can hold only one recursive wildcard.');
  return kind === 'rest' ? { kind, name, takesAll: version === 1 } : { kind, name };
}

/** `/databases/$(database)/documents/users/$(uid)` as an expression; `parseExpression` reads what is inside `$( )`. */
export function parsePathLiteral(
  scanner: Scanner,
  parseExpression: (scanner: Scanner) => Expression,
): Expression {
  const { start } = scanner.peek();
  const segments: (string | Expression)[] = [];
  while (scanner.at('/') && (segments.length === 0 || scanner.peek().start === scanner.offset)) {
    scanner.next();
    if (scanner.raw(/\$\(/y) === null) {
      const text = scanner.raw(LITERAL);
      if (text === null) throw scanner.unexpected('a path segment');
      segments.push(text);
      continue;
    }
    segments.push(parseExpression(scanner));
    scanner.expect(')', "after the expression in '$('");
  }
  return { kind: 'path', segments, start, end: scanner.offset };
}
