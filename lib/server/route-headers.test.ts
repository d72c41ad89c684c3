import { withoutSite } from '@/lib/domain/routes/site-segment';
import { ampersandRedirects, cacheHeaders, narrowedListHeaders } from '@/lib/server/route-headers';
import { pageFiles, pageSource } from '@/tests/fixtures/files/page-files';

const PRIVATE = 'private, no-store';

/** By the pattern of an address. */
const cacheControl = new Map(
  cacheHeaders().map(({ source, headers }) => [source, headers.map((header) => header.value).join()]),
);
const patternOf = (page: string) =>
  page.startsWith('/admin/') ? '/admin/:rest*' : page.replaceAll(/\[(\w+)\]/g, ':$1');

test('fault 43: a page made per request for one person is private', () => {
  const perRequest = [...pageFiles].filter(([, file]) => /(private|payment)Shell\(/.test(pageSource(file)));
  expect(perRequest.length).toBeGreaterThan(5);
  for (const [page] of perRequest) expect([page, cacheControl.get(patternOf(page))]).toEqual([page, PRIVATE]);
});

test('fault 43: a shared cache shows nothing older than two seconds', () => {
  for (const [source, value] of cacheControl) {
    const seconds = [...value.matchAll(/(?:s-maxage|stale-while-revalidate)=(\d+)/g)].map(([, one]) =>
      Number(one),
    );
    expect([source, seconds.reduce((sum, one) => sum + one, 0) <= 2]).toEqual([source, true]);
  }
});

test('every page but the text files has a header, and its data the same', () => {
  for (const [page, file] of pageFiles) {
    const pattern = patternOf(page);
    const inner = page.startsWith('/platform') ? page : `/s/:site${pattern === '/' ? '' : pattern}`;
    const own = [cacheControl.get(withoutSite(pattern)), cacheControl.get(inner)];
    expect([page, own[0] === own[1], own[0] === undefined]).toEqual([page, true, file.endsWith('.ts')]);
  }
});

test('lists narrowed by any choice are not for search engines', () => {
  const rules = narrowedListHeaders();
  expect(new Set(rules.map(({ source }) => source))).toEqual(
    new Set(['/:list(products|most-selling|categories)/:rest*']),
  );
  expect(rules.map(({ has }) => has.map(({ key }) => key).join())).toEqual(
    'q category sub brand color size rated stock min max'.split(' '),
  );
});

test('addresses with a bare & are found as %26 too', () => {
  expect(ampersandRedirects().map(({ source, destination }) => [source, destination])).toEqual([
    ['/admin/storesetting/contact%26footer', '/admin/storesetting/contact&footer'],
    ['/admin/storesetting/terms%26privacy', '/admin/storesetting/terms&privacy'],
  ]);
});
