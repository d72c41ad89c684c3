import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  type FirebaseStorage,
  type StorageError,
} from 'firebase/storage';
import { store } from './firestore-environment';
import { as, DECISIONS, PEOPLE, type Person } from './people';
import { STORAGE_CASES } from './storage-cases';

const PICTURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
const MIB = 1024 * 1024;

const rulesOf = (service: string) => readFileSync(path.join(process.cwd(), `${service}.rules`), 'utf8');

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await initializeTestEnvironment({
    firestore: { rules: rulesOf('firestore') },
    storage: { rules: rulesOf('storage') },
  });
  await store(environment, DECISIONS);
});
afterAll(() => environment.cleanup());

const storageOf = (person: Person) => as(environment, person).storage() as unknown as FirebaseStorage;
const upload = (person: Person, at: string, contentType = 'image/png', bytes = PICTURE) =>
  allowed(uploadBytes(ref(storageOf(person), at), bytes, { contentType }));

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
    for (const at of ['stores/demo/products/p1.png', 'users/shopper/me.png', 'elsewhere/x.png'])
      await uploadBytes(ref(storage, at), PICTURE, { contentType: 'image/png' });
  }),
);

test.each(STORAGE_CASES)(
  '%s is read, written and removed by the right people, and listed by nobody',
  async (_, at, readers, writers) => {
    for (const person of PEOPLE) {
      const object = ref(storageOf(person), at);
      expect([person, await allowed(getMetadata(object))]).toEqual([person, readers.includes(person)]);
      expect([person, await allowed(listAll(object.parent ?? object))]).toEqual([person, false]);
      expect([person, await upload(person, at)]).toEqual([person, writers.includes(person)]);
      expect([person, await upload(person, `${at}.new`)]).toEqual([person, writers.includes(person)]);
      expect([person, await allowed(updateMetadata(object, { contentType: 'image/jpeg' }))]).toEqual([
        person,
        writers.includes(person),
      ]);
    }
    for (const person of PEOPLE.filter((one) => !writers.includes(one)))
      expect([person, await allowed(deleteObject(ref(storageOf(person), at)))]).toEqual([person, false]);
    for (const writer of writers.slice(0, 1))
      expect(await allowed(deleteObject(ref(storageOf(writer), at)))).toBe(true);
  },
);

test('only pictures up to 5 MB are taken, and never SVG', async () => {
  const photo = 'users/shopper/me.png';
  expect(await upload('shopper', photo, 'image/jpeg')).toBe(true);
  expect(await upload('shopper', photo, 'image/webp')).toBe(false);
  expect(await upload('shopper', photo, 'text/html')).toBe(false);
  expect(await upload('shopper', photo, 'image/png', new Uint8Array(5 * MIB))).toBe(true);
  expect(await upload('shopper', photo, 'image/png', new Uint8Array(5 * MIB + 1))).toBe(false);
  expect(await upload('staff', 'stores/demo/logo.webp', 'image/webp')).toBe(true);
  expect(await upload('staff', 'stores/demo/logo.svg', 'image/svg+xml')).toBe(false);
  expect(await upload('staff', 'stores/second/logo.png')).toBe(false);
});

test('a made-up role uploads nothing, a kept one does, and a guest has no photo', async () => {
  await store(environment, { 'stores/demo/staffRoles/staff': { role: 'staff' } });
  const token = { stores: { demo: 'manager' } };
  const manager = environment.authenticatedContext('x', token).storage() as unknown as FirebaseStorage;
  const logo = ref(manager, 'stores/demo/logo.png');
  expect(await allowed(uploadBytes(logo, PICTURE, { contentType: 'image/png' }))).toBe(false);
  expect(await upload('staff', 'stores/demo/logo.png')).toBe(true);
  expect(await upload('guest', 'users/guest/me.png')).toBe(false);
});
