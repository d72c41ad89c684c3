import { getStorage } from 'firebase-admin/storage';
import { storeId } from '@/lib/domain/ids';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { runStore } from '@/scripts/store/main';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';

const shop = new LocalShop('cloned-from');
const copy = storeId('cloned-to');
const bucket = () => getStorage(shop.app).bucket();

const OWN = 'products/board/1.webp';
const SHOPPERS = [
  'designs/d1.svg',
  'designFiles/d1/f1.jpg',
  'receipts/o1/r1.jpg',
  'returnPhotos/o1/p1.jpg',
  'reviews/board/rv1/1.webp',
];
const pathIn = (store: typeof copy, below: string) => `${storagePaths.store(store)}${below}`;

beforeAll(async () => {
  await shop.open();
  for (const below of [OWN, ...SHOPPERS])
    await bucket()
      .file(pathIn(shop.store, below))
      .save(Buffer.from([1]), { resumable: false });
  const silent = { print() {}, warn() {}, progress() {}, consent: () => Promise.resolve() };
  await runStore(['clone', '--from', shop.id, '--to', copy], process.env, () => silent);
});
afterAll(() => shop.close());

test("a clone has the store's own pictures, and none that its shoppers sent or had drawn", async () => {
  const [files] = await bucket().getFiles({ prefix: storagePaths.store(copy) });
  expect(files.map(({ name }) => name)).toEqual([pathIn(copy, OWN)]);
});
