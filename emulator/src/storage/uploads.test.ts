import fs from 'node:fs';
import path from 'node:path';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInAnonymously } from 'firebase/auth';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  list,
  listAll,
  ref,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { forkEmulator, removeTestFiles, type ForkedEmulator } from '../testing/fork-emulator';

const RULES = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o {
  match /pictures/{uid}/{name=**} {
    allow read: if true;
    allow create, update: if request.auth.uid == uid && request.resource.size <= 1024 * 1024
      && request.resource.contentType.matches('image/(png|jpeg)');
    allow delete: if request.auth.uid == uid;
  }
} }`;
const KIB = 1024;

jest.setTimeout(60_000);

let emulator: ForkedEmulator;
let app: FirebaseApp;
let uid: string;

beforeAll(async () => {
  emulator = await forkEmulator({ storageRules: RULES });
  const storageBucket = `${emulator.projectId}.appspot.com`;
  app = initializeApp({ projectId: emulator.projectId, apiKey: 'local', storageBucket });
  connectAuthEmulator(getAuth(app), `http://${emulator.at('auth')}`, { disableWarnings: true });
  connectStorageEmulator(getStorage(app), '127.0.0.1', emulator.ports.storage);
  ({ uid } = (await signInAnonymously(getAuth(app))).user);
});

afterAll(async () => {
  await emulator.kill();
  await deleteApp(app);
  removeTestFiles();
});

const at = (name: string, owner = uid) => ref(getStorage(app), `pictures/${owner}/${name}`);
const png = { contentType: 'image/png' };
const bytes = (length: number) => Uint8Array.from({ length }, (_, index) => index % 251);
const refused = expect.objectContaining({ code: 'storage/unauthorized' });

test('a resumable upload goes in steps and ends whole', async () => {
  const picture = bytes(900 * KIB);
  const task = uploadBytesResumable(at('steps.png'), picture, { ...png, cacheControl: 'public' });
  const steps: number[] = [];
  task.on('state_changed', ({ bytesTransferred }) => void steps.push(bytesTransferred));
  const { metadata } = await task;
  expect(metadata).toMatchObject({ size: picture.length, cacheControl: 'public', ...png });
  expect(new Set(steps).size).toBeGreaterThan(2);
  expect(Buffer.compare(Buffer.from(await getBytes(at('steps.png'))), picture)).toBe(0);
});

test('a cancelled upload leaves no object, and after the next start no bytes', async () => {
  const blobs = path.join(emulator.dataDir, 'blobs');
  const before = fs.readdirSync(blobs).length;
  const task = uploadBytesResumable(at('cancelled.png'), bytes(900 * KIB), png);
  task.on('state_changed', ({ bytesTransferred }) => void (bytesTransferred > 0 && task.cancel()));
  await expect(task).rejects.toMatchObject({ code: 'storage/canceled' });
  await expect(getMetadata(at('cancelled.png'))).rejects.toMatchObject({ code: 'storage/object-not-found' });
  await emulator.kill('SIGKILL');
  await emulator.start();
  expect(fs.readdirSync(blobs)).toHaveLength(before);
});

test.each([
  ['in one request', uploadBytes],
  ['in steps', uploadBytesResumable],
])('what the rules refuse is not stored: %s', async (_, upload) => {
  const refusals = [
    () => upload(at('large.png'), bytes(1024 * KIB + 1), png),
    () => upload(at('page.html'), bytes(10), { contentType: 'text/html' }),
    () => upload(at('other.png', 'somebody'), bytes(10), png),
  ];
  for (const attempt of refusals) await expect(attempt()).rejects.toEqual(refused);
  for (const gone of [at('large.png'), at('page.html'), at('other.png', 'somebody')])
    await expect(getMetadata(gone)).rejects.toMatchObject({ code: 'storage/object-not-found' });
});

test('a download link serves the bytes, is listed page by page, and ends with the object', async () => {
  for (const name of ['p1.png', 'p2.png', 'p3.png']) await uploadBytes(at(name), bytes(3), png);
  const link = await getDownloadURL(at('p1.png'));
  expect(new Uint8Array(await (await fetch(link)).arrayBuffer())).toEqual(bytes(3));
  const folder = ref(getStorage(app), `pictures/${uid}`);
  const all = (await listAll(folder)).items.map(({ name }) => name);
  expect(all).toEqual(expect.arrayContaining(['p1.png', 'p2.png', 'p3.png']));
  const first = await list(folder, { maxResults: 2 });
  const second = await list(folder, { maxResults: 2, pageToken: first.nextPageToken });
  expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(all.slice(0, 4));
  await deleteObject(at('p1.png'));
  expect((await fetch(link)).status).toBe(404);
  await expect(deleteObject(at('p1.png'))).rejects.toMatchObject({ code: 'storage/object-not-found' });
  await expect(deleteObject(at('p2.png', 'somebody'))).rejects.toEqual(refused);
});
