import { integer, pick, type Random } from '@/scripts/seed/random';
import type { Case } from './case';
import { databaseOf, documentsOf, type Engine, type Engines } from './engines';
import { FORMS, KINDS, LEAVES, type Kind } from './rules-grammar';
import { chance } from './values';
import { unsignedToken, wireFields } from './wire';

const PROJECT = 'demo-rules-expressions';
const DATA = {
  n: 3,
  half: 1.5,
  text: 'Wall art',
  yes: true,
  nothing: null,
  tags: ['a', 'b'],
  deep: { a: 1, b: { c: 'x' } },
};
const AT = { timestampValue: '2025-03-01T12:30:45.5Z' };
const TOKEN = unsignedToken({
  sub: 'u1',
  user_id: 'u1',
  aud: 'x',
  iat: 1,
  exp: 2 ** 33,
  role: 'owner',
  stores: { demo: 'staff' },
});

function expression(random: Random, kind: Kind, depth: number): string {
  // Now and then of another kind, which is an error when it is evaluated.
  const real = chance(random, 0.02) ? pick(random, KINDS) : kind;
  if (depth === 0 || chance(random, 0.25)) return pick(random, LEAVES[real]);
  return pick(random, FORMS[real]).replaceAll(/\$(\w+)/g, (_, of: string) => {
    const inner = of === 'any' ? pick(random, KINDS) : (of as Kind);
    return operand(expression(random, inner, depth - 1));
  });
}

/** Precedence is asked by a few expressions without brackets. */
const operand = (text: string) => (/^[\w.'[\]()]+$/.test(text) ? text : `(${text})`);

export const drawExpressions = (random: Random, count: number): string[] =>
  Array.from({ length: count }, () => expression(random, 'bool', integer(random, 1, 3)));

/** A file in which document `x0` is read where the first expression is true, `not0` where it is false, and so on. */
const fileOf = (expressions: readonly string[]) => `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
${expressions.map((text, at) => allowing(`x${at}`, text) + allowing(`not${at}`, `!(${text})`)).join('\n')}
} }`;

const allowing = (id: string, text: string) => `match /t/${id} { allow get: if ${text}; }\n`;

/** Whether the engine takes a file of these expressions, which then decides, refuses it, or fails on it. */
async function put(
  { control }: Engine,
  expressions: readonly string[],
): Promise<'taken' | 'refused' | 'failed'> {
  const status = await control('PUT', `${PROJECT}:securityRules`, {
    rules: { files: [{ name: 'firestore.rules', content: fileOf(expressions) }] },
  });
  return status < 300 ? 'taken' : status < 500 ? 'refused' : 'failed';
}

/** Those that an engine does not take, by what it does instead; found by halves, as a file has few of them. */
async function notTaken(
  engine: Engine,
  expressions: readonly string[],
): Promise<Map<string, 'refused' | 'failed'>> {
  const outcome = await put(engine, expressions);
  if (outcome === 'taken') return new Map();
  const [only, ...others] = expressions;
  if (only !== undefined && others.length === 0) return new Map([[only, outcome]]);
  const half = Math.ceil(expressions.length / 2);
  const first = await notTaken(engine, expressions.slice(0, half));
  return new Map([...first, ...(await notTaken(engine, expressions.slice(half)))]);
}

/**
 * The cases of these expressions, after both engines took a file of them. The compiler of Google's emulator fails on some
 * by itself, as on `'a'[math.sqrt(4)]`; those are left out.
 */
export async function expressionCases(drawn: readonly string[], { ours, google }: Engines): Promise<Case[]> {
  const [refused, theirs] = await Promise.all([notTaken(ours, drawn), notTaken(google, drawn)]);
  const compiled = drawn.filter((text) => theirs.get(text) !== 'failed');
  const isRefused = (text: string) => refused.has(text) || theirs.has(text);
  const taken = compiled.filter((text) => !isRefused(text));
  for (const engine of [ours, google])
    if ((await put(engine, taken)) !== 'taken')
      throw new Error(`${engine.name} Firestore takes none of the files.`);
  return [
    ...taken.map(expressionCase),
    ...compiled.filter(isRefused).map((text) => refusalCase(text, { ours: refused, google: theirs })),
  ];
}

/** Stores the documents that `count` expressions are asked about. */
export async function prepareExpressions(engine: Engine, count: number): Promise<void> {
  const fields = { ...wireFields(DATA), at: AT };
  for (let from = 0; from < count; from += 100) {
    const writes = Array.from({ length: Math.min(100, count - from) }, (_, at) => at + from).flatMap((at) =>
      ['x', 'not'].map((name) => ({ update: { name: `${documentsOf(PROJECT)}/t/${name}${at}`, fields } })),
    );
    const answer = await engine.ask({ call: 'Commit', request: { database: databaseOf(PROJECT), writes } });
    if ('error' in answer) throw new Error(answer.message);
  }
}

/** The decision of each expression of the file that was put: true, false or an error. */
const expressionCase = (text: string, at: number): Case => ({
  kind: 'expression',
  shown: text,
  run: async ({ ask }: Engine) => {
    const get = (name: string) =>
      ask({ call: 'GetDocument', request: { name: `${documentsOf(PROJECT)}/t/${name}${at}` }, token: TOKEN });
    const [yes, no] = await Promise.all([get('x'), get('not')]);
    return 'error' in yes ? ('error' in no ? 'error' : 'false') : 'error' in no ? 'true' : 'both';
  },
});

/** Of an expression that one of the engines refuses to compile, whether both do. */
const refusalCase = (
  text: string,
  refused: Readonly<Record<'ours' | 'google', Map<string, unknown>>>,
): Case => ({
  kind: 'expression',
  shown: text,
  run: async ({ name }: Engine) =>
    (name === 'ours' ? refused.ours : refused.google).has(text) ? 'refused' : 'taken',
});
