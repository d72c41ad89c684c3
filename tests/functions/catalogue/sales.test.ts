import { randomUUID } from 'node:crypto';
import { applyDueSalePrices } from '@/functions/src/handlers/catalogue/apply-due-sale-prices';
import { applyDueBanners } from '@/functions/src/handlers/store/apply-due-banners';
import { collections } from '@/lib/domain/collections';
import { NO_BANNER } from '@/lib/domain/store/banner/banner';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { pageChanges } from '@/tests/fixtures/firebase/page-changes';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aPlaceOrderRequest, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { settingEdits } from '@/tests/fixtures/shop/setting-edits';

const shop = new LocalShop('sales');
const neighbour = new LocalShop('sales-of-a-neighbour');
const changes = pageChanges(shop);
const HOUR = 3_600_000;
const soon = Math.ceil(Date.now() / 60_000) * 60_000 + HOUR;
const onSale = [aVariant({ price: 2500, salePrice: 1900, stock: 200 })];
let owner: Client;

beforeAll(async () => {
  await shop.open({
    products: [
      aProduct({ variants: onSale, saleFrom: soon, saleTo: soon + HOUR }),
      aProduct({ id: 'other', slug: 'other' }),
    ],
  });
  owner = await shop.staff();
  await neighbour.open({ products: [] });
});
afterAll(async () => {
  await Promise.all([shop.close(), neighbour.close()]);
});

const stored = async () => {
  const product = await shop.db.doc(collections.product(shop.store, 'board')).get();
  const { price, saleTurnsAt, updatedAt } = product.data() ?? {};
  return { price, saleTurnsAt, updatedAt };
};
const run = (at: number) => applyDueSalePrices({ db: shop.db, now: () => at, log: { warn: jest.fn() } });
const save = (
  changed: { saleFrom?: number | null; saleTo?: number | null },
  salePrice: number | null = 1900,
) =>
  shop.product().then(({ updatedAt, variants }) =>
    owner.call('saveProduct', {
      storeId: shop.id,
      productId: 'board',
      baseUpdatedAt: updatedAt,
      variants: variants.map((variant) => ({ ...variant, salePrice, seenStock: variant.stock })),
      ...changed,
    }),
  );
const order = (client: Client, seenPrice: number) =>
  client.call(
    'placeOrder',
    aPlaceOrderRequest({ storeId: shop.id, key: randomUUID(), lines: [aRequestedLine({ seenPrice })] }),
  );

test('at each end of a sale the price of lists turns once, with the pages that show it, however many runs there are', async () => {
  const { updatedAt } = await stored();
  await run(soon - 1);
  expect(await stored()).toEqual({ price: 2500, saleTurnsAt: soon, updatedAt });
  await Promise.all([run(soon), run(soon), run(soon)]);
  expect(await stored()).toEqual({ price: 1900, saleTurnsAt: soon + HOUR, updatedAt });
  await run(soon + HOUR);
  await run(soon + HOUR);
  expect(await stored()).toEqual({ price: 2500, saleTurnsAt: null, updatedAt });
  const renewed = await changes(2);
  expect(renewed).toHaveLength(2);
  expect(renewed[0]).toContain('/products/sea-breeze');
});

test('a sale that is saved while it is on counts at once; when it is over, who saw it is told before the order', async () => {
  const guest = await shop.guest();
  await save({ saleFrom: null, saleTo: Date.now() + HOUR });
  expect(await stored()).toMatchObject({ price: 1900 });
  const placed = await order(guest, 1900);
  expect(placed.ok && (await shop.order(placed.value.orderId))).toMatchObject({
    lines: [{ unitPrice: 1900 }],
    subtotal: 1900,
  });
  await save({ saleTo: Date.now() - HOUR });
  expect(await stored()).toMatchObject({ price: 2500, saleTurnsAt: null });
  expect(await order(guest, 1900)).toMatchObject({
    error: { code: 'cart-changed', changes: [{ kind: 'price', from: 1900, to: 2500 }] },
  });
  expect(await order(guest, 2500)).toMatchObject({ ok: true });
});

