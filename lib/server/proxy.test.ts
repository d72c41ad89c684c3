import { NextRequest } from 'next/server';
import { getRewrittenUrl, unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { isDecodable } from '@/lib/domain/routes/decodable';
import { config, proxy } from '@/proxy';

// A build of the site has the bucket in its settings.
jest.mock('@/lib/pictures/image-url', () => ({ objectsUrl: () => 'https://storage.test/' }));
jest.mock('@/lib/env', () => ({ env: { platformHost: '' } }));

const SITE = 'https://shop.test';
// Next takes the language as nothing but `false`, which the compiler does not infer.
const matcher = config.matcher.map(({ source, ...rule }) => ({
  source,
  ...('locale' in rule && { locale: false as const }),
}));
const matches = (path: string) => unstable_doesMiddlewareMatch({ config: { matcher }, url: SITE + path });
const ask = (path: string) => proxy(new NextRequest(SITE + path));

test.each([
  '/',
  '/ar',
  '/products/sea-breeze',
  '/ar/products/%D9%84%D9%88%D8%AD',
  '/api/health',
  '/_next/static/a.js',
])('%s never comes through the proxy', (path) => expect(matches(path)).toBe(false));

test.each([
  ['/products/%D9', '/en/404'],
  ['/ar/products/%D9', '/ar/404'],
  ['/ar/products/%D9%84%D9?q=1', '/ar/404'],
  ['/%', '/en/404'],
  ['/categories/%E2%80/x', '/en/404'],
  ['/admin/orders/%F0%9F%98', '/en/404'],
  ['/ar/admin/%zz', '/ar/404'],
  ['/products/admin-%D9', '/en/404'],
])('%s, which nobody can read, is answered by %s with the status 404', (path, page) => {
  expect(matches(path)).toBe(true);
  const answer = ask(path);
  expect([answer.status, new URL(getRewrittenUrl(answer) ?? '').pathname]).toEqual([404, page]);
});

test('what Next asks about once more, decoded, goes its way', () => {
  const answer = ask('/products/50%25');
  expect([answer.status, getRewrittenUrl(answer)]).toEqual([200, null]);
});

test("Next's own router hears of such an address what it hears of others that lead nowhere", async () => {
  const answer = ask('/_next/data/build/ar/products/%D9.json');
  expect([answer.status, await answer.json()]).toEqual([404, { notFound: true }]);
});

test.each([
  ['/s/-/cart', '/en/404'],
  ['/s/other.test/cart', '/en/404'],
  ['/ar/s/-', '/ar/404'],
])('nobody visits a page by its inner path %s', (path, page) => {
  const answer = ask(path);
  expect([answer.status, new URL(getRewrittenUrl(answer) ?? '').pathname]).toEqual([404, page]);
});

test('a site answers with the data of its own pages and of no other', () => {
  for (const own of ['-/cart', '-']) expect(ask(`/_next/data/build/en/s/${own}.json`).status).toBe(200);
  for (const other of ['other.test/cart', 'other.test', '-x'])
    expect(ask(`/_next/data/build/en/s/${other}.json`).status).toBe(404);
});

const BYTES = [
  '%',
  '%D9',
  '%84',
  '%25',
  '%C0',
  '%C2',
  '%DF',
  '%E0',
  '%A0',
  '%9F',
  '%ED',
  '%EF',
  '%F0',
  '%90',
  '%8F',
  '%F4',
  '%F5',
  '%bf',
  '%7f',
  'a',
  '/',
  '%g0',
];

test('the pattern is the paths that cannot be decoded, byte for byte', () => {
  const paths = BYTES.flatMap((one) =>
    BYTES.flatMap((two) =>
      BYTES.flatMap((three) => ['', '%80'].map((four) => `/a${one}${two}${three}${four}`)),
    ),
  );
  const source = new RegExp(`^${config.matcher.at(-1)?.source}$`);
  const wrong = paths.filter((path) => !path.includes('//') && source.test(path) === isDecodable(path));
  expect(wrong).toEqual([]);
});
