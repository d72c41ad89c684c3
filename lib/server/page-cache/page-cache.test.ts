import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { PAGE_TTL_MS } from '@/lib/domain/store/page-change';
import { PageCache, type CachedPage } from './page-cache';
import { pageOfKey } from './page-path';

const keyOf = (path: string) => `/route-cache/PAGES/${'a'.repeat(64)}/$${path}`;
const KEY = keyOf('/en/s/demo.example/products/calm-sea');
const PAGE = { kind: 'PAGES', html: '<p>Boards</p>', pageData: {} };

let now = 1_000_000;
/** The changes of a store, in the order of their commits. */
let committed: string[] = [];

/** A server whose listener got the first `heard` changes, or all. */
function start({ heard = () => committed.length, shared = new Map<string, CachedPage>() } = {}) {
  const changes = {
    isCurrent: async () => true,
    get seen() {
      return heard();
    },
    invalidatedAt: (path: string | null) =>
      Math.max(
        0,
        ...committed.slice(0, heard()).map((one, at) => (one === '*' || one === path ? at + 1 : 0)),
      ),
  };
  const tier = {
    read: async (key: string) => shared.get(key) ?? null,
    write: async (key: string, page: CachedPage) => void shared.set(key, page),
  };
  const sourceOf = async (key: string) => ({ changes, path: pageOfKey(key)?.path ?? null, shared: tier });
  return new PageCache({ sourceOf, maxBytes: 1e6, now: () => now });
}

const htmlOf = async (cache: PageCache, key = KEY) =>
  ((await cache.get(key))?.value as { html: string } | undefined)?.html;

beforeEach(() => {
  committed = [];
  now = 1_000_000;
});

test('the path of a page is read from the key that Next documents, and from no other', () => {
  expect(pageOfKey(KEY)).toEqual({ site: 'demo.example', path: '/products/calm-sea' });
  expect(pageOfKey(keyOf('/ar/s/-'))).toEqual({ site: '-', path: '/' });
  for (const other of ['/en/s/demo.example/cart', keyOf('/s/demo.example/cart'), keyOf('/en/404')])
    expect(pageOfKey(other)).toBeNull();
});

test('a page is kept until a change of it, or of every page, is heard of', async () => {
  const cache = start();
  expect(await cache.get(KEY)).toBeNull();
  await cache.set(KEY, PAGE);
  expect(await htmlOf(cache)).toBe('<p>Boards</p>');
  committed.push('/cart');
  expect(await htmlOf(cache)).toBe('<p>Boards</p>');
  committed.push('/products/calm-sea');
  expect(await cache.get(KEY)).toBeNull();
  await cache.set(KEY, PAGE);
  expect(await htmlOf(cache)).toBe('<p>Boards</p>');
  committed.push('*');
  expect(await cache.get(KEY)).toBeNull();
});

test('a page that changes while it is made is made again', async () => {
  const cache = start();
  await cache.get(KEY);
  committed.push('/products/calm-sea');
  await cache.set(KEY, PAGE);
  expect(await cache.get(KEY)).toBeNull();
});

test('a page is made once for all servers, and a server that has heard of more does not take it', async () => {
  const shared = new Map<string, CachedPage>();
  const one = start({ shared });
  await one.get(KEY);
  await one.set(KEY, PAGE);
  expect(await htmlOf(start({ shared }))).toBe('<p>Boards</p>');

  committed.push('/products/calm-sea');
  const late = start({ shared, heard: () => 0 });
  await late.get(keyOf('/ar/s/demo.example/products/calm-sea'));
  await late.set(keyOf('/ar/s/demo.example/products/calm-sea'), PAGE);
  expect(await start({ shared }).get(keyOf('/ar/s/demo.example/products/calm-sea'))).toBeNull();
});

test('a page beyond its time is given, and taken from another server that has revalidated it', async () => {
  const shared = new Map<string, CachedPage>();
  const [one, other] = [start({ shared }), start({ shared })];
  await one.get(KEY);
  await one.set(KEY, PAGE, { revalidate: 60 });
  expect(await htmlOf(other)).toBe('<p>Boards</p>');
  now += 61_000;
  expect(await htmlOf(one)).toBe('<p>Boards</p>');
  await one.set(KEY, { ...PAGE, html: '<p>Later</p>' }, { revalidate: 60 });
  expect(await htmlOf(other)).toBe('<p>Later</p>');
});

test('a page is kept for less time than changes are, in the memory of a server and in the shared cache', async () => {
  const shared = new Map<string, CachedPage>();
  const cache = start({ shared });
  await cache.get(KEY);
  await cache.set(KEY, PAGE);
  now += PAGE_TTL_MS - 1;
  expect(await htmlOf(cache)).toBe('<p>Boards</p>');
  now += 1;
  expect(await start({ shared }).get(KEY)).toBeNull();
  expect(await cache.get(KEY)).toBeNull();
  await cache.set(KEY, PAGE);
  expect(await htmlOf(cache)).toBe('<p>Boards</p>');
});

test('an address that led nowhere is kept as such', async () => {
  const cache = start();
  await cache.get(KEY);
  await cache.set(KEY, null);
  expect(await cache.get(KEY)).toMatchObject({ value: null });
});

test("fault 43: one visitor's response headers never reach another visitor of the same page", async () => {
  const cache = start();
  await cache.get(KEY);
  await cache.set(KEY, PAGE);
  const server = http.createServer((request, response) => {
    void htmlOf(cache).then((html) => {
      const visitor = request.headers.cookie;
      if (visitor) {
        response.setHeader('Set-Cookie', visitor);
        response.setHeader('Access-Control-Allow-Origin', `https://${visitor}.example`);
      }
      response.end(html);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const visit = async (cookie?: string) => {
    const { headers } = await fetch(`http://127.0.0.1:${port}/`, { headers: cookie ? { cookie } : {} });
    return [headers.get('set-cookie'), headers.get('access-control-allow-origin')];
  };
  expect(await visit('session=alice')).toEqual(['session=alice', 'https://session=alice.example']);
  expect(await visit()).toEqual([null, null]);
  server.close().closeAllConnections();
});
