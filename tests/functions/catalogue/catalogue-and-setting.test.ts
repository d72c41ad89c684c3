import { collections } from '@/lib/domain/collections';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';

const shop = new LocalShop('catalogue');
let owner: Client;

beforeAll(async () => {
  await shop.open();
  owner = await shop.staff();
});
afterAll(() => shop.close());

async function offered(id: string) {
  await shop.put(
    aProduct({ id, slug: id, variants: [aVariant(), aVariant({ id: 'board-blue', price: 3000 })] }),
  );
  const { updatedAt } = await shop.product(id);
  return { storeId: shop.id, productId: id, baseUpdatedAt: updatedAt };
}

test('an edit changes what it names, recomputes what follows and keeps the rest', async () => {
  const base = await offered('edited');
  const saved = await owner.call('saveProduct', {
    ...base,
    title: { en: 'Night Sky', ar: 'سماء الليل' },
    variants: [{ id: 'board-red', price: 3500, stock: 4, seenStock: 10 }],
  });
  const product = await shop.product('edited');
  expect(saved).toEqual({ ok: true, value: { slug: 'edited', updatedAt: product.updatedAt } });
  expect(product).toMatchObject({
    title: { en: 'Night Sky', ar: 'سماء الليل' },
    description: aProduct().description,
    price: 3000,
    stock: 14,
    variants: [{ price: 3500, stock: 4, sku: 'SKU-1' }, { price: 3000 }],
  });
  const stored = await shop.db.doc(collections.product(shop.store, 'edited')).get();
  expect(stored.get('price')).toBe(3000);
  expect(stored.get('searchTokens')).toEqual(expect.arrayContaining(['night', 'سماء', 'الليل']));
});

test('of two edits of the same version the second is told that it is too late', async () => {
  const base = await offered('contested');
  const answers = await Promise.all([
    owner.call('saveProduct', { ...base, title: { en: 'First', ar: 'أول' } }),
    owner.call('saveProduct', { ...base, title: { en: 'Second', ar: 'ثان' } }),
  ]);
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(answers).toContainEqual({ ok: false, error: expect.objectContaining({ code: 'edited-meanwhile' }) });
});

test('a product that is not there cannot be saved', async () => {
  const base = await offered('present');
  const missing = { ...base, productId: 'missing' };
  expect(await owner.call('saveProduct', missing)).toEqual({
    ok: false,
    error: { code: 'product-not-found' },
  });
});
