import { collections } from '@/lib/domain/collections';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';

const shop = new LocalShop('bulk');
const storeId = shop.id;
let owner: Client;

beforeAll(async () => {
  await shop.open({ products: [] });
  owner = await shop.staff();
});
afterAll(() => shop.close());

/** The first of what `offered` puts, which has ten. */
const moved = (stock: number) => [{ variantId: 'board-red', stock, seenStock: 10 }];

async function offered(id: string) {
  const variants = [aVariant(), aVariant({ id: 'board-blue', price: 3000, stock: 4 })];
  await shop.put(aProduct({ id, slug: id, variants }));
  return { productId: id, baseUpdatedAt: (await shop.product(id)).updatedAt };
}

test('prices and status of many change to what was previewed; what was saved since is left alone', async () => {
  const [one, other] = [await offered('one'), await offered('other')];
  const prices = [{ variantId: 'board-red', price: 2750 }];
  const answer = await owner.call('changeProducts', {
    storeId,
    products: [
      { ...one, prices },
      { ...other, baseUpdatedAt: other.baseUpdatedAt - 1, prices },
      { productId: 'gone', baseUpdatedAt: 0, status: 'archived' },
    ],
  });
  const changed = await shop.product('one');
  expect(answer).toEqual({
    ok: true,
    value: {
      changed: [{ productId: 'one', updatedAt: changed.updatedAt }],
      skipped: ['other', 'gone'],
      notOnSale: [],
      saleHigh: [],
    },
  });
  expect(changed).toMatchObject({ price: 2750, variants: [{ price: 2750 }, { price: 3000 }] });
  expect(await shop.product('other')).toMatchObject({ price: 2500 });
});

test('the same change sent twice is made once', async () => {
  const product = { ...(await offered('twice')), prices: [{ variantId: 'board-red', price: 100 }] };
  await owner.call('changeProducts', { storeId, products: [product] });
  expect(await owner.call('changeProducts', { storeId, products: [product] })).toMatchObject({
    value: { changed: [], skipped: ['twice'] },
  });
});

test.each([1, 2])(
  'archived, a product leaves the counts that shoppers see once, named %i times',
  async (times) => {
    const sea = shop.db.doc(`${collections.categories(shop.store)}/sea`);
    await sea.set({ slug: 'sea', name: { en: 'Sea', ar: 'بحر' }, parentId: null, order: 0, productCount: 5 });
    const product = { ...(await offered(`counted-${times}`)), status: 'archived' as const };
    await owner.call('changeProducts', { storeId, products: Array(times).fill(product) });
    expect((await sea.get()).get('productCount')).toBe(4);
  },
);

test('a product with nothing on sale is not shown, and told apart from what was saved meanwhile', async () => {
  const variants = [aVariant({ enabled: false })];
  await shop.put(aProduct({ id: 'bare', slug: 'bare', status: 'draft', variants }));
  const { updatedAt: baseUpdatedAt } = await shop.product('bare');
  const other = await offered('shown');
  const products = [{ productId: 'bare', baseUpdatedAt }, other].map((one) => ({
    ...one,
    status: 'active' as const,
  }));
  expect(await owner.call('changeProducts', { storeId, products })).toMatchObject({
    value: { changed: [{ productId: 'shown' }], skipped: [], notOnSale: ['bare'] },
  });
  expect(await shop.product('bare')).toMatchObject({ status: 'draft', updatedAt: baseUpdatedAt });
  const archived = [{ productId: 'bare', baseUpdatedAt, status: 'archived' as const }];
  expect(await owner.call('changeProducts', { storeId, products: archived })).toMatchObject({
    value: { notOnSale: [] },
  });
});

