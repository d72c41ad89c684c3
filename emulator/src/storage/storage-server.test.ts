import fs from 'node:fs';
import path from 'node:path';
import { initializeApp as initializeAdmin, type App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage as getAdminStorage } from 'firebase-admin/storage';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInAnonymously } from 'firebase/auth';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { forkEmulator, removeTestFiles, type ForkedEmulator } from '../testing/fork-emulator';

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /public/{file=**} {
      allow read: if true;
      allow write: if request.auth != null && (request.resource == null || request.resource.size < 100);
    }
    match /private/{file=**} { allow read, write: if false; }
    match /members/{uid}/{file=**} {
      allow read: if firestore.exists(/databases/(default)/documents/members/$(uid));
    }
  }
}`;
const PICTURE = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');

jest.setTimeout(30_000);

let emulator: ForkedEmulator;
let app: FirebaseApp;
let admin: App;

beforeAll(async () => {
  emulator = await forkEmulator({ storageRules: RULES });
  process.env.FIRESTORE_EMULATOR_HOST = emulator.at('firestore');
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = emulator.at('storage');
  const storageBucket = `${emulator.projectId}.appspot.com`;
  admin = initializeAdmin({ projectId: emulator.projectId, storageBucket });
  app = initializeApp({ projectId: emulator.projectId, apiKey: 'local', storageBucket });
  connectAuthEmulator(getAuth(app), `http://${emulator.at('auth')}`, { disableWarnings: true });
  connectStorageEmulator(getStorage(app), '127.0.0.1', emulator.ports.storage);
  await signInAnonymously(getAuth(app));
});

afterAll(async () => {
  await emulator.kill();
  await getFirestore(admin).terminate();
  await deleteApp(app);
  removeTestFiles();
});

const killAndRestart = async () => {
  await emulator.kill('SIGKILL');
  await emulator.start();
};
const at = (name: string) => ref(getStorage(app), name);
const publicUrl = (name: string) =>
  `http://${emulator.at('storage')}/v0/b/${emulator.projectId}.appspot.com/o/${encodeURIComponent(name)}?alt=media`;

test('an uploaded picture keeps bytes, metadata and download links through kill -9', async () => {
  const picture = at('public/boards/لوحة.svg');
  await uploadBytes(picture, PICTURE, { contentType: 'image/svg+xml', customMetadata: { alt: 'لوحة' } });
  const link = await getDownloadURL(picture);
  await updateMetadata(picture, { cacheControl: 'public, max-age=60' });
  await killAndRestart();

  expect(new Uint8Array(await getBytes(picture))).toEqual(PICTURE);
  expect(await getMetadata(picture)).toMatchObject({ customMetadata: { alt: 'لوحة' }, size: PICTURE.length });
  for (const url of [link, publicUrl('public/boards/لوحة.svg')]) {
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await answer.text()).toContain('<svg');
  }
});

test('the rules decide on uploads, reads and lists, and the Admin SDK is above them', async () => {
  await expect(uploadBytes(at('private/x.txt'), PICTURE)).rejects.toThrow(/unauthorized/);
  await expect(uploadBytes(at('public/large.txt'), new Uint8Array(200))).rejects.toThrow(/unauthorized/);
  await getAdminStorage(admin).bucket().file('private/x.txt').save('secret', { resumable: false });
  await expect(getBytes(at('private/x.txt'))).rejects.toThrow(/unauthorized/);
  await expect(listAll(at('private'))).rejects.toThrow(/unauthorized/);
  expect((await fetch(publicUrl('private/x.txt'))).status).toBe(403);
});

test('no name leads to an object that the rules were not asked about', async () => {
  const { projectId } = emulator;
  const bucket = getAdminStorage(admin).bucket();
  const other = getAdminStorage(admin).bucket('other.appspot.com');
  await bucket.file('private/public/x.txt').save('secret', { resumable: false });
  await other.file('private/x.txt').save('secret', { resumable: false });
  const detours = [
    'public/../private/public/x.txt',
    'public/x/../.././private//public/x.txt',
    'public/../../other.appspot.com/private/x.txt',
    `public/../../${projectId}.appspot.com/private/public/x.txt`,
  ];
  for (const name of detours) expect((await fetch(publicUrl(name))).status).toBe(403);
  const inBucket = publicUrl('public/x.txt').replace(/(?=\/o\/)/, '%2Fprivate');
  expect((await fetch(inBucket)).status).toBe(403);

  const authorization = `Firebase ${await getAuth(app).currentUser?.getIdToken()}`;
  const removal = { method: 'DELETE', headers: { authorization } };
  expect((await fetch(publicUrl(detours[0] ?? ''), removal)).status).toBe(403);
  expect(String((await bucket.file('private/public/x.txt').download())[0])).toBe('secret');
});

test('malformed requests are refused one by one and leave Storage up', async () => {
  const bucket = `http://${emulator.at('storage')}/v0/b/${emulator.projectId}.appspot.com/o`;
  const multipart = {
    method: 'POST',
    headers: { 'x-goog-upload-protocol': 'multipart', 'content-type': 'multipart/related; boundary=x' },
    body: '--x\r\ncontent-type: application/json\r\n\r\n{broken\r\n--x\r\ncontent-type: text/plain\r\n\r\ndata\r\n--x--\r\n',
  };
  expect((await fetch(`${bucket}?name=public%2Fa`, multipart)).status).toBe(500);
  expect((await fetch(`${bucket}/%25E0%25A4%25A`)).status).toBe(500);
  expect(
    (await fetch(publicUrl('public/none'), { headers: { authorization: 'Firebase rubbish' } })).status,
  ).toBe(403);
  expect((await fetch(publicUrl('public/none'))).status).toBe(404);
});

test('the rules may ask Firestore', async () => {
  await getAdminStorage(admin).bucket().file('members/m1/card.txt').save('card', { resumable: false });
  await expect(getBytes(at('members/m1/card.txt'))).rejects.toThrow(/unauthorized/);
  await getFirestore(admin).doc('members/m1').set({ since: 2026 });
  expect(new TextDecoder().decode(await getBytes(at('members/m1/card.txt')))).toBe('card');
});

test('replaced and deleted objects leave no bytes behind, and stay so after kill -9', async () => {
  await uploadBytesResumable(at('public/list/a.txt'), new TextEncoder().encode('old'));
  await uploadBytesResumable(at('public/list/a.txt'), new TextEncoder().encode('new'));
  await uploadBytes(at('public/list/b.txt'), PICTURE);
  const blobs = () => fs.readdirSync(path.join(emulator.dataDir, 'blobs')).length;
  const before = blobs();
  await deleteObject(at('public/list/b.txt'));
  expect(blobs()).toBe(before - 1);
  await killAndRestart();

  const { items } = await listAll(at('public/list'));
  expect(items.map(({ name }) => name)).toEqual(['a.txt']);
  expect(new TextDecoder().decode(await getBytes(at('public/list/a.txt')))).toBe('new');
});
