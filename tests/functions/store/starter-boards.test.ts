import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { ProductImage } from '@/lib/domain/catalogue/product';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import type { SeedStore } from '@/scripts/seed/build/build-store';
import type { Put } from '@/scripts/seed/pictures/picture-store';
import { runStore } from '@/scripts/store/main';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';

/** How often all boards were drawn. */
let drawings = 0;

// Drawing takes half a minute, and the shaper's module cannot be loaded here.
jest.mock('@/scripts/seed/pictures/type', () => ({ openType: () => Promise.resolve(null) }));
jest.mock('@/scripts/seed/pictures/picture-store', () => ({
  pictureStore: async ({ products, categories, brands, setting }: SeedStore, _: unknown, put: Put) => {
    drawings += 1;
    const groups = [...categories, ...brands, setting.homepage.hero].map(({ image }) => image);
    const images = [...groups, ...products.flatMap((product) => product.images)];
    for (const { path: name } of images.filter((image): image is ProductImage => image !== null))
      for (const picture of [name, name.replace('.webp', '-600.webp')])
        await put(picture, Buffer.from('webp'));
  },
}));

/** A bucket of its own, which the commands take from the first app: other tests begin with other boards. */
const app = initializeApp(
  {
    projectId: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '',
    storageBucket: 'starter-boards.appspot.com',
  },
  'starter-boards-world',
);
const shop = new LocalShop('starter-boards');
const bucket = getStorage(app).bucket();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starter-boards-'));
const terminal = () => ({
  print: () => undefined,
  warn: () => undefined,
  progress: () => undefined,
  consent: () => Promise.resolve(),
});

const create = (id: string) =>
  runStore(
    [
      ...['create', '--id', id, '--name-en', 'New Shop', '--name-ar', 'متجر جديد', '--template', 'boards'],
      ...['--owner', `owner@${id}.test`, '--env', path.join(folder, `${id}.env`)],
    ],
    process.env,
    terminal,
  );

afterAll(async () => {
  fs.rmSync(folder, { recursive: true });
  await shop.close();
  await deleteApp(app);
});

test('the boards to begin with are drawn once, and each store has its own pictures of them', async () => {
  for (const id of ['starter-one', 'starter-two']) {
    expect(await create(id)).toBe(0);
    const store = storeId(id);
    const { docs } = await shop.db.collection(collections.products(store)).get();
    expect(docs.length).toBeGreaterThan(10);
    const { homepage } = parseStoreSetting(
      id,
      (await shop.db.doc(collections.storeSetting(store)).get()).data(),
    );
    const boards = docs.flatMap((doc) => (doc.get('images') as ProductImage[]).map((image) => image.path));
    for (const name of [homepage.hero.image?.path ?? '', ...boards.slice(0, 5)]) {
      expect(name).toMatch(new RegExp(`^stores/${id}/`));
      expect(await bucket.file(name).exists()).toEqual([true]);
    }
  }
  expect(drawings).toBe(1);
});
