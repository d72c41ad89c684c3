import type { DocumentData } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { PlaceOrderRequest, RequestedLine } from '@/lib/domain/api/orders';
import { MAX_LINES } from '@/lib/domain/cart/cart';
import { collections } from '@/lib/domain/collections';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aPlaceOrderRequest, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoredDesign, aStudioProduct, aTemplate } from '@/tests/fixtures/studio/studio';

const shop = new LocalShop('fault-designs');
const other = new LocalShop('fault-designs-elsewhere');
let guest: Client;

const design = (id: string, changes: DocumentData = {}, at = shop) =>
  at.db.doc(collections.design(at.store, id)).set(aStoredDesign(at.id, id, changes));
const template = (productId: string, changes = {}) =>
  shop.db.doc(collections.studioTemplate(shop.store, productId)).set(aTemplate(changes));

beforeAll(async () => {
  const cheap = aStudioProduct({ id: 'cheap', slug: 'cheap' });
  await shop.open({ products: [aStudioProduct(), cheap, aProduct({ id: 'plain', slug: 'plain' })] });
  await other.open({ products: [aStudioProduct()] });
  await Promise.all([template('board'), template('cheap', { fields: [] }), template('plain')]);
  await Promise.all([design('d1'), design('d2'), design('elsewhere', {}, other)]);
  guest = await shop.guest();
});
afterAll(() => Promise.all([shop.close(), other.close()]));

let keys = 0;
const aRequest = (lines: readonly RequestedLine[], changes: Partial<PlaceOrderRequest> = {}) =>
  aPlaceOrderRequest({ storeId: shop.id, key: `key-${(keys += 1)}`, lines, ...changes });
const designed = (designId: string, changes: Partial<RequestedLine> = {}) =>
  aRequestedLine({ designId, seenPrice: 3000, ...changes });

/** Refused with what changed, by quote and order alike, and nothing of it is in the books. */
async function expectRefused(line: RequestedLine, change: object): Promise<void> {
  const before = (await shop.orders()).length;
  const request = aRequest([line]);
  expect(await guest.call('placeOrder', request)).toMatchObject({
    error: { code: 'cart-changed', changes: [change] },
  });
  const { storeId, lines, currency, locale } = request;
  expect(await guest.call('quoteCart', { storeId, lines, currency, locale })).toMatchObject({
    value: { changes: [change] },
  });
  expect(await shop.orders()).toHaveLength(before);
  expect((await shop.product()).stock).toBe(10);
}

test.each([
  ['that is not there', 'none'],
  ["of another store, by that store's id", 'elsewhere'],
])('fault 1: a design %s is refused', (_, id) =>
  expectRefused(designed(id), { kind: 'design', designId: id }),
);

test('fault 1: a studio product without a design is refused, and a plain one with a design', async () => {
  await expectRefused(aRequestedLine(), { kind: 'design' });
  await design('for-plain', { productId: 'plain' });
  const line = designed('for-plain', { productId: 'plain' });
  await expectRefused(line, { kind: 'design', productId: 'plain' });
});

test("fault 1: another product's design, with its cheaper template, is refused", async () => {
  await design('cheap-design', { productId: 'cheap' });
  await expectRefused(designed('cheap-design'), { kind: 'design', productId: 'board' });
  await design('other-size', { variantId: 'board-large' });
  await expectRefused(designed('other-size'), { kind: 'design' });
});

test('fault 1: the price of a design is its template’s, whatever is sent along or was seen', async () => {
  await expectRefused(designed('d1', { seenPrice: 2500 }), { kind: 'price', from: 2500, to: 3000 });
  const line = { ...designed('d1'), addOn: 0, unitPrice: 1, design: { id: 'd1', addOn: 0 } };
  await expectRefused({ ...line, seenPrice: 1 }, { kind: 'price', from: 1, to: 3000 });
});

