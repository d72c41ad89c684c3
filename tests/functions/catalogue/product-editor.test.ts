import type { SaveProductRequest } from '@/lib/domain/api/catalogue';
import { collections } from '@/lib/domain/collections';
import { parseInbox } from '@/lib/domain/contact/inbox';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';

const shop = new LocalShop('editor');
let owner: Client;

beforeAll(async () => {
  await shop.open({ products: [] });
  await Promise.all([
    shop.db.doc(`${collections.categories(shop.store)}/sea`).set(aGroup('sea', null)),
    shop.db.doc(`${collections.categories(shop.store)}/waves`).set(aGroup('waves', 'sea')),
    shop.db.doc(`${collections.brands(shop.store)}/atelier`).set(aGroup('atelier', null)),
  ]);
  owner = await shop.staff();
});
afterAll(() => shop.close());

const aGroup = (slug: string, parentId: string | null) => ({
  slug,
  name: { en: slug, ar: slug },
  parentId,
  order: 0,
  productCount: 0,
});

const counts = async () => {
  const [sea, waves, atelier] = await Promise.all([
    shop.db.doc(`${collections.categories(shop.store)}/sea`).get(),
    shop.db.doc(`${collections.categories(shop.store)}/waves`).get(),
    shop.db.doc(`${collections.brands(shop.store)}/atelier`).get(),
  ]);
  return [sea, waves, atelier].map((group) => group.get('productCount') as unknown);
};

const board = (productId: string, changes: Partial<SaveProductRequest> = {}): SaveProductRequest => ({
  storeId: shop.id,
  productId,
  baseUpdatedAt: 0,
  title: { en: 'Deep Sea', ar: 'أعماق البحر' },
  status: 'active',
  categoryId: 'sea',
  subCategoryId: 'waves',
  brandId: 'atelier',
  options: [
    {
      id: 'color',
      name: { en: 'Color', ar: 'اللون' },
      values: [
        { id: 'oak', name: { en: 'Oak', ar: 'بلوط' }, swatch: '#b58a5a' },
        { id: 'ink', name: { en: 'Ink', ar: 'حبر' } },
      ],
    },
  ],
  variants: [
    { id: 'oak', optionValues: { color: 'oak' }, price: 2500, stock: 4, seenStock: 0, sku: 'DS-OAK' },
    { id: 'ink', optionValues: { color: 'ink' }, price: 1900, stock: 9, seenStock: 0, enabled: false },
  ],
  ...changes,
});

