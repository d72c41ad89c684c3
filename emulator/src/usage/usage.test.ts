import { initializeApp as initializeAdmin, type App } from 'firebase-admin/app';
import { getFirestore as getAdminFirestore } from 'firebase-admin/firestore';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  onSnapshot,
  query,
  setDoc,
  setLogLevel,
  where,
  type Firestore,
} from 'firebase/firestore';
import { forkEmulator, removeTestFiles, type ForkedEmulator } from '../testing/fork-emulator';
import type { Counts, UsageReport } from './meter';

jest.setTimeout(60_000);
setLogLevel('silent');

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{db}/documents {
  match /things/{id} { allow read, write; }
  match /guarded/{id} { allow get: if exists(/databases/(default)/documents/keys/a)
    || exists(/databases/(default)/documents/keys/b); }
} }`;
const FUNCTIONS = `const { onRequest } = require('firebase-functions/v2/https');
require('firebase-admin/app').initializeApp();
const { getFirestore } = require('firebase-admin/firestore');
exports.touch = onRequest(async (request, response) => {
  await getFirestore().doc('things/touched').set({ at: 1 });
  response.end();
});`;

let emulator: ForkedEmulator;
let app: FirebaseApp;
let admin: App;
let db: Firestore;

beforeAll(async () => {
  emulator = await forkEmulator({ firestoreRules: RULES, functions: FUNCTIONS });
  process.env.FIRESTORE_EMULATOR_HOST = emulator.at('firestore');
  admin = initializeAdmin({ projectId: emulator.projectId });
  app = initializeApp({ projectId: emulator.projectId, apiKey: 'local' });
  db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', emulator.ports.firestore);
  await Promise.all(['a', 'b', 'c'].map((id) => setDoc(doc(db, 'things', id), { id })));
});

afterAll(async () => {
  await deleteApp(app);
  await getAdminFirestore(admin).terminate();
  await emulator.kill();
  removeTestFiles();
});

const at = (path: string) => `http://${emulator.at('mailbox')}${path}`;
const report = async () => (await (await fetch(at('/usage.json'))).json()) as UsageReport;
const things = () => collection(db, 'things');

/** What was counted while `work` ran. */
async function costOf(work: () => Promise<unknown>): Promise<Counts> {
  await fetch(at('/usage/reset'), { method: 'POST' });
  await work();
  return (await report()).total;
}
const cost = (counts: Partial<Counts>): Counts => ({
  reads: 0,
  rulesReads: 0,
  writes: 0,
  deletes: 0,
  ...counts,
});

test.each<[what: string, work: () => Promise<unknown>, expected: Partial<Counts>]>([
  ['a document', () => getDoc(doc(db, 'things/a')), { reads: 1 }],
  ['a missing document', () => getDoc(doc(db, 'things/none')), { reads: 1 }],
  ['a query', () => getDocs(query(things(), limit(2))), { reads: 2 }],
  ['a query that finds nothing', () => getDocs(query(things(), where('id', '==', 'z'))), { reads: 1 }],
  ['a count', () => getCountFromServer(things()), { reads: 1 }],
  ['a write', () => setDoc(doc(db, 'things/d'), {}), { writes: 1 }],
  ['a delete', () => deleteDoc(doc(db, 'things/d')), { deletes: 1 }],
  [
    'what rules look up, even where they refuse',
    () => getDoc(doc(db, 'guarded/x')).catch(() => undefined),
    { rulesReads: 2 },
  ],
])('%s costs what Firestore bills', async (_, work, expected) => {
  expect(await costOf(work)).toEqual(cost(expected));
});

test('a listener pays for its first answer, then for each change it is told', async () => {
  const sizes: number[] = [];
  let stop = () => {};
  const seen = (size: number) =>
    new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        if (sizes.at(-1) !== size) return;
        clearInterval(timer);
        resolve();
      }, 5);
    });
  const counts = await costOf(async () => {
    stop = onSnapshot(things(), { includeMetadataChanges: false }, ({ size }) => void sizes.push(size));
    await seen(3);
    await getAdminFirestore(admin).doc('things/e').set({ id: 'e' });
    await seen(4);
    await getAdminFirestore(admin).doc('things/e').delete();
    await seen(3);
  });
  stop();
  expect(counts).toEqual(cost({ reads: 4, writes: 1, deletes: 1 }));
});

test('callers and labels are told apart', async () => {
  await fetch(at('/usage/reset'), { method: 'POST' });
  await fetch(at('/usage/label'), { method: 'POST', body: JSON.stringify({ label: 'home' }) });
  await getDoc(doc(db, 'things/b'));
  await getAdminFirestore(admin).doc('things/a').get();
  await fetch(`http://${emulator.at('functions')}/${emulator.projectId}/us-central1/touch`);
  const documents = `projects/${emulator.projectId}/databases/(default)/documents`;
  await fetch(`http://${emulator.at('firestore')}/v1/${documents}/things/a`, {
    headers: { 'x-usage-label': 'product' },
  });
  const { by, label } = await report();
  expect(label).toBe('home');
  expect(by).toEqual([
    { label: 'home', kind: 'client', ...cost({ reads: 1 }) },
    { label: 'home', kind: 'admin', ...cost({ reads: 1 }) },
    { label: 'home', kind: 'functions', ...cost({ writes: 1 }) },
    { label: 'product', kind: 'client', ...cost({ reads: 1 }) },
  ]);
  expect(await (await fetch(at('/usage'))).text()).toMatch(/product[\s\S]*Functions/);
});
