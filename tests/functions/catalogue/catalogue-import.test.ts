import { randomUUID } from 'node:crypto';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import type { Caller } from '@/functions/src/callable';
import { stageImport } from '@/functions/src/handlers/catalogue/import/stage-import';
import { importChunks } from '@/lib/domain/catalogue/csv/import-chunks';
import { productTable, type CsvContext } from '@/lib/domain/catalogue/csv/product-rows';
import { readProduct } from '@/lib/domain/catalogue/csv/reading/read-product';
import { readTable } from '@/lib/domain/catalogue/csv/reading/read-table';
import { derivedFields } from '@/lib/domain/catalogue/derived-fields';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import { csvText } from '@/lib/domain/csv/csv-text';
import { parseCsv } from '@/lib/domain/csv/parse-csv';
import { fail } from '@/lib/domain/result';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { runSchedule } from '@/tests/fixtures/money/card-orders';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';

const PRODUCTS = 1000;
const shop = new LocalShop('imports');
const context: CsvContext = {
  categories: [
    { id: 'nature', slug: 'nature', parentId: null },
    { id: 'sea', slug: 'sea', parentId: 'nature' },
  ],
  brands: [{ id: 'atelier', slug: 'atelier' }],
  currency: 'USD',
};
let owner: Client;

beforeAll(async () => {
  await shop.open({ products: [] });
  owner = await shop.staff();
  const name = { en: 'Group', ar: 'مجموعة' };
  for (const { id, slug, parentId } of context.categories)
    await shop.db
      .doc(`${collections.categories(shop.store)}/${id}`)
      .set({ slug, name, parentId, order: 0, productCount: 0 });
  await shop.db
    .doc(`${collections.brands(shop.store)}/atelier`)
    .set({ slug: 'atelier', name, order: 0, productCount: 0 });
});
afterAll(() => shop.close());

const board = (index: number): Product =>
  aProduct({
    id: `board-${String(index).padStart(4, '0')}`,
    slug: `board-${index}`,
    title: { en: index % 7 ? `Board "${index}", framed` : '=HYPERLINK("x")', ar: `لوحة ${index}` },
    images: [
      {
        path: `stores/${shop.id}/products/${index}.webp`,
        alt: { en: 'A | B', ar: 'أ' },
        width: 1200,
        height: 1500,
      },
    ],
    status: index % 5 ? 'active' : 'draft',
    compareAtPrice: index % 3 ? null : 9900,
    variants: [
      aVariant({ id: `v-${index}-red`, price: 1900 + index, stock: index % 9 }),
      aVariant({
        id: `v-${index}-blue`,
        optionValues: { color: 'blue' },
        price: 2500,
        image: 0,
        enabled: false,
      }),
    ],
  });

async function stored(): Promise<Product[]> {
  const { docs } = await shop.db.collection(collections.products(shop.store)).orderBy('__name__').get();
  return docs.map((doc) => parseProduct(doc.id, doc.data()));
}

async function writeAll(products: readonly Product[]) {
  for (let start = 0; start < products.length; start += 250) {
    const batch = shop.db.batch();
    for (const product of products.slice(start, start + 250))
      batch.set(shop.db.doc(collections.product(shop.store, product.id)), {
        ...product,
        ...derivedFields(product),
        createdAt: Timestamp.fromMillis(product.createdAt),
        updatedAt: Timestamp.fromMillis(product.updatedAt),
      });
    await batch.commit();
  }
}

async function deleteAll() {
  await shop.db.recursiveDelete(shop.db.collection(collections.products(shop.store)));
}

const exported = async () => csvText(productTable(await stored(), context));

function read(file: string) {
  const { products, problems } = readTable(parseCsv(file).rows);
  const all = products.map((rows) => readProduct(rows, context, shop.id));
  expect([...problems, ...all.flatMap((one) => one.problems)]).toEqual([]);
  return all.map(({ product }) => product);
}

const TITLED = { title: { en: 'Board', ar: 'لوحة' }, status: 'draft' } as const;

/** Everything up to the confirmation. */
async function stage(file: string, importId: string, client = owner) {
  const sums = { created: 0, changed: 0, unchanged: 0 };
  for (const products of importChunks(read(file), randomUUID)) {
    const staged = await client.call('stageImport', { storeId: shop.id, importId, products });
    if (!staged.ok) throw new Error(JSON.stringify(staged.error));
    if (staged.value.problems.length > 0) return staged.value.problems;
    for (const kind of ['created', 'changed', 'unchanged'] as const) sums[kind] += staged.value[kind];
  }
  return sums;
}

