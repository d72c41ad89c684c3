import { getStorage } from 'firebase-admin/storage';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { NO_ACCOUNT } from '@/lib/domain/payments/transfer/transfer-terms';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { runStore } from '@/scripts/store/main';
import { aDiscount } from '@/tests/fixtures/shop/discounts';
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

const NAMES = { en: 'A Ltd', ar: 'شركة أ' };
const IBAN = 'DE89370400440532013000';
const setting = {
  takenDown: true,
  stripeId: 'cus_cloned',
  payment: {
    cash: { enabled: true, limit: 5_000 },
    transfer: {
      enabled: true,
      iban: IBAN,
      wallet: '+201000000000',
      instapay: 'a@instapay',
      holder: NAMES,
      hours: 24,
    },
  },
  tax: {
    ...{ registered: true, number: '300000000000003', crNumber: '1010', included: false },
    ...{ legalName: NAMES, legalAddress: NAMES, rates: [{ country: 'SA', rate: 1_500 }] },
  },
  measurement: { google: 'G-AAAAAAA', meta: '123456', tiktok: 'C123' },
};
const { id: _, ...rule } = aDiscount();

beforeAll(async () => {
  await shop.open({ setting });
  await shop.db.doc(collections.storeSetting(shop.store)).update({ 'discounts.ten': rule });
  await shop.db.doc(collections.studioTemplate(shop.store, 'board')).set({ version: 3 });
  await shop.db.doc(collections.ownPage(shop.store, 'home')).set({ slugs: [] });
  await shop.db.doc(`${collections.ownPageVersions(shop.store, 'home')}/v1`).set({ by: 'somebody' });
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

test('a clone is open, and has no plan, no bank account, no tax registration, no measuring tools and no discounts', async () => {
  const stored = await shop.db.doc(collections.storeSetting(copy)).get();
  const { stripeId, payment, tax, measurement, discounts, takenDown } = parseStoreSetting(
    copy,
    stored.data(),
  );
  expect(takenDown).toBe(false);
  expect(stripeId).toBe('');
  expect(payment.cash).toMatchObject({ enabled: true, limit: 5_000 });
  expect(payment.transfer).toEqual({ ...NO_ACCOUNT, hours: 24 });
  const none = { en: '', ar: '' };
  expect(tax).toMatchObject({
    registered: false,
    number: '',
    crNumber: '',
    legalName: none,
    legalAddress: none,
  });
  expect(tax).toMatchObject({ included: false, rates: setting.tax.rates });
  expect(measurement).toEqual({ google: '', meta: '', tiktok: '' });
  expect(discounts).toEqual([]);
});

test('a clone has the boards to design, and the pages of sections without their versions', async () => {
  expect((await shop.db.doc(collections.studioTemplate(copy, 'board')).get()).get('version')).toBe(3);
  const home = shop.db.doc(collections.ownPage(copy, 'home'));
  expect((await home.get()).exists).toBe(true);
  expect((await home.collection('versions').get()).size).toBe(0);
});