async function saved(client: Client, request: SaveProductRequest) {
  const answer = await client.call('saveProduct', request);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

const refusal = (fields: object) => ({ ok: false, error: { code: 'invalid-input', fields } });

test('a product is created once, however often the same request arrives, and its groups count it', async () => {
  const before = await counts();
  const answers = await Promise.all([1, 2, 3].map(() => saved(owner, board('made'))));
  expect(new Set(answers.map(({ updatedAt }) => updatedAt)).size).toBe(1);
  expect(await shop.product('made')).toMatchObject({
    slug: 'deep-sea',
    price: 2500,
    stock: 4,
    ordered: false,
    variants: [{ sku: 'DS-OAK', enabled: true }, { enabled: false }],
    createdAt: answers[0]?.updatedAt,
  });
  expect(await counts()).toEqual(before.map((count) => Number(count) + 1));
});

test('a draft is counted nowhere, publishing and archiving move the counts', async () => {
  const before = await counts();
  const { updatedAt } = await saved(owner, board('draft', { status: 'draft' }));
  expect(await counts()).toEqual(before);
  const edit = { storeId: shop.id, productId: 'draft' };
  const active = await saved(owner, { ...edit, baseUpdatedAt: updatedAt, status: 'active' });
  expect(await counts()).toEqual(before.map((count) => Number(count) + 1));
  await saved(owner, { ...edit, baseUpdatedAt: active.updatedAt, status: 'archived' });
  expect(await counts()).toEqual(before);
});

test('slugs are unique: made from the title they get a number, a wanted one that is taken is refused', async () => {
  await saved(owner, board('first', { title: { en: '', ar: 'نسيم البحر' } }));
  await saved(owner, board('second', { title: { en: '', ar: 'نسيم البحر' } }));
  expect((await shop.product('first')).slug).toBe('نسيم-البحر');
  expect((await shop.product('second')).slug).toBe('نسيم-البحر-2');
  expect(await owner.call('saveProduct', board('third', { slug: 'نسيم-البحر' }))).toEqual(
    refusal({ slug: 'field.slug.taken' }),
  );
});

test('a new slug is remembered beside the old one', async () => {
  const { updatedAt } = await saved(owner, board('renamed', { slug: 'old-name' }));
  const edit = { storeId: shop.id, productId: 'renamed', baseUpdatedAt: updatedAt, slug: 'new-name' };
  expect(await saved(owner, edit)).toMatchObject({ slug: 'new-name' });
  expect(await shop.product('renamed')).toMatchObject({ slug: 'new-name', formerSlugs: ['old-name'] });
});

test('the second of two editors is told who saved and what is there now', async () => {
  const colleague = await shop.member('Salma', { [shop.id]: 'staff' });
  const { updatedAt } = await saved(owner, board('contested'));
  const edit = { storeId: shop.id, productId: 'contested', baseUpdatedAt: updatedAt };
  await saved(colleague, { ...edit, description: { en: 'Blue.', ar: 'زرقاء.' } });
  const answer = await owner.call('saveProduct', { ...edit, title: { en: 'Mine', ar: 'لي' } });
  expect(answer).toMatchObject({
    ok: false,
    error: {
      code: 'edited-meanwhile',
      params: { by: 'salma@editor.test' },
      current: { description: { en: 'Blue.', ar: 'زرقاء.' }, title: { en: 'Deep Sea' } },
    },
  });
});

test.each([
  [{ categoryId: 'gone' }, { categoryId: 'field.group.unknown' }],
  [{ categoryId: 'waves', subCategoryId: '' }, { categoryId: 'field.group.unknown' }],
  [{ subCategoryId: 'sea' }, { subCategoryId: 'field.group.unknown' }],
  [{ brandId: 'gone' }, { brandId: 'field.group.unknown' }],
  [{ variants: [] }, { variants: 'field.variants.none' }],
  [
    { images: [{ path: 'stores/second/x.webp', alt: { en: '', ar: '' }, width: 1, height: 1 }] },
    { images: 'field.pictures.foreign' },
  ],
  [
    { images: [{ path: 'stores/editor/../x.webp', alt: { en: '', ar: '' }, width: 1, height: 1 }] },
    { 'images[0].path': 'field.invalid' },
  ],
])('%j is refused and writes nothing', async (changes, fields) => {
  const before = await counts();
  expect(await owner.call('saveProduct', board('refused', changes))).toEqual(refusal(fields));
  expect((await shop.db.doc(collections.product(shop.store, 'refused')).get()).exists).toBe(false);
  expect(await counts()).toEqual(before);
});

test('500 combinations are saved at once', async () => {
  const values = (axis: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({ id: `${axis}${n}`, name: { en: `${axis} ${n}`, ar: '' } }));
  const options = [
    { id: 'color', name: { en: 'Color', ar: '' }, values: values('c', 25) },
    { id: 'size', name: { en: 'Size', ar: '' }, values: values('s', 20) },
  ];
  const variants = values('c', 25).flatMap((color) =>
    values('s', 20).map((size) => ({
      id: `${color.id}-${size.id}`,
      optionValues: { color: color.id, size: size.id },
      price: 1000,
      stock: 1,
      seenStock: 0,
    })),
  );
  await saved(owner, board('large', { options, variants }));
  expect(await shop.product('large')).toMatchObject({ stock: 500 });
});

test('a product nobody ordered is deleted with its reviews, one that an order names is archived', async () => {
  await saved(owner, board('unsold'));
  await shop.db
    .doc(collections.review(shop.store, 'unsold', 'someone'))
    .set({ name: 'A', rating: 5, status: 'published' });
  const request = { storeId: shop.id, productId: 'unsold' };
  expect(await owner.call('deleteProduct', request)).toEqual({ ok: true, value: { outcome: 'deleted' } });
  expect(await owner.call('deleteProduct', request)).toEqual({ ok: true, value: { outcome: 'deleted' } });
  expect((await shop.db.doc(collections.review(shop.store, 'unsold', 'someone')).get()).exists).toBe(false);

  await shop.put(aProduct({ id: 'sold', variants: [aVariant()] }));
  await shop.placed(await shop.guest(), {
    lines: [{ productId: 'sold', variantId: 'board-red', quantity: 1, seenPrice: 2500 }],
  });
  const archived = await owner.call('deleteProduct', { storeId: shop.id, productId: 'sold' });
  expect(archived).toEqual({ ok: true, value: { outcome: 'archived' } });
  expect(await shop.product('sold')).toMatchObject({ status: 'archived', ordered: true, stock: 9 });
});

test('reviews that wait for a decision leave the badge with their product', async () => {
  await saved(owner, board('judged'));
  const waiting = async () => parseInbox((await shop.db.doc(collections.inbox(shop.store)).get()).data());
  await shop.db.doc(collections.inbox(shop.store)).set({ pendingReviews: 4, newMessages: 2 });
  for (const [uid, status] of [
    ['first', 'pending'],
    ['second', 'pending'],
    ['third', 'published'],
  ] as const)
    await shop.db.doc(collections.review(shop.store, 'judged', uid)).set({ name: 'A', rating: 5, status });
  const request = { storeId: shop.id, productId: 'judged' };
  for (let times = 0; times < 2; times += 1) {
    expect(await owner.call('deleteProduct', request)).toMatchObject({ ok: true });
    expect(await waiting()).toMatchObject({ pendingReviews: 2, newMessages: 2 });
  }
});

test('shoppers and other stores’ owners neither save nor delete', async () => {
  const stranger = await shop.member('stranger', { second: 'owner' });
  for (const client of [stranger, await shop.guest()]) {
    expect(await client.call('saveProduct', board('made'))).toMatchObject({ error: { code: 'not-allowed' } });
    const gone = await client.call('deleteProduct', { storeId: shop.id, productId: 'made' });
    expect(gone).toMatchObject({ error: { code: 'not-allowed' } });
  }
});
