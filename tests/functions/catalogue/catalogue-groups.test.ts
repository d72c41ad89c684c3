import type { SaveGroupRequest } from '@/lib/domain/api/catalogue-admin';
import { parseBrand, parseCategory } from '@/lib/domain/catalogue/groups/parse-group';
import { collections } from '@/lib/domain/collections';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct } from '@/tests/fixtures/shop/catalogue';

const shop = new LocalShop('groups');
const storeId = shop.id;
let owner: Client;

beforeAll(async () => {
  await shop.open({ products: [] });
  owner = await shop.staff();
});
afterAll(() => shop.close());

const group = (id: string, changes: Partial<SaveGroupRequest> = {}): SaveGroupRequest => ({
  storeId,
  id,
  seen: null,
  name: { en: id, ar: `${id} بالعربية` },
  slug: id,
  image: null,
  ...changes,
});

async function addCategory(id: string, parentId: string | null = null, changes = {}) {
  return owner.call('saveCategory', { ...group(id, changes), parentId });
}

async function category(id: string) {
  const snapshot = await shop.db.doc(`${collections.categories(shop.store)}/${id}`).get();
  return snapshot.exists ? parseCategory(id, snapshot.data()) : null;
}

/** Products `prefix-0`… in a category, with its counts as `saveProduct` would have left them. */
async function fill(prefix: string, size: number, categoryId: string, subCategoryId = '') {
  const ids = Array.from({ length: size }, (_, index) => `${prefix}-${index}`);
  await Promise.all(
    ids.map((id) => shop.put(aProduct({ id, slug: id, categoryId, subCategoryId, brandId: '' }))),
  );
  const counted = [categoryId, subCategoryId].filter(Boolean);
  await Promise.all(
    counted.map((id) =>
      shop.db.doc(`${collections.categories(shop.store)}/${id}`).update({ productCount: size }),
    ),
  );
}

test('a new category comes last; the same request again makes no second one', async () => {
  await addCategory('paintings');
  await addCategory('photos');
  expect(await addCategory('photos')).toEqual({ ok: true, value: { id: 'photos' } });
  const [first, second] = [await category('paintings'), await category('photos')];
  expect(second).toMatchObject({
    name: { en: 'photos', ar: 'photos بالعربية' },
    parentId: null,
    productCount: 0,
  });
  expect(second?.order).toBe((first?.order ?? 0) + 1);
});

test('two people lose nothing of a category that both edit, and are told where they disagree', async () => {
  const seen = group('walls');
  await addCategory('walls');
  expect(await addCategory('walls', null, { seen, slug: 'all-walls' })).toMatchObject({ ok: true });
  const name = { en: 'Walls', ar: seen.name.ar };
  expect(await addCategory('walls', null, { seen, name })).toMatchObject({ ok: true });
  expect(await category('walls')).toMatchObject({ name, slug: 'all-walls' });
  expect(await addCategory('walls', null, { seen, slug: 'some-walls' })).toEqual({
    ok: false,
    error: { code: 'edited-meanwhile' },
  });
  expect(await category('walls')).toMatchObject({ name, slug: 'all-walls' });
});

test('a renamed category keeps its former addresses, but for one that it takes back', async () => {
  await addCategory('seas');
  const [first, second] = [group('seas'), group('seas', { slug: 'oceans' })];
  await addCategory('seas', null, { seen: first, slug: 'oceans' });
  const former = async () =>
    (await shop.db.doc(`${collections.categories(shop.store)}/seas`).get()).get('formerSlugs');
  expect(await former()).toEqual(['seas']);
  await addCategory('seas', null, { seen: second });
  expect(await former()).toEqual(['oceans']);
});

test('siblings have different addresses, others may share one', async () => {
  await addCategory('posters');
  expect(await addCategory('placards', null, { slug: 'posters' })).toEqual({
    ok: false,
    error: { code: 'invalid-input', fields: { slug: 'field.group.slugTaken' } },
  });
  expect(await addCategory('posters-sub', 'posters', { slug: 'posters' })).toMatchObject({ ok: true });
});

