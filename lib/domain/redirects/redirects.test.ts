import { redirectKey, redirectTarget } from './addresses';
import { changeRedirects } from './change-redirects';
import { findRedirect, redirectTable } from './find-redirect';
import { MOST_REDIRECTS, parseRedirects } from './redirect';
import { readRedirectLines, redirectFile } from './redirect-csv';

test.each([
  ['/Collections/Summer/', '/collections/summer'],
  ['collections/summer?page=2#top', '/collections/summer'],
  ['https://old-shop.example/en/p/1', '/p/1'],
  ['/ar/p/%D8%AD%D8%A8', '/ar/p/حب'],
  ['//evil.example/p', '/p'],
  ['/a//b', '/a/b'],
])('an old address %s is looked up as %s', (typed, key) => expect(redirectKey(typed)).toBe(key));

test.each(['', '/', '/ar', '/en/', '/%D9', '/admin/orders', '/ar/admin', '/_next/x', `/${'a'.repeat(200)}`])(
  '%s is no old address',
  (typed) => expect(redirectKey(typed)).toBeNull(),
);

test.each([
  ['/products/heart', '/products/heart'],
  ['products/heart?ref=1', '/products/heart?ref=1'],
  ['/', '/'],
  ['https://other.example/a', 'https://other.example/a'],
])('%s leads to %s', (typed, target) => expect(redirectTarget(typed)).toBe(target));

test.each([
  '',
  '//evil.example/a',
  '/\\evil.example',
  'http://other.example/a',
  'javascript:alert(1)',
  'https://me:secret@other.example/',
  '/%D9',
])('%s leads nowhere', (typed) => expect(redirectTarget(typed)).toBeNull());

const table = redirectTable([
  { from: '/old', to: '/products/new?x=1' },
  { from: '/older', to: '/old' },
  { from: '/ar/old', to: '/ar/products/جديد' },
  { from: '/away', to: 'https://other.example/a' },
]);

test.each([
  ['/old', 'en', '/products/new?x=1'],
  ['/OLD/', 'en', '/products/new?x=1'],
  ['/older', 'en', '/products/new?x=1'],
  ['/old', 'ar', '/ar/products/%D8%AC%D8%AF%D9%8A%D8%AF'],
  ['/away', 'ar', 'https://other.example/a'],
  ['/unknown', 'en', null],
] as const)('%s in %s is sent to %s at once', (path, locale, expected) =>
  expect(findRedirect(table, path, locale)).toBe(expected),
);

const rows = [
  { from: '/a', to: '/b' },
  { from: '/b', to: '/c' },
];

test('a change replaces, adds and removes', () => {
  const change = { add: [{ from: '/A', to: '/d' }], remove: ['/b'] };
  expect(changeRedirects(rows, change)).toEqual({ ok: true, value: [{ from: '/a', to: '/d' }] });
});

test.each([
  ['a loop of three', { from: '/c', to: '/a' }, { 'add.0.to': 'field.redirect.loop' }],
  ['a loop through the other language', { from: '/c', to: '/ar/a' }, { 'add.0.to': 'field.redirect.loop' }],
  ['itself in Arabic', { from: '/ar/x', to: '/x' }, { 'add.0.to': 'field.redirect.loop' }],
  [
    'a chain that ends at itself in Arabic',
    { from: '/ar/c', to: '/a' },
    { 'add.0.to': 'field.redirect.loop' },
  ],
  ['itself', { from: '/x', to: '/X/' }, { 'add.0.to': 'field.redirect.loop' }],
  [
    'no address',
    { from: '/', to: '//evil.example' },
    { 'add.0.from': 'field.redirect.from', 'add.0.to': 'field.redirect.to' },
  ],
])('%s is refused at its field', (_, redirect, fields) => {
  expect(changeRedirects(rows, { add: [redirect], remove: [] })).toEqual({
    ok: false,
    error: { code: 'invalid-input', fields },
  });
});

test('a loop of two Arabic addresses is refused, what only looks like one is not', () => {
  const arabic = [{ from: '/ar/a', to: '/b' }];
  const change = (to: string, from = '/ar/b') => changeRedirects(arabic, { add: [{ from, to }], remove: [] });
  expect(change('/a')).toMatchObject({ error: { fields: { 'add.0.to': 'field.redirect.loop' } } });
  expect(change('/en/a')).toMatchObject({ ok: true });
  expect(change('/c')).toMatchObject({ ok: true });
  expect(change('https://other.example/ar/b')).toMatchObject({ ok: true });
  expect(change('/ar/a', '/a')).toMatchObject({ ok: true });
});

test('an address that leads back to itself since another redirect was removed leads nowhere', () => {
  const left = redirectTable([{ from: '/ar/x', to: '/x' }]);
  expect(findRedirect(left, '/x', 'ar')).toBeNull();
});

test('a table has an end', () => {
  const many = Array.from({ length: MOST_REDIRECTS + 1 }, (_, at) => ({ from: `/p/${at}`, to: '/' }));
  expect(changeRedirects([], { add: many.slice(1), remove: [] })).toMatchObject({ ok: true });
  expect(changeRedirects([], { add: many, remove: [] })).toMatchObject({ ok: false });
  const letters = 'ح'.repeat(195);
  const long = many
    .slice(1)
    .map(({ from }) => ({ from: `${from}${letters}`.slice(0, 200), to: `/${letters}` }));
  expect(changeRedirects([], { add: long, remove: [] })).toMatchObject({ ok: false });
});

test('a file that was written is read again, as is one of Shopify', () => {
  expect(readRedirectLines(redirectFile(rows))).toEqual([
    { row: 2, from: '/a', to: '/b' },
    { row: 3, from: '/b', to: '/c' },
  ]);
  expect(readRedirectLines('/a;/b\n;\n/c;')).toEqual([
    { row: 1, from: '/a', to: '/b' },
    { row: 3, from: '/c', to: '' },
  ]);
});

test('a document is read as far as it can be understood', () => {
  expect(parseRedirects({ rows: [{ from: '/a', to: '/b' }, { from: '/c' }, 5] })).toEqual([rows[0]]);
  expect(parseRedirects(undefined)).toEqual([]);
});