test('a price that is not above the sale price is refused and told apart, as the editor and files refuse it', async () => {
  const sold = (salePrice: number) => [aVariant({ salePrice }), aVariant({ id: 'board-blue', price: 3000 })];
  for (const [id, salePrice] of [
    ['high', 2000],
    ['low', 1500],
  ] as const)
    await shop.put(aProduct({ id, slug: id, variants: sold(salePrice) }));
  const before = await shop.product('high');
  const changes = ['high', 'low'].map((productId) => ({
    ...{ productId, baseUpdatedAt: before.updatedAt },
    prices: [{ variantId: 'board-red', price: 2000 }],
  }));
  expect(await owner.call('changeProducts', { storeId, products: changes })).toMatchObject({
    value: { changed: [{ productId: 'low' }], skipped: [], saleHigh: ['high'] },
  });
  expect(await shop.product('high')).toEqual(before);
  const raised = [
    { productId: 'high', baseUpdatedAt: before.updatedAt, prices: [{ variantId: 'board-red', price: 2001 }] },
  ];
  expect(await owner.call('changeProducts', { storeId, products: raised })).toMatchObject({
    value: { changed: [{ productId: 'high' }], saleHigh: [] },
  });
});

test('stock moves by what was typed against what was seen, and an order placed meanwhile counts', async () => {
  await offered('stocked');
  const guest = await shop.guest();
  const lines = [{ productId: 'stocked', variantId: 'board-red', quantity: 2, seenPrice: 2500 }];
  await shop.placed(guest, { lines });
  const adjusted = await owner.call('adjustStock', {
    storeId,
    productId: 'stocked',
    key: 'counted',
    variants: [
      { variantId: 'board-red', stock: 15, seenStock: 10 },
      { variantId: 'board-blue', stock: 0, seenStock: 9 },
    ],
  });
  expect(adjusted).toEqual({ ok: true, value: { stock: 13 } });
  expect(await shop.product('stocked')).toMatchObject({ variants: [{ stock: 13 }, { stock: 0 }] });
});

test('stock that came beyond the most there is is put right by hand, and halts no import', async () => {
  const id = 'beyond';
  const beyond = () => shop.put(aProduct({ id, slug: id, variants: [aVariant({ stock: 1_000_004 })] }));
  const variants = [{ variantId: 'board-red', stock: 1_000_000, seenStock: 1_000_004 }];
  await beyond();
  expect(await owner.call('adjustStock', { storeId, productId: id, key: 'k', variants })).toMatchObject({
    value: { stock: 1_000_000 },
  });
  await beyond();
  const counted = { id: 'board-red', price: 2600, stock: 1_000_000, seenStock: 0 };
  const products = [{ row: 2, productId: id, newId: 'none', variants: [counted] }];
  await owner.call('stageImport', { storeId, importId: id, products });
  expect(await owner.call('commitImport', { storeId, importId: id, total: 1 })).toMatchObject({
    value: { done: true },
  });
  expect(await shop.product(id)).toMatchObject({ variants: [{ stock: 1_000_000, price: 2600 }] });
});

test('stock sent again after a lost answer moves once, whatever happened meanwhile', async () => {
  const { productId } = await offered('counted-once');
  const request = { storeId, productId, key: 'one-form', variants: moved(15) };
  const first = await owner.call('adjustStock', request);
  expect(first).toEqual({ ok: true, value: { stock: 19 } });
  await owner.call('adjustStock', { ...request, key: 'another-form', variants: moved(11) });
  expect(await owner.call('adjustStock', request)).toEqual(first);
  expect(await shop.product(productId)).toMatchObject({ variants: [{ stock: 16 }, { stock: 4 }] });
  expect(await owner.call('adjustStock', { ...request, variants: moved(17) })).toMatchObject({
    error: { code: 'edited-meanwhile' },
  });
});

test('only the people of the store change anything, and only variants that exist', async () => {
  const { productId } = await offered('guarded');
  const shopper = await shop.member('shopper');
  const stock = {
    storeId,
    productId,
    key: 'k1',
    variants: [{ variantId: 'board-red', stock: 1, seenStock: 1 }],
  };
  expect(await shopper.call('adjustStock', stock)).toEqual({ ok: false, error: { code: 'not-allowed' } });
  expect(await shopper.call('changeProducts', { storeId, products: [] })).toEqual({
    ok: false,
    error: { code: 'not-allowed' },
  });
  const variants = [{ variantId: 'board-green', stock: 1, seenStock: 1 }];
  expect(await owner.call('adjustStock', { ...stock, variants })).toMatchObject({
    error: { code: 'invalid-input' },
  });
});
