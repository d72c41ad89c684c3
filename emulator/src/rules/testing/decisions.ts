/** Conditions of `allow get` that grant and that refuse, with the functions they may call. */
export interface Decisions {
  readonly functions?: string;
  readonly allowed: readonly string[];
  readonly denied: readonly string[];
}

const user = (id: string) => `exists(/databases/$(database)/documents/users/${id})`;
const users = (count: number) => Array.from({ length: count }, (_, n) => `!${user(`none${n}`)}`).join(' && ');
/** Four expressions of each comparison, but for the last. */
const comparisons = (count: number) => Array.from({ length: count }, () => '1 == 1').join(' && ');
const chain = (depth: number) =>
  Array.from({ length: depth }, (_, n) => `function f${n + 1}() { return ${n === 0 ? 'true' : `f${n}()`}; }`);

/** Asked by `u1`, the owner of store `demo`, for `a/x`; decisions.test.ts says what is stored. */
export const DECISIONS: Readonly<Record<string, Decisions>> = {
  'an error grants nothing': {
    allowed: ['resource.data.n == 1'],
    denied: [
      'resource.data.none',
      'resource.data.none == 1',
      '!resource.data.none',
      '!(resource.data.none == 1)',
      "resource.data.n > 'a'",
      "resource.data.tags[5] == 'a'",
      'request.auth.token.none.deeper == 1',
      'resource.data.n.size() == 1',
      "int(resource.data.owner) == 1 || int('x') == 1",
      "resource.data.owner.matches('(')",
      'get(/databases/$(database)/documents/none/x).data.n == 1',
      'get(/elsewhere/x).data.n == 1',
      'exists(/databases/other/documents/users/u1)',
      'resource.data.n / 0 == 1',
      '[resource.data.none].size() == 1',
      "{'a': resource.data.none}.size() == 1",
      'resource.data.tags.hasAll(resource.data.n)',
      'request.query.limit <= 10',
    ],
  },
  'what is no bool grants nothing': {
    allowed: ['resource.data.yes'],
    denied: ['1', "'true'", 'null', 'resource.data.n', 'resource.data.tags', '!resource.data.n', 'resource'],
  },
  'an error beside what decides': {
    allowed: [
      'resource.data.none == 1 || true',
      'true || resource.data.none == 1',
      '!(resource.data.none == 1 && false)',
      '!(false && resource.data.none == 1)',
      "false || (resource.data.none == 1 || id == 'x')",
      'resource.data.n == 1 ? true : resource.data.none',
      "resource.data.get('none', true)",
      "'none' in resource.data ? resource.data.none : true",
      "!('none' in resource.data) || resource.data.none == 1",
      '1 || true',
    ],
    denied: [
      'true && resource.data.none == 1',
      'resource.data.none == 1 && true',
      'false || resource.data.none == 1',
      'resource.data.none == 1 || false',
      '(resource.data.none == 1 || false) || false',
      'resource.data.none ? true : true',
      'true && 1',
      "false || 'x'",
      'resource.data.none == 1 && false',
    ],
  },
  'functions see their arguments, their variables and what is around them': {
    functions: `function one() { return 1; }
      function same(a, b) { return a == b; }
      function mine() { return resource.data.owner == request.auth.uid; }
      function self() { let base = request.auth.uid; return /databases/$(database)/documents/users/$(base); }
      function shadow(id) { return id == 'inner'; }
      function twice(n) { let doubled = n * 2; let again = doubled * 2; return again == 4 * n; }
      function nested() { return same(same(1, 1), mine()); }
      function failing() { return resource.data.none; }`,
    allowed: [
      'one() == 1',
      'same(1, 1.0)',
      'mine()',
      'nested()',
      'twice(3)',
      "shadow('inner') && id == 'x'",
      'exists(self())',
      "get(self()).data.role == 'editor'",
      "getAfter(self()).data.role == 'editor'",
      "same(id, 'x') && same(database, '(default)')",
      'failing() || mine()',
      "same({'a': [1]}, {'a': [1]})",
    ],
    denied: ["same(1, '1')", 'shadow(id)', '!mine()', 'failing()', 'failing() == null', 'one()', '!nested()'],
  },
  'what a condition knows of its request': {
    allowed: [
      'request.path == /databases/$(database)/documents/a/x',
      'resource.__name__ == request.path && resource.id == id',
      "request.method == 'get'",
      'request.time > timestamp.date(2020, 1, 1)',
      "request.auth.token.stores.demo == 'owner'",
      "request.auth.token.stores[resource.data.store] in ['owner', 'staff']",
      'request.auth != null && request.resource == null',
      "resource.data.keys().hasAll(['n', 'owner'])",
    ],
    denied: [
      'request.auth == null',
      'resource == null',
      "request.method == 'list'",
      "id == 'y'",
      "request.auth.token.stores.second == 'owner'",
      "request.auth.uid == 'u2'",
      'request.resource.data.n == 1',
      "resource.data.keys().hasOnly(['n'])",
    ],
  },
  'types are told apart': {
    allowed: [
      'resource.data.n is int && resource.data.n is number',
      'resource.data.half is float && !(resource.data.half is int)',
      'resource.data.owner is string',
      'resource.data.tags is list && resource.data.deep is map',
      'resource.data.yes is bool && resource.data.yes == true',
      'resource.data.nothing == null && !(resource.data.nothing is string)',
    ],
    denied: [
      'resource.data.n is float',
      'resource.data.n is string',
      'resource.data.tags is map',
      'resource.data.none is int',
      'resource.data.nothing is map',
      "resource.data.n == '1'",
    ],
  },
  'a decision reads ten documents, each once': {
    allowed: [users(10), `${users(10)} && ${users(10)}`, `${user('u1')} && ${users(9)}`],
    denied: [users(11), `${users(10)} && ${user('u1')}`, user('u2')],
  },
  'a decision evaluates a thousand expressions': {
    functions: `function many() { return ${comparisons(125)}; }`,
    allowed: [comparisons(250), 'many()'],
    denied: [comparisons(251), `${comparisons(251)} || true`, 'many() && many()', `!(${comparisons(251)})`],
  },
  'calls nest twenty deep': {
    functions: chain(21).join('\n'),
    allowed: ['f1()', 'f19()', 'f20()', 'f20() && f20()', 'f21() || true'],
    denied: ['f21()', 'f20() && f21()', '!f21()'],
  },
};
