import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getStorage } from 'firebase-admin/storage';
import { contentOf, type StoreSource } from '@/functions/src/adapters/archive/store-content';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { openArchive } from '@/scripts/store/archive/read-archive';
import { runStore } from '@/scripts/store/main';
import { functionUrl } from '@/tests/fixtures/firebase/callable-url';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct } from '@/tests/fixtures/shop/catalogue';

const shop = new LocalShop('leaving-with-all');
const other = new LocalShop('leaving-not-this');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'store-export-'));
const inFolder = (name: string) => path.join(folder, name);
let owner: Client;

beforeAll(async () => {
  await Promise.all([shop.open(), other.open()]);
  owner = await shop.staff();
  const picture = getStorage(shop.app).bucket().file(`stores/${shop.id}/products/board/1.webp`);
  await picture.save(Buffer.from('a picture'), { resumable: false, contentType: 'image/webp' });
});
afterAll(async () => {
  await Promise.all([shop.close(), other.close()]);
  fs.rmSync(folder, { recursive: true });
});

async function ticket(): Promise<string> {
  const begun = await owner.call('beginStoreExport', { storeId: shop.id });
  if (!begun.ok) throw new Error(begun.error.code);
  return functionUrl(`apiPeople/export/${begun.value.ticket}`);
}

async function download(name: string, url: string): Promise<string> {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="leaving-with-all-\d{4}-\d\d-\d\d\.jsonl"$/,
  );
  const file = inFolder(name);
  fs.writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  return file;
}

/** Runs `npm run store` in this process. */
async function store(...args: string[]): Promise<string> {
  const said: string[] = [];
  const terminal = {
    print: (line: string) => void said.push(line),
    warn() {},
    progress() {},
    consent: () => Promise.resolve(),
  };
  expect(await runStore(args, process.env, () => terminal)).toBe(0);
  return said.join('\n');
}

test('an owner’s export is the same file as the operator’s, and comes back whole', async () => {
  const file = await download('whole.jsonl', await ticket());
  const archive = await openArchive(file);
  expect(archive).toMatchObject({ storeId: shop.id, pictures: 1 });
  expect(await store('export', '--id', shop.id, '--out', inFolder('same.jsonl'))).toContain(archive.sha256);
  const text = fs.readFileSync(file, 'utf8');
  expect(text).not.toContain(other.id);
  expect(text).not.toMatch(/passwordHash|sk_test_|whsec_/);
  await store('import', '--in', file, '--replace', '--backup', inFolder('before.jsonl'));
  expect(await store('export', '--id', shop.id, '--out', inFolder('again.jsonl'))).toContain(archive.sha256);
  const { docs } = await shop.db.collection(collections.audit(shop.store)).get();
  expect(docs.filter((doc) => doc.get('action') === 'beginStoreExport')).toHaveLength(1);
});

test('a ticket works once, for its own store, and only while its owner is one', async () => {
  const url = await ticket();
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(405);
  await download('once.jsonl', url);
  expect((await fetch(url)).status).toBe(410);
  expect((await fetch(functionUrl('apiPeople/export/invented'))).status).toBe(410);
  const late = await ticket();
  const role = shop.db.doc(collections.staffRole(shop.store, owner.uid));
  await role.update({ role: 'staff' });
  expect((await fetch(late)).status).toBe(410);
  await role.update({ role: 'owner' });
});

test('who invents tickets is soon refused without a look-up, and what is none is never looked up', async () => {
  const statuses = async (ticket: string, address: string) => {
    const headers = { 'x-forwarded-for': address };
    const one = () => fetch(functionUrl(`apiPeople/export/${ticket}`), { headers });
    const answers = await Promise.all(Array.from({ length: 125 }, one));
    const limited = answers.find(({ status }) => status === 429);
    if (limited) expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    return [...new Set(answers.map(({ status }) => status))].sort();
  };
  expect(await statuses('A'.repeat(43), '203.0.113.90')).toEqual([410, 429]);
  expect(await statuses('A'.repeat(44), '203.0.113.91')).toEqual([410]);
  await download('after-guesses.jsonl', await ticket());
});

test('a connection that drops costs nothing, and the next export is whole, also while products change', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, at) => shop.put(aProduct({ id: `p${at}`, slug: `p${at}` }))),
  );
  const leaving = new AbortController();
  const cut = await fetch(await ticket(), { signal: leaving.signal });
  await cut.body?.getReader().read();
  leaving.abort();
  const changing = Array.from({ length: 40 }, (_, at) =>
    shop.put(aProduct({ id: `p${at}`, slug: `changed-${at}` })),
  );
  const [file] = await Promise.all([ticket().then((url) => download('changing.jsonl', url)), ...changing]);
  expect((await openArchive(file)).documents).toBeGreaterThan(40);
});

/** Exports 20 pictures of this size from a slow bucket, the first ones slowest; the paths, and how many were fetched at once. */
async function exportedSlowly(size: number) {
  let [open, mostOpen] = [0, 0];
  const files = Array.from({ length: 20 }, (_, at) => ({
    ...{ name: `stores/slow/${String(at).padStart(2, '0')}.webp`, metadata: { size: String(size) } },
    download: async () => {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      for (let turns = at; turns < 20; turns += 1) await new Promise(setImmediate);
      open -= 1;
      return [Buffer.from('a picture')];
    },
  }));
  const none = async function* () {};
  const rest = { get: async () => null, below: none, where: none };
  const bucket = { getFiles: async () => [files, null] };
  const source = { db: shop.db, rest, bucket } as unknown as StoreSource;
  const paths: string[] = [];
  for await (const entry of contentOf(source, storeId('slow')))
    if (entry.kind === 'picture') paths.push(entry.picture.path);
  return { paths, mostOpen, names: files.map(({ name }) => name) };
}

test('slow pictures are fetched several at once, in order, and no more than memory has room for', async () => {
  const small = await exportedSlowly(300_000);
  expect(small.paths).toEqual(small.names);
  expect(small.mostOpen).toBe(8);
  const large = await exportedSlowly(6_000_000);
  expect(large.paths).toEqual(large.names);
  expect(large.mostOpen).toBe(2);
});