test('fault 5: a template that draws another board since makes its designs outdated; one that costs more, dearer', async () => {
  await design('aged');
  const [name, photo] = aTemplate().fields;
  if (!name || !photo) throw new Error('The template has two fields.');
  await template('board', { version: 2, fields: [{ ...name, addOn: 800 }, photo] });
  await expectRefused(designed('aged'), { kind: 'price', from: 3000, to: 3300 });
  await template('board', { version: 3, backgrounds: [{ ...aTemplate().backgrounds[0], color: '#000000' }] });
  await expectRefused(designed('aged'), { kind: 'design' });
  await shop.db.doc(collections.studioTemplate(shop.store, 'board')).delete();
  await expectRefused(designed('aged'), { kind: 'design' });
  await template('board');
});

test('fault 2: an id that is none, and more lines than a cart has, are refused', async () => {
  const bad = [{ ...designed('d1'), designId: '../d1' }];
  expect(await guest.call('placeOrder', aRequest(bad))).toMatchObject({ error: { code: 'invalid-input' } });
  const many = Array.from({ length: MAX_LINES + 1 }, (_, at) => designed(`d${at}`));
  expect(await guest.call('placeOrder', aRequest(many))).toMatchObject({ error: { code: 'invalid-input' } });
});

test('fault 25: two designs of one variant never sell more than its stock', async () => {
  const lines = [designed('d1', { quantity: 6 }), designed('d2', { quantity: 6 })];
  expect(await guest.call('placeOrder', aRequest(lines))).toMatchObject({
    error: { code: 'cart-changed', changes: [{ kind: 'stock', designId: 'd2', available: 4 }] },
  });
});

test('two designs of one product are two lines of the order, which keeps them for good', async () => {
  const [variant] = (await shop.product()).variants;
  const order = await shop.placed(guest, { lines: [designed('d1'), designed('d2'), designed('d1')] });
  expect(order).toMatchObject({
    lines: [
      { design: { id: 'd1', words: [{ text: 'Haddad' }], makingDays: 4 }, quantity: 2, unitPrice: 3000 },
      { design: { id: 'd2' }, quantity: 1 },
    ],
    subtotal: 9000,
    making: { state: 'waiting', events: [], changes: [] },
  });
  const stored = await shop.db.doc(collections.design(shop.store, 'd1')).get();
  expect([stored.get('lockedBy'), stored.get('expireAt')]).toEqual([order.id, null]);
  expect((await shop.product()).variants).toEqual([aVariant({ ...variant, stock: 7 })]);
});

test('the picture of a board is read by the people of the store that an order holds it in, and by nobody else', async () => {
  const [path, jpeg] = [storagePaths.designFile(shop.store, 'pictured', 'photo'), Buffer.from('a picture')];
  await getStorage(shop.app).bucket().file(path).save(jpeg, { resumable: false });
  await design('pictured', { files: { photo: path } });
  const asked = { storeId: shop.id, designId: 'pictured', fieldId: 'photo' };
  const [owner, staff] = await Promise.all([shop.staff(), shop.member('staff', { [shop.id]: 'staff' })]);
  const read = (client: Client, changes = {}) => client.call('readOrderedPicture', { ...asked, ...changes });
  const missing = { error: { code: 'design-not-found' } };
  expect(await read(owner)).toMatchObject(missing);
  await shop.placed(guest, { lines: [designed('pictured')] });
  const answer = { ok: true, value: { jpeg: jpeg.toString('base64') } };
  expect([await read(owner), await read(staff)]).toEqual([answer, answer]);
  for (const fieldId of ['name', 'constructor', '__proto__'])
    expect(await read(owner, { fieldId })).toMatchObject({ ok: false });
  const theirs = await other.staff();
  expect(await read(theirs, { storeId: other.id })).toMatchObject(missing);
  for (const client of [theirs, guest, await shop.member('shopper')])
    expect(await read(client)).toMatchObject({ error: { code: 'not-allowed' } });
  expect(await read(shop.visitor())).toMatchObject({ error: { code: 'login-required' } });
});
