import { isKeptOffline, pageOfData } from './kept-offline';
import { ROUTES } from './routes';

test.each(['/', '/ar', '/products', '/ar/products/blue-board', '/cart', '/ar/checkout', '/categories/a/b'])(
  '%s may be kept',
  (path) => expect(isKeptOffline(path)).toBe(true),
);

test.each([
  ...[
    '/orders',
    '/orders/o1',
    '/ar/track/token',
    '/pay/token',
    '/profile',
    '/login',
    '/admin',
    '/ar/admin/orders',
  ],
  ...[
    '/preview/products/p1',
    '/api/health',
    '/checkout/other',
    '/products/',
    '/no-such-page',
    '/sitemap.xml',
  ],
])('%s is never kept', (path) => expect(isKeptOffline(path)).toBe(false));

test('fault 43: of what is not public the service worker keeps the shells of cart and checkout alone', () => {
  const kept = Object.entries(ROUTES)
    .filter(([page, { access }]) => access !== 'public' && isKeptOffline(page))
    .map(([page]) => page);
  expect(kept).toEqual(['/cart', '/checkout']);
});

test('data of pages name their build and page', () => {
  expect(pageOfData('/_next/data/b1/ar/s/-/products/x.json')).toEqual({
    build: 'b1',
    page: '/ar/products/x',
  });
  expect(pageOfData('/_next/data/b1/en/s/-.json')).toEqual({ build: 'b1', page: '/en' });
  expect(pageOfData('/_next/data/b1/en/s/demo.localhost.json')).toEqual({ build: 'b1', page: '/en' });
  expect(pageOfData('/_next/static/chunks/a.js')).toBeNull();
});