test('an Arabic address of its own is unique beside it too, is remembered, and is none where it is the same', async () => {
  await addCategory('lakes', null, { slugAr: 'بحيرات' });
  const taken = (field: string) => ({
    ok: false,
    error: { code: 'invalid-input', fields: { [field]: 'field.group.slugTaken' } },
  });
  expect(await addCategory('ponds', null, { slug: 'بحيرات' })).toEqual(taken('slug'));
  expect(await addCategory('ponds', null, { slugAr: 'lakes' })).toEqual(taken('slugAr'));
  const seen = group('lakes', { slugAr: 'بحيرات' });
  const seoTitle = { en: '', ar: 'لوحات البحيرات' };
  await addCategory('lakes', null, { seen, slugAr: 'برك', seoTitle });
  expect(await category('lakes')).toMatchObject({ slug: 'lakes', slugAr: 'برك', seoTitle });
  const stored = await shop.db.doc(`${collections.categories(shop.store)}/lakes`).get();
  expect(stored.get('formerSlugs')).toEqual(['بحيرات']);
  await addCategory('ponds', null, { slugAr: 'ponds' });
  expect((await category('ponds'))?.slugAr).toBeUndefined();
});

test('a sub-category has no sub-categories, a changed one must exist, a name has at least one language', async () => {
  await addCategory('maps');
  await addCategory('old-maps', 'maps');
  expect(await addCategory('deep', 'old-maps')).toMatchObject({ error: { code: 'category-not-found' } });
  expect(await addCategory('nowhere', null, { seen: group('nowhere') })).toMatchObject({
    error: { code: 'category-not-found' },
  });
  expect(await addCategory('nameless', null, { name: { en: ' ', ar: '' } })).toMatchObject({
    error: { fields: { name: 'field.name.required' } },
  });
});

/** All categories as they stand, with some of them moved. */
async function placesWith(moved: Readonly<Record<string, string | null>>) {
  const { docs } = await shop.db.collection(collections.categories(shop.store)).get();
  return docs.map((doc) => {
    const { id, parentId } = parseCategory(doc.id, doc.data());
    return { id, parentId: id in moved ? (moved[id] ?? null) : parentId };
  });
}

async function relocated(categoryId: string) {
  const steps: number[] = [];
  for (;;) {
    const step = await owner.call('relocateProducts', { storeId, categoryId });
    if (!step.ok) throw new Error(step.error.code);
    steps.push(step.value.moved);
    if (step.value.done) return steps;
  }
}

test('products follow a sub-category to its new parent, chunk by chunk, and every count fits', async () => {
  await Promise.all([addCategory('animals'), addCategory('wild')]);
  await addCategory('cats', 'animals');
  await fill('cat', 130, 'animals', 'cats');
  const places = await placesWith({ cats: 'wild' });
  expect(await owner.call('arrangeCategories', { storeId, places })).toEqual({
    ok: true,
    value: { relocating: ['cats'] },
  });
  expect(await relocated('cats')).toEqual([100, 30]);
  expect(await shop.product('cat-129')).toMatchObject({ categoryId: 'wild', subCategoryId: 'cats' });
  expect(await category('animals')).toMatchObject({ productCount: 0 });
  expect(await category('wild')).toMatchObject({ productCount: 130 });
  expect(await category('cats')).toMatchObject({ productCount: 130, parentId: 'wild' });

  await owner.call('arrangeCategories', { storeId, places: await placesWith({ cats: null }) });
  await relocated('cats');
  expect(await shop.product('cat-0')).toMatchObject({ categoryId: 'cats', subCategoryId: '' });
  expect(await category('wild')).toMatchObject({ productCount: 0 });
});

