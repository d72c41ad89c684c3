import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  initializeTestEnvironment,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getMetadata,
  getStorage,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  type FirebaseStorage,
  type StorageError,
} from 'firebase/storage';
import { idTokenOf } from '@/tests/fixtures/firebase/id-tokens';
import { credentialsOf, DECISIONS, PEOPLE, type Person } from './people';
import { store } from './firestore-environment';
import { REVIEWS, STORAGE_CASES } from './storage-cases';

const PICTURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

let environment: RulesTestEnvironment;
beforeAll(async () => {
  const rules = readFileSync(path.join(process.cwd(), 'storage.rules'), 'utf8');
  environment = await initializeTestEnvironment({ storage: { rules }, firestore: {} });
  // Staff of the store too: a session of support has no other role.
  const support = { 'stores/demo/staffRoles/support': { role: 'staff', email: 'support@demo.test' } };
  await store(environment, { ...DECISIONS, ...REVIEWS, ...support });
});
afterAll(() => environment.cleanup());

const connected = new Map<Person, FirebaseStorage>();

function storageOf(person: Person): FirebaseStorage {
  const known = connected.get(person) ?? connect(person);
  connected.set(person, known);
  return known;
}

function connect(person: Person): FirebaseStorage {
  const { projectId, emulators } = environment;
  const storage = getStorage(initializeApp({ projectId }, person), `gs://${projectId}`);
  const { host, port } = emulators.storage ?? { host: '', port: 0 };
  connectStorageEmulator(storage, host, port, credentialsOf(environment, person));
  return storage;
}

const upload = (person: Person, at: string, contentType = 'image/png') =>
  allowed(uploadBytes(ref(storageOf(person), at), PICTURE, { contentType }));

async function allowed(operation: Promise<unknown>): Promise<boolean> {
  try {
    await operation;
    return true;
  } catch (error) {
    if ((error as StorageError).code === 'storage/unauthorized') return false;
    throw error;
  }
}

beforeEach(() =>
  environment.withSecurityRulesDisabled(async (context) => {
    const storage = context.storage() as unknown as FirebaseStorage;
    for (const { at } of STORAGE_CASES)
      await uploadBytes(ref(storage, at), PICTURE, { contentType: 'image/png' });
  }),
);

test.each(STORAGE_CASES)(
  '$what is read, written and removed by the right people, and listed by nobody',
  async ({ at, get, create, delete: removers }) => {
    for (const person of PEOPLE) {
      const object = ref(storageOf(person), at);
      expect([person, await allowed(getMetadata(object))]).toEqual([person, get.includes(person)]);
      expect([person, await allowed(listAll(object.parent ?? object))]).toEqual([person, false]);
      expect([person, await upload(person, at)]).toEqual([person, create.includes(person)]);
      expect([person, await upload(person, `${at}.new`)]).toEqual([person, create.includes(person)]);
      expect([person, await allowed(updateMetadata(object, { contentType: 'image/jpeg' }))]).toEqual([
        person,
        create.includes(person),
      ]);
    }
    for (const person of PEOPLE.filter((one) => !removers.includes(one)))
      expect([person, await allowed(deleteObject(ref(storageOf(person), at)))]).toEqual([person, false]);
    for (const remover of removers.slice(0, 1))
      expect(await allowed(deleteObject(ref(storageOf(remover), at)))).toBe(true);
  },
);

test('nothing of any kind is stored by a client, small pictures included', async () => {
  for (const at of ['uploads/shopper/u2', 'uploads/otherShopper/u1', 'users/shopper/new.jpg', 'new.png'])
    for (const type of ['image/png', 'image/svg+xml', 'text/html'])
      expect([at, type, await upload('shopper', at, type)]).toEqual([at, type, false]);
});

const RANA: TokenOptions = {
  email: 'rana@demo.test',
  email_verified: true,
  auth_time: 1000,
  firebase: { sign_in_provider: 'password' },
  stores: { demo: 'owner' },
};

test.each<[string, boolean, TokenOptions]>([
  ['whose token tells of the role and its proved address', true, {}],
  ['whose token tells of another role', false, { stores: { demo: 'none' } }],
  ['under another address than the role was given to', false, { email: 'other@demo.test' }],
  ['under the address of the role, which was never proved', false, { email_verified: false }],
  ['whose session began before the role was given', false, { auth_time: 999 }],
])('fault 53: somebody %s sees the picture of a review that waits: %p', async (name, expected, token) => {
  await store(environment, {
    'stores/demo/staffRoles/rana': { role: 'owner', email: 'rana@demo.test', since: 1000 },
  });
  const { projectId, emulators } = environment;
  const storage = getStorage(initializeApp({ projectId }, name), `gs://${projectId}`);
  const { host, port } = emulators.storage ?? { host: '', port: 0 };
  const mockUserToken = idTokenOf('rana', projectId, { ...RANA, ...token });
  connectStorageEmulator(storage, host, port, { mockUserToken });
  const waiting = ref(storage, 'stores/demo/reviews/p1/waiting/a.webp');
  expect(await allowed(getMetadata(waiting))).toBe(expected);
});
