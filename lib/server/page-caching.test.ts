import fs from 'node:fs';
import path from 'node:path';
import { PAGES, PRIVATE, cacheHeaders } from './page-caching';

/** Not pages of an address of their own. */
const NO_ROUTES = /^\/(_app|_document|404|500|api\/.*|admin\/.*)$/;

const routes = fs
  .readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) =>
    `/${file
      .split(path.sep)
      .join('/')
      .replace(/\.tsx?$/, '')
      .replace(/(^|\/)index$/, '')}`.replace(/(.)\/$/, '$1'),
  )
  .filter((route) => !NO_ROUTES.test(route));

test('every page outside the admin says how it may be cached', () => {
  expect(Object.keys(PAGES).sort()).toEqual([...routes].sort());
});

test('fault 43: a page made per request for one person is private', () => {
  const perRequest = routes.filter((route) => {
    const file = [`pages${route}.tsx`, `pages${route}/index.tsx`].find((one) => fs.existsSync(one));
    return file && /(private|payment)Shell\(/.test(fs.readFileSync(file, 'utf8'));
  });
  expect(perRequest.length).toBeGreaterThan(5);
  for (const route of perRequest)
    expect([route, PAGES[route as keyof typeof PAGES]]).toEqual([route, PRIVATE]);
});

test('fault 43: a shared cache shows nothing for more than half a minute', () => {
  for (const { source, headers } of cacheHeaders()) {
    const value = headers.map((header) => header.value as string).join();
    const seconds = [...value.matchAll(/(?:s-maxage|stale-while-revalidate)=(\d+)/g)].map(([, one]) =>
      Number(one),
    );
    expect([source, seconds.reduce((sum, one) => sum + one, 0) <= 30]).toEqual([source, true]);
  }
});
