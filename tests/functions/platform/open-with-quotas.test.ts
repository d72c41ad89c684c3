import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { createPictureStore } from '@/functions/src/adapters/pictures/picture-store';
import { fillLeftStores } from '@/functions/src/handlers/opening/fill-store';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { STARTER_PATH } from '@/lib/domain/opening/starter';
import type { Quotas } from '@/lib/domain/quotas/quotas';
import { parseStoreUsage } from '@/lib/domain/quotas/store-usage';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { aProduct } from '@/tests/fixtures/shop/catalogue';

/** A bucket of its own: other tests begin with other boards. */
const BUCKET = 'open-with-quotas.appspot.com';
const BOARDS = 5;
const PICTURE_BYTES = 300 * 1024;
const shop = new LocalShop('open-with-quotas');
const { db } = shop;
const bucket = getStorage(shop.app).bucket(BUCKET);
const pictures = createPictureStore(() => bucket);
const log = { error: jest.fn() };
const fill = () => fillLeftStores({ db, now: Date.now, pictures, log });

beforeAll(async () => {
  await shop.open();
  const image = (name: string) => ({
    ...{ path: `starters/test/${name}.webp`, alt: { en: name, ar: name }, width: 4, height: 5 },
  });
  const products = Array.from({ length: BOARDS }, (_, at) => ({
    ...aProduct({ id: `board-${at}` }),
    images: [image(`board-${at}`)],
  }));
  for (const name of ['hero', ...products.map(({ id }) => id)])
    for (const path of [`starters/test/${name}.webp`, `starters/test/${name}-600.webp`])
      await bucket.file(path).save(Buffer.alloc(PICTURE_BYTES / 2), { resumable: false });
  const hero = { title: { en: 'Hi', ar: 'أهلًا' }, subtitle: { en: '', ar: '' }, image: image('hero') };
  const starter = { folder: 'starters/test/', hero, categories: [], brands: [], products };
  await bucket.file(STARTER_PATH).save(JSON.stringify(starter), { resumable: false });
});
afterAll(() => shop.close());

/** A store that was opened with boards and this plan, before it is filled. */
async function openedWith(quotas: Quotas): Promise<{ store: StoreId; plan: string }> {
  const plan = `plan-${randomUUID()}`;
  const words = { en: 'Small', ar: 'صغيرة' };
  await db.doc(collections.package(plan)).set({
    ...{ plan, name: words, description: words, features: [], price: 1900, currency: 'USD', order: 9 },
    ...{ interval: 'month', stripePriceId: `price-${plan}`, recommended: false, quotas },
  });
  const owner = await shop.member(randomUUID().slice(0, 8));
  const opened = await owner.call('openStore', {
    ...{ key: randomUUID(), name: { en: 'Oud House', ar: 'بيت العود' }, package: plan },
    ...{ platformName: `s-${randomUUID().slice(0, 13)}`, locale: 'ar', country: 'SA', currency: 'SAR' },
    ...{ template: 'empty', colors: { primary: '#0F5C6E', secondary: '#26706E' } },
  });
  if (!opened.ok) throw new Error(opened.error.code);
  const store = storeId(opened.value.storeId);
  await dueAgain(store);
  return { store, plan };
}

const dueAgain = (store: StoreId) =>
  db.doc(collections.storeOpening(store)).update({ fillDueAt: Timestamp.now(), template: 'boards' });
const boardsOf = async (store: StoreId) =>
  (await db.collection(collections.products(store)).get()).docs.map(({ id }) => id).sort();
const filesOf = async (store: StoreId) => (await pictures.sizesBelow(`stores/${store}/`)).size;
const usageOf = async (store: StoreId) =>
  parseStoreUsage((await db.doc(collections.storeUsage(store)).get()).data());

test('of more boards than the smallest plan holds the first are laid, with their pictures alone', async () => {
  const { store } = await openedWith({ products: 2 });
  await fill();
  expect(await boardsOf(store)).toEqual(['board-0', 'board-1']);
  expect(await filesOf(store)).toBe(2 * 3);
  expect(await usageOf(store)).toMatchObject({ products: 2, limits: { products: { level: 'full' } } });
});

test('a plan without a place gets an open store without boards', async () => {
  const { store } = await openedWith({ products: 0 });
  await fill();
  expect(await boardsOf(store)).toEqual([]);
  expect((await db.doc(collections.storeOpening(store)).get()).get('fillDueAt')).toBeNull();
});

test('boards stop where the room for pictures ends, and what is copied counts', async () => {
  const { store } = await openedWith({ products: 10, storage: 1 });
  await fill();
  // The picture of the home page and two boards are 900 KiB of 1024.
  expect(await boardsOf(store)).toEqual(['board-0', 'board-1']);
  expect(await filesOf(store)).toBe(2 * 3);
  expect(await usageOf(store)).toMatchObject({ products: 2, storage: 3 * PICTURE_BYTES });
});

test('an attempt that fails gives its room back, and the next one lays what fits by then', async () => {
  const { store, plan } = await openedWith({ products: 3, storage: 10 });
  const file = bucket.file('starters/test/board-1.webp');
  await file.delete();
  await fill();
  expect(log.error).toHaveBeenCalledTimes(1);
  expect([await boardsOf(store), (await usageOf(store)).storage]).toEqual([[], 0]);
  await file.save(Buffer.alloc(PICTURE_BYTES / 2), { resumable: false });
  // An operator makes the plan smaller meanwhile.
  await db.doc(collections.package(plan)).update({ quotas: { products: 1, storage: 10 } });
  await dueAgain(store);
  await fill();
  expect(await boardsOf(store)).toEqual(['board-0']);
  expect(await usageOf(store)).toMatchObject({ products: 1, storage: 2 * PICTURE_BYTES });
  // A plan that becomes smaller later takes nothing away, and lays nothing anew.
  await db.doc(collections.package(plan)).update({ quotas: { products: 0, storage: 0 } });
  await dueAgain(store);
  await fill();
  expect(await boardsOf(store)).toEqual(['board-0']);
});
