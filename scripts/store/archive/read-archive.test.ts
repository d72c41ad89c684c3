import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Tally } from '@/functions/src/adapters/archive/format';
import { linesOf as archiveLines } from '@/functions/src/adapters/archive/format';
import { linesOf } from './lines-of';
import { entriesOf, openArchive } from './read-archive';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'read-archive-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const HEADER = { format: 'boards-store', version: 1, storeId: 'demo' };
const text = (stringValue: string) => ({ stringValue });
const document = (at: string, storeId?: string) => ({
  document: at,
  fields: storeId === undefined ? {} : { storeId: text(storeId) },
});
const picture = (at: string) => ({ picture: at, contentType: 'image/webp', data: 'AQID' });

/** An archive of these lines whose hash is right, as anybody can write one. */
async function opened(lines: readonly object[], header: object = HEADER, end: object = {}) {
  const file = path.join(folder, 'store.jsonl');
  const tally = new Tally();
  const texts = [header, ...lines].map((line) => JSON.stringify(line));
  for (const line of texts) tally.add(line);
  fs.writeFileSync(file, [...texts, JSON.stringify({ ...end, end: tally.summary() }), ''].join('\n'));
  return openArchive(file);
}

test("an archive's own documents, people and pictures are read", async () => {
  const own = [
    document('storeSetting/demo', 'demo'),
    document('storeSetting/demo/pages/about-us'),
    document('stores/demo'),
    document('stores/demo/orders/o1/notes/ملاحظة.1'),
    document('stores/demo/orders/o1', 'demo'),
    document('storeUsers/owner', 'demo'),
    document('storeUsers/demo.owner', 'demo'),
    document('billingCustomers/cus_1', 'demo'),
    picture('stores/demo/products/board/1.webp'),
  ];
  const archive = await opened(own);
  expect(archive).toMatchObject({ storeId: 'demo', customers: ['cus_1'], documents: 8, pictures: 1 });
  const kinds = [];
  for await (const { kind } of entriesOf(archive)) kinds.push(kind);
  expect(kinds).toHaveLength(own.length);
});

test.each([
  document('storeSetting/other'),
  document('stores/other/orders/o1'),
  document('stores/demo2/products/p1'),
  document('stores/demo/../other/products/p1/x'),
  document('stores/demo/products'),
  document('stores/demo/products//p1/x'),
  document('config/settings'),
  document('users/owner'),
  document('users/stores/demo/x'),
  document('stores/demo/orders/o1', 'other'),
  document('storeSetting/demo', 'other'),
  document('storeUsers/owner', 'other'),
  document('storeUsers/owner'),
  document('storeUsers/owner/stores/demo', 'demo'),
  document('billingCustomers/cus_1', 'other'),
  { document: 'stores/demo/orders/o1', fields: { storeId: { integerValue: '1' } } },
  picture('stores/other/logo/1.webp'),
  picture('stores/demo/../other/logo/1.webp'),
  picture('stores/demo/'),
  picture('users/owner/1.webp'),
])('what is not of the store is refused: %j', async (line) => {
  await expect(opened([document('stores/demo'), line])).rejects.toThrow('which is not of its store "demo".');
  await expect(opened([], { ...HEADER, ...line })).rejects.toThrow('which is not of its store "demo".');
  await expect(opened([], HEADER, line)).rejects.toThrow('which is not of its store "demo".');
});

test.each(['', '.*', 'demo/x', '..', 7])('a store called %j is none', async (storeId) => {
  await expect(opened([], { ...HEADER, storeId })).rejects.toThrow('is no export of a store');
});

test('lines end at line feeds alone, wherever their bytes are cut', async () => {
  const lines = ['{"text":"one\u2028two\u2029three"}', '', 'سطر 🪧', 'last'];
  const bytes = Buffer.from(lines.join('\n'));
  for (const size of [1, 2, 3, 7, bytes.length]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    );
    const read = [];
    for await (const line of linesOf(Readable.from(chunks))) read.push(line);
    expect(read).toEqual(lines);
  }
});

test('an archive holds no line separator of a text as it is, and gives it back', async () => {
  const fields = { note: text('one\u2028two\u2029three') };
  const entries = Readable.from([{ kind: 'document', document: { path: 'stores/demo/orders/o1', fields } }]);
  const file = path.join(folder, 'separators.jsonl');
  await fs.promises.writeFile(file, archiveLines('demo', entries, new Tally()));
  expect(fs.readFileSync(file, 'utf8')).not.toMatch(/[\u2028\u2029]/);
  const read = [];
  for await (const entry of entriesOf(await openArchive(file))) read.push(entry);
  expect(read).toMatchObject([{ document: { fields } }]);
});
