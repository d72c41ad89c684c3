import { document } from '../firestore/engine/testing';
import { gateOf, requestOf, time } from './testing/requests';

const stored = document('a/x', { n: 1, owner: 'u1' });
const read = (path: string) => (path.startsWith('users/') ? document(path, { role: 'editor' }) : null);

test('read and write stand for their single methods, and nothing else is allowed', () => {
  const gate = gateOf('match /a/{id} { allow read; allow create, delete: if true; }');
  const decide = (method: 'get' | 'create' | 'update' | 'delete') =>
    gate.decide(requestOf({ method, path: 'a/x' }));
  expect(decide('get').allowed && decide('create').allowed && decide('delete').allowed).toBe(true);
  expect(decide('update')).toEqual({
    allowed: false,
    explanation: 'no rule allows update here',
  });
});

test('any matching rule grants, whatever the others say', () => {
  const gate = gateOf(`match /a/{id} { allow get: if false; allow get: if 1 / 0 == 1; }
    match /{path=**} { allow get: if path[0] == 'a' && id() == 'x'; function id() { return path[1]; } }`);
  expect(gate.decide(requestOf({ method: 'get', path: 'a/x' })).allowed).toBe(true);
  expect(gate.decide(requestOf({ method: 'get', path: 'b/x' })).allowed).toBe(false);
});

test('a rule speaks of its own depth alone, a recursive wildcard of zero or more segments', () => {
  const allowed = (pattern: string, path: string) =>
    gateOf(`match ${pattern} { allow get; }`).decide(requestOf({ method: 'get', path })).allowed;
  expect(allowed('/a/{id}', 'a/x/b/y')).toBe(false);
  expect(allowed('/a/{id}/{rest=**}', 'a/x')).toBe(true);
  expect(allowed('/a/{id}/{rest=**}', 'a/x/b/y')).toBe(true);
  expect(allowed('/{path=**}/b/{id}', 'b/y')).toBe(true);
  expect(allowed('/{path=**}/b/{id}', 'a/x/b/y')).toBe(true);
});

test('a condition sees the request, the document and what it would become', () => {
  const gate = gateOf(`match /a/{id} { allow update: if id == 'x' && resource.id == id
    && resource.__name__ == /databases/$(database)/documents/a/x && request.path == resource.__name__
    && request.method == 'update' && request.resource.data.at == request.time
    && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['n', 'at']); }`);
  const after = document('a/x', { n: 2, owner: 'u1', at: time('2026-01-02') });
  const request = requestOf({ method: 'update', path: 'a/x', resource: stored, newResource: after });
  expect(gate.decide(request).allowed).toBe(true);
  const stolen = document('a/x', { n: 1, owner: 'u2', at: time('2026-01-02') });
  expect(gate.decide({ ...request, newResource: stolen }).allowed).toBe(false);
});

test('a missing document, a missing sign-in and a missing new document are null', () => {
  const gate = gateOf(
    'match /a/{id} { allow get: if resource == null && request.auth == null && request.resource == null; }',
  );
  expect(gate.decide(requestOf({ method: 'get', path: 'a/x', auth: null })).allowed).toBe(true);
});

test('get and exists read the state before, getAfter and existsAfter the state after', () => {
  const gate = gateOf(`match /a/{id} {
    function user() { return /databases/$(database)/documents/users/$(request.auth.uid); }
    allow create: if exists(user()) && get(user()).data.role == 'editor'
      && !existsAfter(user()) && getAfter(/databases/$(database)/documents/a/x) == null;
  }`);
  expect(gate.decide(requestOf({ method: 'create', path: 'a/x', read })).allowed).toBe(true);
});

test('a decision reads at most 10 documents, a commit 20, and the same one only once', () => {
  const user = (id: string) => `exists(/databases/$(database)/documents/users/${id})`;
  const users = (count: number, prefix = 'u') =>
    Array.from({ length: count }, (_, i) => user(`${prefix}${i}`)).join(' && ');
  const decide = (condition: string, documentsRead?: Set<string>) =>
    gateOf(`match /a/{id} { allow create: if ${condition}; }`).decide(
      requestOf({ method: 'create', path: 'a/x', read, documentsRead }),
    );
  expect(decide(`${users(10)} && ${users(10)}`).allowed).toBe(true);
  expect(decide(users(11)).explanation).toMatch(/fails: rules may read 10 documents for one decision/);
  const commit = new Set<string>();
  expect(decide(users(10, 'a'), commit).allowed && decide(users(10, 'b'), commit).allowed).toBe(true);
  expect(decide(users(1, 'a'), commit).allowed).toBe(true);
  expect(decide(users(1, 'c'), commit).allowed).toBe(false);
});

test('calls nest at most 20 deep', () => {
  const chain = (depth: number) =>
    Array.from(
      { length: depth },
      (_, i) => `function f${i}() { return ${i + 1 < depth ? `f${i + 1}()` : 'true'}; }`,
    );
  const allowed = (depth: number) =>
    gateOf(`${chain(depth).join(' ')} match /a/{id} { allow get: if f0(); }`).decide(
      requestOf({ method: 'get', path: 'a/x' }),
    ).allowed;
  expect([allowed(20), allowed(21)]).toEqual([true, false]);
});

test('the explanation names the place and the part that decided', () => {
  const gate = gateOf(`match /a/{id} {
      function isOwner() { return request.auth != null && resource.data.owner == request.auth.uid; }
      allow get: if isOwner();
    }`);
  const request = requestOf({ method: 'get', path: 'a/x', resource: stored });
  expect(gate.decide(request).explanation).toBe('allow get at 4:7');
  expect(gate.decide({ ...request, auth: { uid: 'u2', token: {} } }).explanation).toBe(
    'allow get at 4:7 refuses: 3:59 `resource.data.owner == request.auth.uid` is false',
  );
  expect(gate.decide({ ...request, resource: null }).explanation).toMatch(
    /fails: a null has no field 'data'/,
  );
});
