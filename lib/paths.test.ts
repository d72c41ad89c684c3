import { ownPath } from '@/lib/paths';

test.each(['/', '/orders/abc', '/ar/checkout', '/products?sort=newest', '/admin/orders?x=//y'])(
  '%s leads back into this site',
  (path) => expect(ownPath(path, '/home')).toBe(path),
);

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/login/../..//evil.example',
  'javascript:alert(1)',
  'orders',
  '',
  ['/orders', '/x'],
  undefined,
])('%j does not', (path) => expect(ownPath(path, '/home')).toBe('/home'));
