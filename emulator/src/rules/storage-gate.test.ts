import { document } from '../firestore/engine/testing';
import { EvaluationError } from './errors';
import { compileRules } from './load';
import { storageGate, type StorageRequest } from './storage-gate';

const gate = storageGate(
  compileRules(
    `rules_version = '2';
    service firebase.storage {
      match /b/{bucket}/o {
        match /public/{path=**} { allow read: if bucket == 'shop'; }
        match /free/{uid} { allow read: if !firestore.exists(/databases/(default)/documents/users/$(uid)); }
        match /photos/{uid}/{name} {
          allow create: if request.auth.uid == uid && request.resource.size < 5 * 1024 * 1024
            && request.resource.contentType.matches('image/.*') && request.resource.name == 'photos/u1/me.png'
            && request.resource.metadata.kind == 'portrait';
          allow update: if resource.timeCreated < request.time && resource.size == 10;
          allow delete: if firestore.get(/databases/(default)/documents/users/$(uid)).data.mayDelete
            && firestore.exists(/databases/(default)/documents/users/$(uid));
        }
      }
    }`,
    'firebase.storage',
  ),
);

const photo = {
  name: 'photos/u1/me.png',
  size: 10,
  contentType: 'image/png',
  timeCreated: new Date(0),
  metadata: { kind: 'portrait' },
};
const ask = (given: Partial<StorageRequest>) =>
  gate.decideStorage({
    method: 'get',
    bucket: 'shop',
    path: 'photos/u1/me.png',
    auth: { uid: 'u1', token: {} },
    time: 1_000_000,
    resource: null,
    newResource: null,
    readFirestore: (path) => (path === 'users/u1' ? document(path, { mayDelete: true }) : null),
    ...given,
  }).allowed;

test('an upload is judged by its name, size, type and own metadata', () => {
  const create = (newResource: Record<string, unknown>) => ask({ method: 'create', newResource });
  expect(create(photo)).toBe(true);
  expect(create({ ...photo, size: String(5 * 1024 * 1024 - 1) })).toBe(true);
  expect(create({ ...photo, size: 5 * 1024 * 1024 })).toBe(false);
  expect(create({ ...photo, contentType: 'text/html' })).toBe(false);
  expect(create({ ...photo, contentType: undefined })).toBe(false);
  expect(create({ ...photo, metadata: {} })).toBe(false);
});

test('a stored object is known with its times, as dates or as text', () => {
  expect(ask({ method: 'update', resource: photo, newResource: photo })).toBe(true);
  expect(ask({ method: 'update', resource: { ...photo, timeCreated: '2030-01-01T00:00:00.000Z' } })).toBe(
    false,
  );
});

test("rules read Firestore's documents", () => {
  expect(ask({ method: 'delete', resource: photo })).toBe(true);
  expect(ask({ method: 'delete', resource: photo, readFirestore: () => null })).toBe(false);
});

test('a document that cannot be read is neither there nor missing: what asks for it grants nothing', () => {
  const readFirestore = () => {
    throw new EvaluationError('Firestore is away');
  };
  expect(ask({ path: 'free/u2' })).toBe(true);
  expect(ask({ path: 'free/u2', readFirestore })).toBe(false);
  expect(ask({ method: 'delete', resource: photo, readFirestore })).toBe(false);
});

test('reading and listing follow the path, the bucket included', () => {
  expect(ask({ path: 'public/a/b.png' })).toBe(true);
  expect(ask({ method: 'list', path: 'public' })).toBe(true);
  expect(ask({ path: 'public/a.png', bucket: 'other' })).toBe(false);
  expect(ask({ path: 'photos/u1/me.png' })).toBe(false);
});
