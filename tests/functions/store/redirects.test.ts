import { collections } from '@/lib/domain/collections';
import { parseRedirects, type Redirect } from '@/lib/domain/redirects/redirect';
import * as productPage from '@/pages/s/[site]/products/[slug]';
import * as designPage from '@/pages/s/[site]/products/[slug]/design';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct } from '@/tests/fixtures/shop/catalogue';

// What pages answer is asked here, not what they show.
jest.mock('@/components/storefront/shell/in-storefront', () => ({ inStorefront: () => null }));
jest.mock('@/components/storefront/product/product-view', () => ({}));
jest.mock('@/components/storefront/studio/studio-page', () => ({}));
jest.mock('@/lib/server/site-store', () => ({ pageStore: async () => 'redirects' }));

const shop = new LocalShop('redirects');
let staff: Client;

beforeAll(async () => {
  await shop.open({ products: [] });
  staff = await shop.member('helper', { [shop.id]: 'staff' });
});
afterAll(() => shop.close());

const save = (add: Redirect[], remove: string[] = []) =>
  staff.call('saveRedirects', { storeId: shop.id, add, remove });
const stored = async () =>
  parseRedirects((await shop.db.doc(collections.redirects(shop.store)).get()).data());

test('redirects are added, replaced and ended, all of a change or nothing', async () => {
  expect(await save([{ from: 'https://old.example/A?x=1', to: '/products/a' }])).toMatchObject({
    value: { count: 1 },
  });
  expect(
    await save([
      { from: '/b', to: '/a' },
      { from: '/a', to: '/B' },
    ]),
  ).toEqual({
    ok: false,
    error: {
      code: 'invalid-input',
      fields: { 'add.0.to': 'field.redirect.loop', 'add.1.to': 'field.redirect.loop' },
    },
  });
  expect(await save([{ from: '/ar/cart/', to: '/a' }])).toMatchObject({
    error: { fields: { 'add.0.from': 'field.redirect.page' } },
  });
  expect(await stored()).toEqual([{ from: '/a', to: '/products/a' }]);
  expect(await save([{ from: '/products/b', to: '/' }], ['/a'])).toMatchObject({ value: { count: 1 } });
  expect(await stored()).toEqual([{ from: '/products/b', to: '/' }]);
});

test('a missing page of the catalogue that leads elsewhere is made anew; other addresses have no page', async () => {
  const changes = shop.db.collection(collections.pageChanges(shop.store));
  const paths = async () =>
    (await changes.get()).docs.flatMap((change) => (change.get('paths') as string[] | undefined) ?? []);
  const before = await paths();
  await save([
    { from: '/ar/products/قديم', to: '/' },
    { from: '/blogs/news', to: '/' },
  ]);
  expect((await paths()).filter((path) => !before.includes(path))).toEqual([encodeURI('/products/قديم')]);
});

test.each([
  ['a board that is gone', productPage, 'gone', '/products/gone'],
  ['the studio of a board that is gone', designPage, 'gone', '/products/gone/design'],
  ['the studio of a board without one', designPage, 'plain', '/products/plain/design'],
])('the address of %s is missing, and leads on once it has a redirect', async (_, page, slug, from) => {
  await shop.put(aProduct({ id: 'plain', slug: 'plain' }));
  const ask = () => page.getStaticProps({ params: { slug }, locale: 'ar' });
  expect(await ask()).toMatchObject({ notFound: true });
  await save([{ from, to: '/products/new' }]);
  expect(await ask()).toMatchObject({ redirect: { destination: '/ar/products/new' } });
});

test('twenty people who save at once lose nothing of each other', async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ from: `/at-once/${at}`, to: '/' }));
  const saved = await Promise.all(many.map((redirect) => save([redirect])));
  const lost = many.filter((_, at) => !saved[at]?.ok);
  const held = (await stored()).map(({ from }) => from);
  expect(many.filter(({ from }) => !held.includes(from))).toEqual(lost);
  expect(lost.length).toBeLessThan(20);
});