async function commit(importId: string, total: number, client = owner) {
  for (;;) {
    const step = await client.call('commitImport', { storeId: shop.id, importId, total });
    if (!step.ok) throw new Error(step.error.code);
    if (step.value.done) return step.value.applied;
  }
}

test('1,000 products are exported, deleted, imported and exported to the same file', async () => {
  await writeAll(Array.from({ length: PRODUCTS }, (_, index) => board(index)));
  const before = await exported();
  expect(await stage(before, 'nothing-new')).toEqual({ created: 0, changed: 0, unchanged: PRODUCTS });

  await deleteAll();
  expect(await stage(before, 'restore')).toEqual({ created: PRODUCTS, changed: 0, unchanged: 0 });
  expect(await stored()).toHaveLength(0);
  expect(await commit('restore', PRODUCTS)).toBe(PRODUCTS);
  expect(await exported()).toBe(before);

  const active = PRODUCTS - PRODUCTS / 5;
  const nature = await shop.db.doc(`${collections.categories(shop.store)}/nature`).get();
  expect(nature.get('productCount')).toBe(active);
  const one = await shop.db.doc(collections.product(shop.store, 'board-0001')).get();
  expect(one.get('searchTokens')).toEqual(expect.arrayContaining(['board', 'framed', 'لوحه']));
}, 240_000);

test('an import that was left half-way is finished by whoever goes on, each product once', async () => {
  await deleteAll();
  await writeAll(Array.from({ length: 60 }, (_, index) => board(index)));
  const file = csvText(
    productTable(
      (await stored()).map((product) => ({
        ...product,
        variants: product.variants.map((variant) => ({ ...variant, price: 2600 })),
      })),
      context,
    ),
  );
  expect(await stage(file, 'halved')).toEqual({ created: 0, changed: 60, unchanged: 0 });
  const first = await owner.call('commitImport', { storeId: shop.id, importId: 'halved', total: 60 });
  expect(first).toEqual({ ok: true, value: { applied: 25, ungrouped: 0, skipped: 0, done: false } });

  const guest = await shop.guest();
  const lines = [{ productId: 'board-0008', variantId: 'v-8-red', quantity: 3, seenPrice: 2600 }];
  await shop.placed(guest, { lines });
  const colleague = await shop.staff('colleague');
  expect(await commit('halved', 60, colleague)).toBe(60);
  const products = await stored();
  expect(new Set(products.flatMap(({ variants }) => variants.map(({ price }) => price)))).toEqual(
    new Set([2600]),
  );
  expect(products.find(({ id }) => id === 'board-0008')?.variants[0]?.stock).toBe(8 - 3);
}, 60_000);

test('a part that arrives late, when another try of it was confirmed, is not taken over twice', async () => {
  await deleteAll();
  await writeAll([{ ...board(4), stock: 4 }]);
  const product = { row: 2, productId: 'board-0004', newId: 'none', slug: 'board-4' };
  const variants = [{ id: 'v-4-red', price: 1904, stock: 10, seenStock: 4 }];
  const request = { storeId: shop.id, importId: 'late', products: [{ ...product, variants }] };
  await owner.call('stageImport', request);
  const confirmed = () => commit('late', 1);
  // It has looked at the import and is about to write its products beside it.
  const db = new Proxy(shop.db, {
    get: (target, name) =>
      name === 'getAll'
        ? async (...refs: DocumentReference[]) => {
            const found = await target.getAll(...refs);
            if (refs[0]?.path.includes('/items/')) await confirmed();
            return found;
          }
        : (Reflect.get(target, name) as (() => unknown) | undefined)?.bind?.(target),
  });
  const caller = { uid: owner.uid, stores: { [shop.id]: 'owner' } } as unknown as Caller;
  expect(await stageImport({ db, now: Date.now }, request, caller)).toEqual(fail({ code: 'key-reused' }));
  await runSchedule('applyDueChanges');
  expect((await shop.product('board-0004')).variants[0]).toMatchObject({ stock: 10 });
  expect((await shop.db.doc(collections.importJob(shop.store, 'late')).get()).get('state')).toBe('done');
});

