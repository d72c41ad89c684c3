import { inEveryLocale, parsePaths, sameSecret } from '@/lib/server/revalidate';

test('pages that show the store are rebuilt in both languages', () => {
  expect(parsePaths({ paths: ['/', '/products', '/products/calm-sea', '/products'] })).toEqual([
    '/',
    '/products',
    '/products/calm-sea',
  ]);
  expect(inEveryLocale('/')).toEqual(['/', '/ar']);
  expect(inEveryLocale('/categories/quotes/love')).toEqual([
    '/categories/quotes/love',
    '/ar/categories/quotes/love',
  ]);
});

test('the longest slug, in Arabic, is still an address', () => {
  const path = `/products/${encodeURIComponent('ه'.repeat(80))}`;
  expect(parsePaths({ paths: [path] })).toEqual([path]);
});

test('all pages are asked for at once', () => expect(parsePaths({ paths: ['*'] })).toEqual(['*']));

test.each([
  [{ paths: ['/*'] }],
  [{ paths: ['/orders/abc'] }],
  [{ paths: ['/api/revalidate'] }],
  [{ paths: ['https://evil.example/'] }],
  [{ paths: ['/products/../admin'] }],
  [{ paths: ['/admin/dashboard'] }],
  [{ paths: ['/', 7] }],
  [{ paths: Array.from({ length: 51 }, (_, index) => `/products/${index}`) }],
  [{ paths: '/' }],
  [null],
  ['/'],
])('%j is refused', (body) => expect(parsePaths(body)).toBeNull());

test('only the very secret is accepted', () => {
  expect(sameSecret('secret', 'secret')).toBe(true);
  for (const given of ['', 'secre', 'secrets', 'SECRET', undefined, ['secret']]) {
    expect(sameSecret(given, 'secret')).toBe(false);
  }
});
