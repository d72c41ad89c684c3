import { fields, query, where as wireWhere } from '../firestore/engine/testing';
import type { Filter, Query, StoredDocument } from '../firestore/engine/types';
import { gateOf, listOf, time, where } from './testing/requests';

const and = (...filters: Filter[]): Filter => ({ kind: 'and', filters });
const or = (...filters: Filter[]): Filter => ({ kind: 'or', filters });
const mine = where('uid', 'EQUAL', 'u1');
const active = where('status', 'EQUAL', 'active');

const allowed = (condition: string, query: Partial<Query>) =>
  gateOf(`match /things/{id} { allow list: if ${condition}; }`).decide(listOf(query)).allowed;

test.each<[condition: string, filter: Filter]>([
  ['resource.data.uid == request.auth.uid', mine],
  ['request.auth.uid == resource.data.uid', and(mine, active)],
  ["resource.data.status in ['active', 'sold']", active],
  ["resource.data.status in ['active', 'sold']", where('status', 'IN', ['sold', 'active'])],
  ["resource.data.status != 'draft'", active],
  ["resource.data.status != 'draft'", where('status', 'NOT_EQUAL', 'draft')],
  ["!(resource.data.status in ['draft', 'old'])", where('status', 'NOT_IN', ['draft', 'old'])],
  ['resource.data.n > 3', where('n', 'GREATER_THAN', 5)],
  ['resource.data.n >= 5', where('n', 'GREATER_THAN_OR_EQUAL', 5)],
  ['3 < resource.data.n', where('n', 'GREATER_THAN', 3)],
  ['resource.data.n <= 5', where('n', 'LESS_THAN', 5)],
  ['resource.data.n != 5', where('n', 'LESS_THAN', 5)],
  ['resource.data.n == 5 && resource.data.n is number', where('n', 'EQUAL', 5)],
  [
    'resource.data.n > 1 && resource.data.n < 9',
    and(where('n', 'GREATER_THAN', 2), where('n', 'LESS_THAN', 8)),
  ],
  ['!(resource.data.n < 5)', where('n', 'GREATER_THAN_OR_EQUAL', 5)],
  ['resource.data.n is number && resource.data.n != null', where('n', 'GREATER_THAN', 5)],
  ['resource.data.at < request.time', where('at', 'LESS_THAN', time('2026-01-01'))],
  ['request.auth.uid in resource.data.members', where('members', 'ARRAY_CONTAINS', 'u1')],
  ['resource.data.members.hasAny([request.auth.uid])', where('members', 'ARRAY_CONTAINS', 'u1')],
  ['resource.data.public == true || resource.data.uid == request.auth.uid', mine],
  [
    'resource.data.public == true || resource.data.uid == request.auth.uid',
    or(mine, where('public', 'EQUAL', true)),
  ],
  ['resource.data.missing == 1 || resource.data.uid == request.auth.uid', mine],
  ['resource.data.owner.uid == request.auth.uid', where('owner.uid', 'EQUAL', 'u1')],
  ["resource.data.get('uid', '') == request.auth.uid", mine],
  ["'uid' in resource.data && resource.data.keys().hasAll(['uid'])", mine],
  ['resource.data.uid == null', where('uid', 'EQUAL', null)],
  ["request.auth.token.stores[resource.data.store] in ['owner']", where('store', 'EQUAL', 'demo')],
  ["id == 'a'", where('__name__', 'EQUAL', 'things/a')],
  ['resource != null && resource.data != null', active],
  ['true', active],
])('%s is proven by the filters of case %#', (condition, filter) => {
  expect(allowed(condition, { where: filter })).toBe(true);
});

