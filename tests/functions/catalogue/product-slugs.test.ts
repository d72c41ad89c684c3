import type { SaveProductRequest } from '@/lib/domain/api/catalogue';
import { collections } from '@/lib/domain/collections';
import { productAt } from '@/lib/server/pages/product-page';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';

const shop = new LocalShop('slugs');
let owner: Client;

beforeAll(async () => {
  await shop.open({ products: [] });
  owner = await shop.staff();
});
afterAll(() => shop.close());

const board = (productId: string, changes: Partial<SaveProductRequest> = {}): SaveProductRequest => ({
  storeId: shop.id,
  productId,
  baseUpdatedAt: 0,
  title: { en: productId, ar: productId },
  status: 'active',
  options: [],
  variants: [{ id: 'only', price: 2500, stock: 4, seenStock: 0 }],
  ...changes,
});

async function saved(request: SaveProductRequest) {
  const answer = await owner.call('saveProduct', request);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

const TAKEN = 'field.slug.taken';
const refusal = (fields: object) => ({ ok: false, error: { code: 'invalid-input', fields } });

test('each language has its address; one of before leads to the present one in the language of the request', async () => {
  const { updatedAt } = await saved(board('sea', { slugAr: 'بحر' }));
  await saved({ ...board('sea'), baseUpdatedAt: updatedAt, slugAr: 'بحر-هادئ' });
  const presentAt = async (slug: string, locale: 'en' | 'ar') =>
    (await productAt(shop.store, slug, locale))?.present;
  expect(await presentAt('sea', 'en')).toBe('sea');
  expect(await presentAt('بحر-هادئ', 'ar')).toBe('بحر-هادئ');
  for (const slug of ['sea', 'بحر']) expect(await presentAt(slug, 'ar')).toBe('بحر-هادئ');
  for (const slug of ['بحر', 'بحر-هادئ']) expect(await presentAt(slug, 'en')).toBe('sea');
  expect(await presentAt('lake', 'ar')).toBeUndefined();
});

test('a rename invalidates both addresses and those of before, so that no redirect leads to another one', async () => {
  const { updatedAt } = await saved(board('isle', { slugAr: 'جزيرة' }));
  const renamed = await saved({ ...board('isle'), baseUpdatedAt: updatedAt, slugAr: 'جزر' });
  await saved({ ...board('isle'), baseUpdatedAt: renamed.updatedAt, slugAr: 'أرخبيل' });
  const changes = await shop.db.collection(collections.pageChanges(shop.store)).get();
  const last = changes.docs
    .map((doc) => JSON.stringify(doc.get('paths')))
    .find((paths) => paths.includes(encodeURIComponent('أرخبيل')));
  for (const slug of ['isle', 'جزيرة', 'جزر'])
    expect(last).toContain(`/products/${encodeURIComponent(slug)}"`);
});

test('an address of either language belongs to one product, whatever the language of the other', async () => {
  await saved(board('one', { slugAr: 'واحد' }));
  expect(await owner.call('saveProduct', board('two', { slug: 'واحد' }))).toEqual(refusal({ slug: TAKEN }));
  expect(await owner.call('saveProduct', board('two', { slugAr: 'one' }))).toEqual(
    refusal({ slugAr: TAKEN }),
  );
  await saved(board('made', { title: { en: '', ar: 'واحد' } }));
  expect((await shop.product('made')).slug).toBe('واحد-2');
  await saved(board('same', { slug: 'same', slugAr: 'same' }));
  expect((await shop.product('same')).slugAr).toBe('');
});

test('of two products that ask for an address at once, one gets it', async () => {
  const asked = ['left', 'right'].map((id, index) =>
    owner.call('saveProduct', board(id, index ? { slug: 'سباق' } : { slugAr: 'سباق' })),
  );
  const answers = await Promise.all(asked);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});
