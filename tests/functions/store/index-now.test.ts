import { Timestamp } from 'firebase-admin/firestore';
import { sendIndexNow } from '@/functions/src/handlers/store/send-index-now';
import type { Posted } from '@/functions/src/adapters/network/post-public';
import { collections } from '@/lib/domain/collections';
import { INDEX_NOW_URL, isPublicOrigin, keyOfFile, MOST_PER_HOUR } from '@/lib/domain/seo/index-now';
import { readIndexNowKey } from '@/lib/server/reads/index-now-key';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';

const shop = new LocalShop('index-now');
const ORIGIN = 'https://boards-shop.com';
const [MINUTE, HOUR] = [60_000, 3_600_000];
const setting = shop.db.doc(collections.storeSetting(shop.store));

beforeAll(() => shop.open({ products: [] }));
afterAll(() => shop.close());

let clock = Date.UTC(2027, 0, 5, 10);
let answer: Posted = { status: 202, answer: '' };
let bodies: { host: string; key: string; keyLocation: string; urlList: string[] }[] = [];
const warn = jest.fn();

/** One run of the schedule: what the receiver was sent. */
async function run(siteUrl = ORIGIN): Promise<string[][]> {
  bodies = [];
  await sendIndexNow({
    ...{ db: shop.db, now: () => clock, siteUrl: () => siteUrl, log: { warn } },
    postPublic: {
      accepts: () => true,
      send: async ({ url, body }) => {
        expect(url).toBe(INDEX_NOW_URL);
        bodies.push(JSON.parse(body) as (typeof bodies)[number]);
        return answer;
      },
    },
  });
  return bodies.map(({ urlList }) => urlList);
}

/** A change of these pages, a millisecond later than the last. */
async function change(...paths: string[]): Promise<void> {
  clock += 1;
  await shop.db
    .collection(collections.pageChanges(shop.store))
    .add({ paths, at: Timestamp.fromMillis(clock) });
}

test('nothing is sent before the owner asks for it, nor from a site that nobody can reach, nor of what was before', async () => {
  await change('/products/before');
  clock += HOUR;
  expect(await run()).toEqual([]);
  await setting.update({ 'searchEngines.indexNow': true });
  expect(await run('http://localhost:3000')).toEqual([]);
  expect(await readIndexNowKey(shop.store)).toBeNull();
  for (const origin of [
    'http://a.com',
    'https://localhost',
    'https://10.0.0.1',
    'https://[::1]',
    'https://a.local',
  ])
    expect(isPublicOrigin(origin)).toBe(false);
  expect(await run()).toEqual([]);
  const key = await readIndexNowKey(shop.store);
  expect(keyOfFile(`/${key}.txt`)).toBe(key);
});

test('changed pages that search engines may list are submitted once in both languages, with the key that proves the store', async () => {
  await change('/products/sea', '/products/sea/design', '/pages/*', '/cart', '/posts', '/admin/orders');
  await change('/products/sea');
  expect(await run()).toEqual([]);
  clock += 2 * MINUTE;
  const paths = ['/products/sea', '/ar/products/sea', '/posts', '/ar/posts'];
  expect(await run()).toEqual([paths.map((path) => `${ORIGIN}${path}`)]);
  const key = await readIndexNowKey(shop.store);
  expect(bodies[0]).toMatchObject({ host: 'boards-shop.com', key, keyLocation: `${ORIGIN}/${key}.txt` });
  expect(await run()).toEqual([]);
});

test('a refused request is repeated with the same addresses, later each time', async () => {
  await change('/products/refused');
  clock += 2 * MINUTE;
  answer = { problem: 'timeout' };
  expect(await run()).toHaveLength(1);
  expect(await run()).toEqual([]);
  clock += 5 * MINUTE;
  answer = { status: 429, answer: '' };
  expect(await run()).toHaveLength(1);
  clock += 5 * MINUTE;
  expect(await run()).toEqual([]);
  clock += 5 * MINUTE;
  answer = { status: 200, answer: '' };
  expect((await run())[0]).toContain(`${ORIGIN}/products/refused`);
  expect(await run()).toEqual([]);
});

test('no more than the bound is submitted in an hour; the rest waits, and a change larger than a request stops nothing', async () => {
  clock = Math.ceil(clock / HOUR) * HOUR;
  await change(...Array.from({ length: 400 }, (_, n) => `/products/large-${n}`));
  for (let n = 0; n < 3; n += 1)
    await change(...Array.from({ length: 100 }, (_, m) => `/products/many-${n}-${m}`));
  clock += 2 * MINUTE;
  let submitted = 0;
  for (let runs = 0; runs < 6; runs += 1) submitted += (await run()).flat().length;
  expect(submitted).toBeGreaterThanOrEqual(900);
  expect(submitted).toBeLessThanOrEqual(MOST_PER_HOUR);
  clock += HOUR;
  expect((await run()).flat()).toContain(`${ORIGIN}/products/many-2-99`);
});