test.each<[condition: string, filter: Filter, expected: boolean]>([
  ["resource.id in ['a', 'b']", where('__name__', 'IN', ['things/a', 'things/b']), true],
  ['resource.data.uid == request.auth.uid', where('__name__', 'EQUAL', 'things/a'), true],
  ['resource.data.uid == request.auth.uid', where('__name__', 'IN', ['things/a', 'things/b']), false],
  ['resource.data.uid == request.auth.uid', and(where('__name__', 'EQUAL', 'things/b'), mine), false],
  ['resource == null', where('__name__', 'EQUAL', 'things/none'), false],
  ['resource != null', where('__name__', 'EQUAL', 'things/none'), false],
  ['request.path[4] == id', where('__name__', 'EQUAL', 'things/none'), true],
])('%s is decided on the documents that case %# names', (condition, filter, expected) => {
  const stored = { 'things/a': { uid: 'u1' }, 'things/b': { uid: 'u2' } };
  const read = (path: string): StoredDocument | null =>
    path in stored
      ? { path, fields: fields(stored[path as keyof typeof stored]), createTime: 1, updateTime: 1 }
      : null;
  const gate = gateOf(`match /things/{id} { allow list: if ${condition}; }`);
  expect(gate.decide({ ...listOf({ where: filter }), read }).allowed).toBe(expected);
});

/** Field filters; what is null is asked for by others. As Google's emulator answers. */
test.each<[op: string, value: unknown]>([
  ['EQUAL', null],
  ['EQUAL', NaN],
  ['NOT_EQUAL', null],
  ['LESS_THAN', null],
  ['IN', [null]],
  ['IN', [null, 'u1']],
  ['NOT_IN', [null]],
  ['ARRAY_CONTAINS', null],
  ['ARRAY_CONTAINS_ANY', [NaN]],
])('a filter that finds nothing, %s %p, proves no more than that there is a value', (op, value) => {
  const asked = query('things', { where: wireWhere('uid', op, value) });
  expect(allowed('resource.data.uid == request.auth.uid', asked)).toBe(false);
  expect(allowed('resource.data.uid == null', asked)).toBe(false);
  expect(allowed('false', asked)).toBe(false);
  expect(allowed('resource.data.uid != null', asked)).toBe(true);
});

test.each<[condition: string, filter: Filter | null]>([
  ['resource.data.uid == request.auth.uid', null],
  ['resource.data.uid == request.auth.uid', where('uid', 'EQUAL', 'u2')],
  ['resource.data.uid == request.auth.uid', active],
  ['resource.data.uid == request.auth.uid', or(mine, active)],
  ['resource.data.uid == request.auth.uid', where('uid', 'IN', ['u1', 'u2'])],
  ['resource.data.uid == request.auth.uid', where('uid', 'GREATER_THAN_OR_EQUAL', 'u1')],
  ['!(resource.data.uid == request.auth.uid)', null],
  ["resource.data.status in ['active']", where('status', 'IN', ['active', 'draft'])],
  ["resource.data.status != 'draft'", null],
  ['!(resource.data.status in [])', null],
  ['resource.data.n > 3', where('n', 'GREATER_THAN', 2)],
  ['resource.data.n > 5', where('n', 'GREATER_THAN_OR_EQUAL', 5)],
  ['resource.data.n > 3', where('n', 'LESS_THAN', 9)],
  ['resource.data.n is int', where('n', 'EQUAL', 5)],
  ["resource.data.n > 'a'", where('n', 'GREATER_THAN', 5)],
  ['request.auth.uid in resource.data.members', where('members', 'ARRAY_CONTAINS', 'u2')],
  ['request.auth.uid in resource.data.members', where('members', 'ARRAY_CONTAINS_ANY', ['u1', 'u2'])],
  ['!(request.auth.uid in resource.data.members)', where('members', 'ARRAY_CONTAINS', 'u2')],
  ['resource.data.size() == 1', mine],
  ["resource.data.keys().hasOnly(['uid'])", mine],
  ["resource.data.get('public', true)", mine],
  ['resource.data.public ? true : true', mine],
  ['resource == null', null],
  ["resource.id == 'a'", active],
  ['exists(/databases/$(database)/documents/a/$(resource.data.uid))', active],
])('%s is not proven by the filters of case %#', (condition, filter) => {
  expect(allowed(condition, { where: filter })).toBe(false);
});

