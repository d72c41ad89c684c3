import { Timestamp } from 'firebase-admin/firestore';
import { sendIndexNow } from '@/functions/src/handlers/store/send-index-now';
import type { Posted } from '@/functions/src/adapters/network/post-public';
import { collections } from '@/lib/domain/collections';
import { INDEX_NOW_URL, isPublicOrigin, keyOfFile, MOST_PER_HOUR } from '@/lib/domain/seo/index-now';
import { readIndexNowKey } from '@/lib/server/reads/index-now-key';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';

const shop = new LocalShop('index-now');
const others = ['index-now-b', 'index-now-c', 'index-now-d'].map((id) => new LocalShop(id));
const ORIGIN = 'https://boards-shop.com';
const [MINUTE, HOUR] = [60_000, 3_600_000];
const setting = shop.db.doc(collections.storeSetting(shop.store));

beforeAll(() => shop.open({ products: [] }));
afterAll(() => Promise.all([shop, ...others].map((one) => one.close())));

let clock = Date.UTC(2027, 0, 5, 10);
let answer: Posted = { status: 202, answer: '' };
let bodies: { host: string; key: string; keyLocation: string; urlList: string[] }[] = [];
const warn = jest.fn();
/** How long the service takes to answer. */
let slowMs = 0;

/** One run of the schedule: what the receiver was sent. */
async function run(siteUrl = ORIGIN, bounds?: Parameters<typeof sendIndexNow>[1]): Promise<string[][]> {
  bodies = [];
  const postPublic = {
    accepts: () => true,
    send: async ({ url, body }: { url: string; body: string }) => {
      expect(url).toBe(INDEX_NOW_URL);
      bodies.push(JSON.parse(body) as (typeof bodies)[number]);
      clock += slowMs;
      return answer;
    },
  };
  const deps = { db: shop.db, now: () => clock, siteUrl: () => siteUrl, log: { warn }, postPublic };
  await sendIndexNow(deps, bounds);
  return bodies.map(({ urlList }) => urlList);
}

/** A change of these pages, a millisecond later than the last. */
const change = (...paths: string[]) => changeOf(shop, ...paths);

async function changeOf({ db, store }: LocalShop, ...paths: string[]): Promise<void> {
  clock += 1;
  await db.collection(collections.pageChanges(store)).add({ paths, at: Timestamp.fromMillis(clock) });
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

test('a slow service is asked for several stores at once, and the next run begins with those it left', async () => {
  await Promise.all(
    others.map((one) => one.open({ products: [], setting: { searchEngines: { indexNow: true } } })),
  );
  await run();
  const stores = [shop, ...others];
  for (const one of stores) await changeOf(one, `/products/of-${one.id}`);
  clock += 2 * MINUTE;
  slowMs = 20_000;
  const runs: string[][][] = [];
  // The second store of a run was asked before the first one's answer, when the run's time was over.
  while (runs.flat().length < stores.length && runs.length < 10)
    runs.push(await run(ORIGIN, { atOnce: 2, runMs: 10_000 }));
  expect(Math.max(...runs.map(({ length }) => length))).toBe(2);
  const sent = runs.flat(2).filter((url) => url.startsWith(`${ORIGIN}/products/of-`));
  expect(sent.sort()).toEqual(stores.map(({ id }) => `${ORIGIN}/products/of-${id}`).sort());
});