test('orders while a sale ends are at the price that was seen, or none', async () => {
  await save({ saleFrom: null, saleTo: null });
  const guests = await Promise.all(Array.from({ length: 6 }, () => shop.guest()));
  const before = (await shop.orders()).length;
  const [answers] = await Promise.all([
    Promise.all(guests.flatMap((guest) => [order(guest, 1900), order(guest, 1900)])),
    save({ saleTo: Date.now() - HOUR }),
  ]);
  const placed = answers.filter(({ ok }) => ok).length;
  const refused = answers.filter((answer) => !answer.ok && answer.error.code === 'cart-changed').length;
  expect(placed + refused).toBe(answers.length);
  const orders = (await shop.orders()).slice();
  expect(orders).toHaveLength(before + placed);
  expect(orders.filter(({ subtotal }) => subtotal === 1900).length).toBeGreaterThanOrEqual(placed);
});

test('a sale must end after it begins and be below the price, said at its field', async () => {
  expect(await save({ saleFrom: soon, saleTo: soon })).toMatchObject({
    error: { code: 'invalid-input', fields: { saleTo: 'field.sale.order' } },
  });
  expect(await save({}, 2500)).toMatchObject({
    error: { code: 'invalid-input', fields: { 'variants[0].salePrice': 'field.sale.high' } },
  });
});

test('a banner that begins revalidates all pages once', async () => {
  const text = { en: 'Sale', ar: 'تخفيض' };
  const banner = { ...NO_BANNER, enabled: true, text, from: soon };
  const saved = await owner.call('saveStoreSetting', {
    storeId: shop.id,
    seen: 0,
    homepage: { ...settingEdits.homepage, banner },
  });
  expect(saved).toMatchObject({ ok: true });
  const renewed = async () => (await shop.db.doc(collections.everyPageChange(shop.store)).get()).updateTime;
  const atSave = await renewed();
  await applyDueBanners({ db: shop.db, now: () => soon - 1 });
  expect(await renewed()).toEqual(atSave);
  const turn = () => applyDueBanners({ db: shop.db, now: () => soon });
  await turn();
  const atTurn = await renewed();
  expect(atTurn).not.toEqual(atSave);
  await turn();
  expect(await renewed()).toEqual(atTurn);
});

test('a large sale turns in few writes that invalidate all pages, and delays no other store', async () => {
  const at = soon + 10 * HOUR;
  const put = (to: LocalShop, id: string) =>
    to.put(aProduct({ id, slug: id, variants: onSale, saleFrom: at, saleTo: at + HOUR }));
  const ids = Array.from({ length: 120 }, (_, n) => `many-${n}`);
  await Promise.all([...ids.map((id) => put(shop, id)), put(neighbour, 'one')]);
  const changed = async () => {
    const { docs } = await shop.db.collection(collections.pageChanges(shop.store)).get();
    return docs.filter((change) => change.get('paths')).length;
  };
  const before = await changed();
  // Time for a few steps: less than the large sale alone would take.
  let calls = 0;
  const now = () => at + (calls += 1) * 5_000;
  await applyDueSalePrices({ db: shop.db, now, log: { warn: jest.fn() } });
  const prices = async (from: LocalShop, names: readonly string[]) => {
    const refs = names.map((id) => from.db.doc(collections.product(from.store, id)));
    return new Set((await from.db.getAll(...refs)).map((product) => product.get('price') as unknown));
  };
  expect(await prices(neighbour, ['one'])).toEqual(new Set([1900]));
  await run(at + 1);
  expect(await prices(shop, ids)).toEqual(new Set([1900]));
  // The first run may have left fewer than make a sale large: their pages are one change.
  expect(await changed()).toBeLessThanOrEqual(before + 1);
  const everyPage = await shop.db.doc(collections.everyPageChange(shop.store)).get();
  expect(everyPage.get('at').toMillis()).toBeGreaterThan(Date.now() - 60_000);
});
