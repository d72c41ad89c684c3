import { pathTo } from '@/lib/domain/routes/path-to';

test('a parameter is replaced by its value, encoded', () => {
  expect(pathTo('/products/[slug]', 'سكينة 1')).toBe('/products/%D8%B3%D9%83%D9%8A%D9%86%D8%A9%201');
  expect(pathTo('/categories/[category]/[subCategory]', '[a]', '$&')).toBe('/categories/%5Ba%5D/%24%26');
  expect(pathTo('/orders/[id]/pay', 'a.B-_1')).toBe('/orders/a.B-_1/pay');
});

test('a page without parameters is its own path', () => {
  expect(pathTo('/admin/storesetting/contact&footer')).toBe('/admin/storesetting/contact&footer');
});

test('what is no page, or lacks a value, does not compile', () => {
  // @ts-expect-error -- no such page
  expect(pathTo('/no-such-page')).toBe('/no-such-page');
  // @ts-expect-error -- the slug is missing
  expect(pathTo('/products/[slug]')).toBe('/products/');
});
