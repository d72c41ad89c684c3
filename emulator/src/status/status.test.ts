import { initializeApp as initializeAdmin, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { forkEmulator, removeTestFiles, type ForkedEmulator } from '../testing/fork-emulator';
import type { UsageReport } from '../usage/meter';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{db}/documents {
  match /stores/{store} { allow get: if request.auth.token.stores[store] == 'owner'; }
} }`;
const STORAGE_RULES = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { match /{file=**} { allow read: if 1 > 2; } } }`;

jest.setTimeout(60_000);

let emulator: ForkedEmulator;
let admin: App;

beforeAll(async () => {
  emulator = await forkEmulator({ firestoreRules: RULES, storageRules: STORAGE_RULES });
  process.env.FIRESTORE_EMULATOR_HOST = emulator.at('firestore');
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.at('auth');
  admin = initializeAdmin({ projectId: emulator.projectId });
  const batch = getFirestore(admin).batch();
  for (let n = 10; n < 62; n += 1) batch.set(getFirestore(admin).doc(`stores/demo/products/p${n}`), { n });
  const at = Timestamp.fromMillis(0);
  batch.set(getFirestore(admin).doc('stores/demo'), { name: '<b>لوحات</b>', at, tags: ['a'] });
  await batch.commit();
  const { uid } = await getAuth(admin).createUser({ email: 'sara@example.test', displayName: 'سارة' });
  await getAuth(admin).setCustomUserClaims(uid, { stores: { demo: 'owner' } });
});

afterAll(async () => {
  await getFirestore(admin).terminate();
  await emulator.kill();
  removeTestFiles();
});

const fetchTab = (path: string) => fetch(`http://${emulator.at('mailbox')}${path}`);
const tab = async (path: string) => (await fetchTab(path)).text();

test('every tab leads to every other and says which it is', async () => {
  const overview = await tab('/status');
  const addresses = [...overview.matchAll(/<a href="([^"]+)"/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThanOrEqual(7);
  for (const address of addresses) {
    const page = await tab(address);
    expect(page).toContain(`<a href="${address}" aria-current="page"`);
  }
  expect(overview).toContain(emulator.at('firestore'));
  expect(overview).not.toContain('does not answer');
});

test('the database is walked from the root to a document, page by page, at no cost', async () => {
  const usage = async () => ((await (await fetchTab('/usage.json')).json()) as UsageReport).total;
  const before = await usage();
  expect(await tab('/documents')).toContain('/documents?path=stores"');
  expect(await tab('/documents?path=stores')).toContain('/documents?path=stores%2Fdemo"');
  const document = await tab('/documents?path=stores/demo');
  expect(document).toContain('&lt;b&gt;لوحات&lt;/b&gt;');
  expect(document).toContain('time 1970-01-01T00:00:00Z');
  expect(document).toContain('/documents?path=stores%2Fdemo%2Fproducts"');
  const first = await tab('/documents?path=stores/demo/products');
  expect(first).toContain('>p10<');
  expect(first).not.toContain('>p61<');
  const [, next = ''] = /<a href="([^"]+)" rel="next"/.exec(first) ?? [];
  expect(await tab(next.replaceAll('&amp;', '&'))).toContain('>p61<');
  expect(await tab('/documents?path=stores/none')).toContain('Nothing is here.');
  expect((await fetchTab('/documents?path=stores//demo')).status).toBe(404);
  expect(await usage()).toEqual(before);
});

test('accounts are listed with their claims', async () => {
  const page = await tab('/accounts');
  expect(page).toContain('sara@example.test');
  expect(page).toContain('{&quot;stores&quot;:{&quot;demo&quot;:&quot;owner&quot;}}');
});

test('a denial is told with the place and the part of the rule, of Firestore and of Storage', async () => {
  const documents = `projects/${emulator.projectId}/databases/(default)/documents`;
  await fetch(`http://${emulator.at('firestore')}/v1/${documents}/stores/demo`);
  await fetch(`http://${emulator.at('storage')}/v0/b/${emulator.projectId}.appspot.com/o/a.png`);
  const page = await tab('/denials');
  expect(page).toContain('get /stores/demo denied for a stranger: allow get at 3:27 refuses');
  expect(page).toContain('Storage: get a.png denied: allow read at 2:69 refuses: 2:84 `1 &gt; 2` is false');
});
