import { collections } from '@/lib/domain/collections';
import type { Locale } from '@/lib/domain/locale';
import { parseOwnPage, type PageContent } from '@/lib/domain/own-pages/own-page';
import { NEW_POST, type PostDetails } from '@/lib/domain/posts/post';
import { pathsShowing } from '@/lib/domain/routes/paths-showing';
import { ownPageAt } from '@/lib/server/pages/own-page';
import { postList, postsTagged } from '@/lib/server/pages/posts';
import { readPostsFeed } from '@/lib/server/feeds/posts-feed';
import { sitemapPages } from '@/lib/server/sitemap';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aPageContent, aSection } from '@/tests/fixtures/shop/own-pages';

const shop = new LocalShop('posts');
const storeId = shop.id;
const DAY = 86_400_000;
const MISSING = { notFound: true };
let owner: Client;

beforeAll(async () => {
  await shop.open({ products: [] });
  owner = await shop.staff();
});
afterAll(() => shop.close());

const read = async (id: string) =>
  parseOwnPage(id, (await shop.db.doc(collections.ownPage(shop.store, id)).get()).data());

const aPost = (title: string, post: Partial<PostDetails> = {}, fields: Partial<PageContent> = {}) =>
  aPageContent({
    ...{
      title: { en: title, ar: '' },
      sections: [aSection('text', { body: { en: '<p>Text</p>', ar: '' } })],
    },
    post: { ...NEW_POST, ...post },
    ...fields,
  });

async function save(id: string, content: PageContent) {
  const ref = shop.db.doc(collections.ownPage(shop.store, id));
  const seen = (await ref.get()).exists ? (await read(id)).updatedAt : 0;
  return owner.call('saveOwnPage', { storeId, id, seen, content });
}
async function publish(id: string, content: PageContent, from: number | null = null) {
  const saved = await save(id, content);
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
  const ask = { storeId, id, seen: saved.value.updatedAt, from, to: null };
  expect(await owner.call('publishOwnPage', ask)).toMatchObject({ ok: true });
}
async function listed(page = 1, locale: Locale = 'en') {
  const found = await postList(shop.store, page, locale);
  return 'data' in found ? found.data.posts.map(({ title }) => title.text) : null;
}
const feed = async (locale: Locale) => [...((await readPostsFeed(shop.store, locale)) ?? [])].join('');

test('a store without posts has an empty list, no feed and no entry in the sitemap', async () => {
  expect(await listed()).toEqual([]);
  expect(await readPostsFeed(shop.store, 'en')).toBeNull();
  const addresses = (await sitemapPages(shop.store)).flatMap(({ alternates }) => alternates);
  expect(addresses.filter(({ address }) => address.includes('/posts'))).toEqual([]);
});

test('posts are listed newest first once they are published, in feed and sitemap too, and their change invalidates the lists', async () => {
  const now = Date.now();
  await save('draft', aPost('Draft'));
  await publish('later', aPost('Later'), now + DAY);
  await publish('old', aPost('Old', { date: now - 9 * DAY }));
  await publish('new', aPost('New', {}, { title: { en: 'New', ar: 'جديد' } }));
  expect(await listed()).toEqual(['New', 'Old']);
  expect(await listed(1, 'ar')).toEqual(['جديد', 'Old']);
  expect(await postList(shop.store, 2, 'en')).toEqual(MISSING);
  expect(await feed('en')).toMatch(/<title>New<\/title>.*<title>Old<\/title>/s);
  expect(await feed('ar')).toContain(encodeURI('/ar/posts/جديد'));
  expect(await feed('en')).not.toMatch(/Draft|Later/);
  const paths = (await sitemapPages(shop.store)).flatMap(({ alternates }) =>
    alternates.map(({ address }) => decodeURI(new URL(address).pathname)),
  );
  expect(paths).toEqual(expect.arrayContaining(['/posts', '/posts/old', '/ar/posts/جديد']));
  const { docs } = await shop.db.collection(collections.pageChanges(shop.store)).orderBy('at').get();
  expect(docs.at(-1)?.get('paths')).toEqual(
    expect.arrayContaining(['/posts/new', ...pathsShowing('posts', '*')]),
  );
});

test('a post has the day of its first publication, which later ones leave', async () => {
  await publish('dated', aPost('Dated'));
  const first = (await read('dated')).publishedAt;
  await publish('dated', aPost('Dated again', {}, { slug: { en: 'dated', ar: '' } }));
  const page = await read('dated');
  expect([page.publishedAt, page.live?.at]).toEqual([first, page.updatedAt]);
  const found = await ownPageAt(shop.store, { kind: 'post', slug: 'dated', locale: 'en', categories: [] });
  expect(found).toMatchObject({ data: { post: { date: first, updatedAt: page.updatedAt, author: null } } });
  expect(JSON.parse(JSON.stringify(found))).toStrictEqual(found);
});

test('a tag has an address in each language, and the other language’s leads to it', async () => {
  const eid = { en: 'Eid gifts', ar: 'هدايا العيد' };
  await publish('tagged', aPost('Tagged', { tags: [eid, { en: 'Walls', ar: '' }] }));
  await save('secret', aPost('Secret', { tags: [{ en: 'Secret', ar: '' }] }));
  const at = (slug: string, locale: Locale) => postsTagged(shop.store, slug, locale);
  expect(await at('هدايا-العيد', 'ar')).toMatchObject({
    data: { tag: 'هدايا العيد', posts: [{ id: 'tagged' }] },
  });
  expect(await at('eid-gifts', 'ar')).toMatchObject({
    redirect: { destination: encodeURI('/ar/posts/tags/هدايا-العيد') },
  });
  expect(await at('walls', 'ar')).toMatchObject({ data: { posts: [{ id: 'tagged' }] } });
  expect([await at('secret', 'en'), await at('unknown', 'en')]).toEqual([MISSING, MISSING]);
});

test('a post is no page: its address is another, and neither becomes the other', async () => {
  await publish('kind', aPost('Kind'));
  const at = (kind: 'page' | 'post') =>
    ownPageAt(shop.store, { kind, slug: 'kind', locale: 'en', categories: [] });
  expect(await at('page')).toEqual(MISSING);
  expect(await at('post')).toHaveProperty('data');
  expect(await save('kind', aPageContent({ title: { en: 'Kind', ar: '' } }))).toMatchObject({
    ok: false,
    error: { fields: { 'content.post': 'field.invalid' } },
  });
  const tags = Array.from({ length: 11 }, (_, n) => ({ en: `Tag ${n}`, ar: '' }));
  expect(await save('kind', aPost('Kind', { tags }))).toMatchObject({ ok: false });
  expect(await save('kind', aPost('Kind', { tags: [{ en: '!', ar: '' }] }))).toMatchObject({
    error: { fields: { 'content.post.tags[0]': 'field.text.required' } },
  });
});
