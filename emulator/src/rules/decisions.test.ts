import { document } from '../firestore/engine/testing';
import { DECISIONS } from './testing/decisions';
import { EXPRESSIONS } from './testing/expressions';
import { gateOf, requestOf } from './testing/requests';

const resource = document('a/x', {
  n: 1,
  half: 0.5,
  owner: 'u1',
  store: 'demo',
  tags: ['a'],
  deep: { k: 1 },
  yes: true,
  nothing: null,
});
const read = (path: string) => (path === 'users/u1' ? document(path, { role: 'editor' }) : null);

const allows = (condition: string, functions = '') =>
  gateOf(`match /a/{id} { ${functions} allow get: if ${condition}; }`).decide(
    requestOf({ method: 'get', path: 'a/x', resource, read, readAfter: read }),
  ).allowed;

describe.each(Object.entries(DECISIONS))('%s', (_, { functions, allowed, denied }) => {
  test.each(allowed)('allowed: %s', (condition) => expect(allows(condition, functions)).toBe(true));
  test.each(denied)('denied: %s', (condition) => expect(allows(condition, functions)).toBe(false));
});

test('the tables hold at least 300 cases', () => {
  const expressions = Object.values(EXPRESSIONS).flatMap((table) => [
    ...table.true,
    ...(table.false ?? []),
    ...(table.error ?? []),
  ]);
  const decisions = Object.values(DECISIONS).flatMap(({ allowed, denied }) => [...allowed, ...denied]);
  expect(new Set([...expressions, ...decisions]).size).toBeGreaterThanOrEqual(300);
});
