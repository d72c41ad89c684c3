const { ROUTES } = require('../domain/routes/routes');

/**
 * How long a shared cache (App Hosting's CDN, nginx) may show a page without asking. No cache in front can be purged, and a
 * change is to be on every page within two seconds: a page is fresh for one and served for another while it is fetched anew.
 */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

/** What these pages show is one person's own. Although they hold none of it when they arrive, no cache stores them. */
const PRIVATE = 'private, no-store';

/** `Cache-Control` by a route's access; a file's `getServerSideProps` sets its own. */
const CACHE_CONTROL = { public: SHARED, personal: PRIVATE, private: PRIVATE, file: null };

/** `/products/[slug]` as a pattern of `headers()`. */
const patternOf = (page) => page.replaceAll(/\[(\w+)\]/g, ':$1');

const PLATFORM = /^\/platform(?=\/|$)/;

/** A page's path as visitors know it. */
const shownOf = (page) => page.replace(PLATFORM, '') || '/';

/** The page's inner path, by which Next matches the page's data too, since the proxy looks at them (`proxy.ts`). */
const innerOf = (page) => (PLATFORM.test(page) ? page : `/s/:site${page === '/' ? '' : page}`);

const withHeader = (value) => ({ headers: [{ key: 'Cache-Control', value }] });

/** The `Cache-Control` of pages and their data, for next.config's `headers()`: what it sets, Next keeps. The whole admin is private. */
const cacheHeaders = () => [
  { source: '/admin/:rest*', ...withHeader(PRIVATE) },
  { source: innerOf('/admin/:rest*'), ...withHeader(PRIVATE) },
  ...Object.entries(ROUTES)
    .filter(([page]) => !page.startsWith('/admin/'))
    .map(([page, { access }]) => [patternOf(page), CACHE_CONTROL[access]])
    .filter(([, value]) => value !== null)
    .flatMap(([pattern, value]) => [
      { source: shownOf(pattern), ...withHeader(value) },
      { source: innerOf(pattern), ...withHeader(value) },
    ]),
];

/** What narrows a list, in its query; `lib/domain/catalogue/lists/list-query` reads them. */
const NARROWED_BY = ['q', 'category', 'sub', 'brand', 'color', 'size', 'rated', 'stock', 'min', 'max'];

const LISTING = ['products', 'category', 'sub-category'];

/** Keeps search engines from narrowed lists, which are endless and hold nothing of their own; for next.config's `headers()`. */
function narrowedListHeaders() {
  const lists = Object.entries(ROUTES).filter(([, { shows }]) => LISTING.includes(shows));
  const folders = new Set(lists.map(([page]) => page.split('/')[1]).filter(Boolean));
  return NARROWED_BY.map((key) => ({
    source: `/:list(${[...folders].join('|')})/:rest*`,
    has: [{ type: 'query', key }],
    headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
  }));
}

/** SPEC.md's addresses hold a bare `&`; some browsers and mails write it as `%26`. For next.config's `redirects()`. */
const ampersandRedirects = () =>
  Object.keys(ROUTES)
    .filter((page) => page.includes('&'))
    .map((page) => ({ source: page.replaceAll('&', '%26'), destination: page, permanent: true }));

module.exports = { ampersandRedirects, CACHE_CONTROL, cacheHeaders, narrowedListHeaders };