test('an order made from an old list of categories is refused, as is a second level', async () => {
  await addCategory('top');
  await addCategory('below', 'top');
  const places = await placesWith({});
  const without = places.filter(({ id }) => id !== 'top' && id !== 'below');
  expect(await owner.call('arrangeCategories', { storeId, places: without })).toMatchObject({
    error: { code: 'edited-meanwhile' },
  });
  const deep = await placesWith({ top: 'paintings' });
  expect(await owner.call('arrangeCategories', { storeId, places: deep })).toMatchObject({
    error: { code: 'invalid-input' },
  });
});

async function deleted(categoryId: string, moveTo: { categoryId: string; subCategoryId: string } | null) {
  const steps: number[] = [];
  for (;;) {
    const step = await owner.call('deleteCategory', { storeId, categoryId, moveTo });
    if (!step.ok) return step.error.code;
    steps.push(step.value.moved);
    if (step.value.done) return steps;
  }
}

test('a used category goes with its sub-categories once its products are where the owner wants them', async () => {
  await addCategory('seasonal');
  await addCategory('spring', 'seasonal');
  await addCategory('everyday');
  await addCategory('gifts', 'everyday');
  await fill('spring', 3, 'seasonal', 'spring');
  const into = { categoryId: 'everyday', subCategoryId: 'gifts' };
  expect(await deleted('seasonal', { categoryId: 'seasonal', subCategoryId: 'spring' })).toBe(
    'category-not-found',
  );
  expect(await deleted('seasonal', { ...into, categoryId: 'paintings' })).toBe('category-not-found');
  expect(await category('seasonal')).not.toBeNull();

  expect(await deleted('seasonal', into)).toEqual([3, 0]);
  expect(await category('seasonal')).toBeNull();
  expect(await category('spring')).toBeNull();
  expect(await shop.product('spring-2')).toMatchObject(into);
  expect(await category('gifts')).toMatchObject({ productCount: 3 });
  expect(await deleted('seasonal', into)).toEqual([0]);

  expect(await deleted('gifts', null)).toEqual([3, 0]);
  expect(await shop.product('spring-2')).toMatchObject({ categoryId: '', subCategoryId: '' });
});

test('brands are made, ordered and deleted in the same way', async () => {
  await owner.call('saveBrand', group('atelier'));
  await owner.call('saveBrand', group('studio'));
  await shop.put(aProduct({ id: 'branded', slug: 'branded', brandId: 'atelier' }));
  expect(await owner.call('arrangeBrands', { storeId, ids: ['studio', 'atelier'] })).toMatchObject({
    ok: true,
  });
  const move = { storeId, brandId: 'atelier', moveTo: 'studio' };
  expect(await owner.call('deleteBrand', move)).toMatchObject({ value: { moved: 1, done: false } });
  expect(await owner.call('deleteBrand', move)).toMatchObject({ value: { done: true } });
  const { docs } = await shop.db.collection(collections.brands(shop.store)).get();
  expect(docs.map((doc) => parseBrand(doc.id, doc.data()))).toMatchObject([
    { id: 'studio', order: 0, productCount: 1 },
  ]);
});

test("another store's people and shoppers change nothing, and no picture of another store is shown", async () => {
  const stranger = await shop.member('stranger', { other: 'owner' });
  const save = { ...group('intruder'), parentId: null };
  expect(await stranger.call('saveCategory', save)).toEqual({ ok: false, error: { code: 'not-allowed' } });
  expect(await stranger.call('deleteBrand', { storeId, brandId: 'studio', moveTo: null })).toEqual({
    ok: false,
    error: { code: 'not-allowed' },
  });
  const image = { path: 'stores/other/x.webp', alt: { en: '', ar: '' }, width: 10, height: 10 };
  expect(await owner.call('saveCategory', { ...save, image })).toMatchObject({
    error: { fields: { image: 'field.invalid' } },
  });
});