/** As Google's emulator (1.19.8's rules engine) answers each. */
describe('what a rule knows of a query', () => {
  const at = { orderBy: [{ field: 'at', direction: 'DESCENDING' as const }], offset: 2 };

  test.each<[condition: string, query: Partial<Query>, expected: boolean]>([
    ['request.query.limit <= 100', { limit: 100 }, true],
    ['request.query.limit <= 100', { limit: 101 }, false],
    ['request.query.limit <= 100', {}, false],
    ['request.query.limit == null', {}, true],
    ['request.query.limit == null', { limit: 1 }, false],
    ["'limit' in request.query", {}, true],
    ['request.query.offset == 0', {}, true],
    ['request.query.offset == null', {}, false],
    ["'offset' in request.query", {}, true],
    ['request.query.offset == 0', { offset: 1 }, false],
    ['!(request.query.offset > 0)', { offset: 1 }, false],
    ['request.query.offset == 2', at, true],
    ["request.query.orderBy.at == 'DESC'", at, true],
    ["request.query.orderBy == 'at DESC'", at, false],
    ['request.query.orderBy is map && request.query.orderBy.size() == 0', {}, true],
    ["'__name__' in request.query.orderBy", {}, false],
    ["'at' in resource.data", at, true],
  ])('%s of %j is %p', (condition, query, expected) => {
    expect(allowed(condition, query)).toBe(expected);
  });
});

test('a collection group needs a rule that covers it wherever it lies', () => {
  const group = { collectionId: 'songs', allDescendants: true };
  const list = (pattern: string, query: Partial<Query>) =>
    gateOf(`match ${pattern} { allow list; }`).decide(listOf(query)).allowed;
  expect(list('/{path=**}/songs/{song}', group)).toBe(true);
  expect(list('/{all=**}', group)).toBe(true);
  expect(list('/bands/{band}/songs/{song}', group)).toBe(false);
  expect(list('/{path=**}/songs/{song}', { ...group, parent: 'bands/b' })).toBe(true);
  expect(list('/bands/{band}/{rest=**}', { ...group, parent: 'bands/b' })).toBe(true);
  expect(list('/{path=**}/songs/{song}', { collectionId: 'songs', parent: 'bands/b' })).toBe(true);
  expect(list('/bands/{band}/songs/only', { collectionId: 'songs', parent: 'bands/b' })).toBe(false);
});

test('a query for collections of every name is no query for one that the rules exclude', () => {
  const list = (condition: string) =>
    gateOf(`match /{name}/{id} { allow list: if ${condition}; }`).decide(listOf({ collectionId: '' }))
      .allowed;
  expect([list('true'), list("name != 'secret'"), list("name == ''")]).toEqual([true, false, false]);
});

test('get() of what a filter fixes is read, and its answer proves', () => {
  const gate = gateOf(`match /things/{id} {
    allow list: if get(/databases/$(database)/documents/stores/$(resource.data.store)).data.open;
  }`);
  const read = (path: string) =>
    path === 'stores/demo'
      ? { path, fields: { open: { booleanValue: true } }, createTime: 1, updateTime: 1 }
      : null;
  const ask = (store: string) =>
    gate.decide({ ...listOf({ where: where('store', 'EQUAL', store) }), read }).allowed;
  expect([ask('demo'), ask('second')]).toEqual([true, false]);
});

test('a query may have ten documents read for all its alternatives', () => {
  const gate = gateOf(`match /things/{id} {
    allow list: if exists(/databases/$(database)/documents/stores/$(resource.data.store));
  }`);
  const read = (path: string) => ({ path, fields: {}, createTime: 1, updateTime: 1 });
  const ask = (count: number) => {
    const stores = Array.from({ length: count }, (_, n) => `s${n}`);
    const request = { ...listOf({ where: where('store', 'IN', stores) }), read };
    return gate.decide({ ...request, documentsRead: new Set() }).allowed;
  };
  expect([ask(10), ask(11)]).toEqual([true, false]);
});

test('a refusal says what could not be proven', () => {
  const gate = gateOf('match /things/{id} { allow list: if resource.data.uid == request.auth.uid; }');
  expect(gate.decide(listOf({ where: active })).explanation).toMatch(
    /`resource\.data\.uid == request\.auth\.uid` is not proven by the query's filters/,
  );
});
