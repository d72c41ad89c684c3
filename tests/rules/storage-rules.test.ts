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
import { as, PEOPLE, type Person } from './people';
import { STORAGE_CASES } from './storage-cases';

const PICTURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
const MIB = 1024 * 1024;

let environment: RulesTestEnvironment;
beforeAll(async () => {
  const rules = readFileSync(path.join(process.cwd(), 'storage.rules'), 'utf8');
  environment = await initializeTestEnvironment({ storage: { rules } });
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

test('only what says that it is a picture of up to 5 MB is taken, and never SVG', async () => {
  const at = 'uploads/shopper/u1';
  for (const type of ['png', 'jpeg', 'webp', 'avif'])
    expect(await upload('shopper', at, `image/${type}`)).toBe(true);
  for (const type of ['image/svg+xml', 'image/gif', 'text/html', 'x-image/png'])
    expect(await upload('shopper', at, type)).toBe(false);
  expect(await upload('shopper', at, 'image/png', new Uint8Array(5 * MIB))).toBe(true);
  expect(await upload('shopper', at, 'image/png', new Uint8Array(5 * MIB + 1))).toBe(false);
  expect(await upload('shopper', 'uploads/otherShopper/u1')).toBe(false);
  expect(await upload('guest', 'uploads/guest/u1')).toBe(false);
});
