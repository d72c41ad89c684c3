import { matchesQuery } from '../firestore/engine/queries/match';
import { document } from '../firestore/engine/testing';
import type { FieldOperator, Filter, StoredDocument } from '../firestore/engine/types';
import { gateOf, listOf, queryOf, requestOf, where } from './testing/requests';

const ROUNDS = 1500;

/** Mulberry32: the same cases in every run. */
function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T };
}
const { next, pick } = randomFrom(20261120);

const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  n: [0, 1, 2, 2.5, 3, 'x', null],
  uid: ['u1', 'u2', 7, null],
  tags: [[], ['a'], ['a', 'b'], [1], 'a', null],
  'm.k': ['a', 1, null],
};
const OPERATORS: readonly FieldOperator[] = [
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'IN',
  'NOT_IN',
  'ARRAY_CONTAINS',
  'ARRAY_CONTAINS_ANY',
];
const ATOMS = [
  'resource.data.n > 1',
  'resource.data.n <= 2',
  '2 > resource.data.n',
  'resource.data.n >= 2',
  'resource.data.n == 2',
  'resource.data.n != 2',
  'resource.data.n is int',
  'resource.data.n is number',
  'resource.data.n in [1, 2, 3]',
  'resource.data.n == null',
  "resource.data.get('n', 1) == 1",
  'resource.data.uid == request.auth.uid',
  "resource.data.uid != 'u2'",
  "resource.data.uid in ['u1', 'u2']",
  'resource.data.uid is string',
  "'uid' in resource.data",
  "resource.data.keys().hasAll(['n', 'uid'])",
  "resource.data.keys().hasAny(['n', 'q'])",
  "'a' in resource.data.tags",
  "resource.data.tags.hasAny(['a', 'c'])",
  "resource.data.tags.hasAll(['a'])",
  'resource.data.tags is list',
  "resource.data.tags == ['a']",
  'resource.data.tags.toSet().hasAll(["a"])',
  "resource.data.m.k == 'a'",
  "resource.data.m.k in ['a']",
  'resource.data.m is map',
  "'k' in resource.data.m",
  'resource.data.n + 1 > 2',
  "resource.data.uid + 'x' == 'u1x'",
  'resource.id == "d1"',
  'true',
  'false',
];

function condition(depth: number): string {
  const kind = depth === 0 ? 0 : next();
  if (kind < 0.4) return pick(ATOMS);
  if (kind < 0.55) return `!(${condition(depth - 1)})`;
  if (kind < 0.65) return `(${condition(depth - 1)} ? ${condition(depth - 1)} : ${condition(depth - 1)})`;
  return `(${condition(depth - 1)} ${pick(['&&', '||'])} ${condition(depth - 1)})`;
}

function filter(depth: number): Filter {
  if (depth > 0 && next() < 0.5)
    return { kind: pick(['and', 'or']), filters: [filter(depth - 1), filter(depth - 1)] };
  const field = pick(Object.keys(VALUES));
  const op = pick(OPERATORS);
  const values = VALUES[field]?.filter((value) => value !== null || op === 'EQUAL') ?? [];
  const one = () => (op.startsWith('ARRAY') ? pick(['a', 'b', 1]) : pick(values));
  const isList = op === 'IN' || op === 'NOT_IN' || op === 'ARRAY_CONTAINS_ANY';
  return where(field, op, isList ? [one(), one()] : one());
}

function randomDocument(_: unknown, index: number): StoredDocument {
  const field = (name: string) => (next() < 0.15 ? {} : { [name]: pick(VALUES[name] ?? []) });
  const m = next() < 0.2 ? {} : { m: next() < 0.2 ? {} : { k: pick(VALUES['m.k'] ?? []) } };
  return document(`things/d${index}`, { ...field('n'), ...field('uid'), ...field('tags'), ...m });
}

test('whatever a query is allowed to find, the rules allow for each document it finds', () => {
  const documents = Array.from({ length: 400 }, randomDocument);
  let proven = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const rule = condition(3);
    const gate = gateOf(`match /things/{id} { allow read: if ${rule}; }`);
    const query = queryOf({ where: filter(2), limit: 10 });
    if (!gate.decide(listOf(query)).allowed) continue;
    const found = documents.filter((candidate) => matchesQuery(query, candidate));
    if (found.length > 0) proven += 1;
    for (const resource of found) {
      const { allowed, explanation } = gate.decide(
        requestOf({ method: 'get', path: resource.path, resource }),
      );
      if (!allowed)
        throw new Error(`${explanation}\n${rule}\n${JSON.stringify([query.where, resource.fields])}`);
    }
  }
  // Enough proofs that do find something, or the test would say nothing.
  expect(proven).toBeGreaterThan(ROUNDS / 30);
});
