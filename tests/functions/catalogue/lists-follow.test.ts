import type { ProductFilter } from '@/lib/domain/catalogue/lists/product-query';
import type { ProductOption, Sort } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { LocalizedText } from '@/lib/domain/locale';
import { takeStock } from '@/lib/domain/stock/move-stock';
import { readListPage } from '@/lib/firestore/catalogue/product-list';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('lists-follow');

beforeAll(() => shop.open({ products: [] }));
afterAll(() => shop.close());

/** The ids that a stranger's list of this filter shows. */
async function listed(filter: ProductFilter, sort: Sort = 'newest'): Promise<string[]> {
  const page = await readListPage(shop.store, { filter, search: '', sort, page: 1, after: '' });
  if (!page.ok) throw new Error(page.error.code);
  return page.value.products.map(({ id }) => id);
}

test('the last piece sold leaves the list of what is in stock, and a cancelled order brings it back', async () => {
  await shop.put(aProduct({ variants: [aVariant({ stock: 1 })] }));
  const inStock = { colors: ['red'], inStock: true };
  expect(await listed(inStock)).toEqual(['board']);
  const guest = await shop.guest();
  const order = await shop.placed(guest, { lines: [aRequestedLine()] });
  expect(await listed(inStock)).toEqual([]);
  expect(await listed({ colors: ['red'] })).toEqual(['board']);
  await guest.call('cancelOrder', { storeId: shop.id, orderId: order.id });
  expect(await listed(inStock)).toEqual(['board']);
});

test('what is ordered now leads the trending list over what sold as much before, until the order is cancelled', async () => {
  const lastMonth = Date.now() - 30 * 24 * 60 * 60 * 1000;
  const before = aProduct({ id: 'before', slug: 'before', categoryId: 'trend', createdAt: lastMonth });
  await shop.put({ ...before, ...takeStock(before, [aRequestedLine({ quantity: 2 })], lastMonth) });
  await shop.put(aProduct({ id: 'now', slug: 'now', categoryId: 'trend' }));
  const trending = () => listed({ categoryId: 'trend' }, 'trending');
  expect(await trending()).toEqual(['before', 'now']);
  const guest = await shop.guest();
  const order = await shop.placed(guest, { lines: [aRequestedLine({ productId: 'now', quantity: 2 })] });
  expect(await trending()).toEqual(['now', 'before']);
  await guest.call('cancelOrder', { storeId: shop.id, orderId: order.id });
  expect(await trending()).toEqual(['before', 'now']);
  expect(await shop.product('now')).toMatchObject({ soldCount: 0, trendScore: 0 });
});

test('a published review of few stars leaves the list of four and up', async () => {
  await shop.put(aProduct({ id: 'loved', slug: 'loved', ratingSum: 4, ratingCount: 1 }));
  expect(await listed({ wellRated: true })).toContain('loved');
  const member = await shop.member('critic');
  await member.call('submitReview', {
    storeId: shop.id,
    productId: 'loved',
    rating: 1,
    name: 'Omar Nasser',
    email: 'omar@example.com',
    title: 'Bent',
    comment: 'It came bent.',
  });
  expect(await listed({ wellRated: true })).not.toContain('loved');
});

/** Saves a product that comes in one colour, as the editor does. */
async function save(owner: Client, productId: string, color: string, name: LocalizedText): Promise<void> {
  const stored = await shop.db.doc(collections.product(shop.store, productId)).get();
  const baseUpdatedAt = stored.exists ? (await shop.product(productId)).updatedAt : 0;
  const options: ProductOption[] = [
    { id: 'color', name: { en: 'Color', ar: 'اللون' }, values: [{ id: color, name }] },
  ];
  const saved = await owner.call('saveProduct', {
    storeId: shop.id,
    productId,
    baseUpdatedAt,
    status: 'active',
    title: { en: productId, ar: '' },
    options,
    variants: [{ id: 'only', price: 2500, stock: 2, seenStock: 0, optionValues: { color } }],
  });
  expect(saved.ok).toBe(true);
}

const nameOf = async (id: string): Promise<unknown> =>
  (await shop.db.doc(`${collections.optionValues(shop.store)}/color~${id}`).get()).get('name');

const black = { en: 'Black', ar: 'أسود' };
const white = { en: 'White', ar: 'أبيض' };

test('a copy whose colour is retyped leaves the filters of the others as they are, however often it is saved', async () => {
  const owner = await shop.staff('copier');
  await save(owner, 'first', 'black', black);
  await save(owner, 'copy', 'black', black);
  await save(owner, 'copy', 'black', white);
  // The editor keeps the id that it sent until it is opened anew.
  await save(owner, 'copy', 'black', white);
  expect(await nameOf('black')).toEqual(black);
  expect(await nameOf('white')).toEqual(white);
  expect(await listed({ colors: ['black'] })).toEqual(['first']);
  expect(await listed({ colors: ['white'] })).toEqual(['copy']);
  expect((await shop.product('copy')).variants).toMatchObject([
    { id: 'only', stock: 6, optionValues: { color: 'white' } },
  ]);
});

test('a corrected name stays the same value, or becomes the one that others have by that name', async () => {
  const owner = await shop.staff('corrector');
  await save(owner, 'typo', 'oke', { en: 'Oke', ar: 'بلوط' });
  await save(owner, 'typo', 'oke', { en: 'Oak', ar: 'بلوط' });
  expect(await nameOf('oke')).toEqual({ en: 'Oak', ar: 'بلوط' });
  expect(await listed({ colors: ['oke'] })).toEqual(['typo']);
  await save(owner, 'mistyped', 'blakc', { en: 'Blakc', ar: '' });
  await save(owner, 'mistyped', 'blakc', { en: 'Black', ar: '' });
  // A translation that is missing parts nobody.
  await save(owner, 'mistyped', 'blakc', { en: 'black', ar: 'أسود' });
  expect(await listed({ colors: ['black'] })).toEqual(['mistyped', 'first']);
});

test('a colour that a product comes in from now on can be chosen in the filters', async () => {
  await shop.put(aProduct({ id: 'recoloured', slug: 'recoloured' }));
  const { updatedAt } = await shop.product('recoloured');
  const owner = await shop.staff();
  const name = { en: 'Teal', ar: 'أزرق مخضر' };
  const saved = await owner.call('saveProduct', {
    storeId: shop.id,
    productId: 'recoloured',
    baseUpdatedAt: updatedAt,
    options: [
      { id: 'color', name: { en: 'Color', ar: 'اللون' }, values: [{ id: 'teal', name, swatch: '#11776f' }] },
    ],
    variants: [{ id: 'teal', price: 2500, stock: 2, seenStock: 0, optionValues: { color: 'teal' } }],
  });
  expect(saved.ok).toBe(true);
  expect(await listed({ colors: ['teal'], inStock: true })).toEqual(['recoloured']);
  const stored = await shop.db.doc(`${collections.optionValues(shop.store)}/color~teal`).get();
  expect(stored.data()).toEqual({ option: 'color', id: 'teal', name, swatch: '#11776f' });
});