test('a file that is imported again before it was taken over makes nothing twice', async () => {
  await deleteAll();
  const made = Array.from({ length: 30 }, (_, index) => [`again-${index}`, 'Board']);
  const file = csvText([['slug', 'title_en'], ...made]);
  for (const importId of ['first', 'second']) await stage(file, importId);
  await owner.call('commitImport', { storeId: shop.id, importId: 'first', total: 30 });
  await expect(stage(file, 'third')).rejects.toThrow('import-overtaken');
  await commit('first', 30);
  await expect(commit('second', 30)).rejects.toThrow('import-overtaken');
  expect(await stage(file, 'third')).toEqual({ created: 0, changed: 0, unchanged: 30 });
});

test('a category and a brand that are deleted between check and confirmation do not come back', async () => {
  await deleteAll();
  const doomed = shop.db.doc(`${collections.categories(shop.store)}/doomed`);
  const brand = shop.db.doc(`${collections.brands(shop.store)}/doomed-brand`);
  await doomed.set({ slug: 'doomed', name: { en: 'Doomed', ar: 'زائلة' }, parentId: null, order: 9 });
  await brand.set({ slug: 'doomed-brand', name: { en: 'Doomed', ar: 'زائلة' }, order: 9 });
  const product = (id: string, groups: object) => ({
    row: 2,
    productId: '',
    newId: id,
    slug: id,
    ...TITLED,
    ...groups,
  });
  const products = [
    product('orphan', { categoryId: 'doomed', subCategoryId: '', brandId: 'doomed-brand' }),
    { ...product('kept', { categoryId: 'nature', subCategoryId: '' }), row: 3 },
  ];
  const staged = await owner.call('stageImport', { storeId: shop.id, importId: 'doomed', products });
  expect(staged).toMatchObject({ value: { problems: [], created: 2 } });
  await Promise.all([doomed.delete(), brand.delete()]);
  expect(await owner.call('commitImport', { storeId: shop.id, importId: 'doomed', total: 2 })).toEqual({
    ok: true,
    value: { applied: 2, ungrouped: 1, skipped: 0, done: true },
  });
  expect(await shop.product('orphan')).toMatchObject({ categoryId: '', subCategoryId: '', brandId: '' });
  expect(await shop.product('kept')).toMatchObject({ categoryId: 'nature' });
});

test('what only the store knows is named by row and column too, and then nothing of the chunk is staged', async () => {
  await deleteAll();
  await writeAll([board(1), board(2)]);
  const clash = csvText(productTable([{ ...board(3), slug: 'board-1' }], context));
  expect(await stage(clash, 'clash')).toEqual([
    { row: 2, column: 'slug', code: 'slugTaken', value: 'board-1' },
  ]);
  const unknown = csvText([
    ['slug', 'status'],
    ['nobody', 'draft'],
  ]);
  expect(await stage(unknown, 'unknown')).toMatchObject([
    { row: 2, column: 'title_en', code: 'titleRequired' },
  ]);
  expect(await owner.call('commitImport', { storeId: shop.id, importId: 'clash', total: 1 })).toEqual({
    ok: false,
    error: { code: 'import-not-found' },
  });
  const shopper = await shop.member('shopper');
  expect(await shopper.call('stageImport', { storeId: shop.id, importId: 'x', products: [] })).toEqual({
    ok: false,
    error: { code: 'not-allowed' },
  });
});

test('a file without ids makes new products, finds known ones by address and keeps their combinations', async () => {
  await deleteAll();
  await writeAll([board(1)]);
  const file = csvText([
    [
      'slug',
      'title_en',
      'title_ar',
      'option1_id',
      'option1_name_en',
      'option1_values_en',
      'option1',
      'price',
      'stock',
    ],
    ['board-1', 'Board', 'لوحة', 'color', 'Color', 'Red|Blue', 'Red', '20', '4'],
    ['', '', '', '', '', '', 'Blue', '21', '0'],
    ['night-sky', 'Night', 'ليل', '', '', '', '', '12.5', '7'],
  ]);
  expect(await stage(file, 'by-slug')).toEqual({ created: 1, changed: 1, unchanged: 0 });
  await commit('by-slug', 2);
  const products = await stored();
  expect(products.find(({ slug }) => slug === 'board-1')).toMatchObject({
    id: 'board-0001',
    variants: [
      { id: 'v-1-red', price: 2000, stock: 4 },
      { id: 'v-1-blue', price: 2100 },
    ],
  });
  expect(products.find(({ slug }) => slug === 'night-sky')).toMatchObject({
    title: { en: 'Night', ar: 'ليل' },
    status: 'draft',
    variants: [{ id: 'only', price: 1250, stock: 7 }],
  });
});
