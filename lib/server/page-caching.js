/** How long a shared cache (App Hosting's CDN, nginx) may show a page without asking. No cache in front can be purged, so it is seconds. */
const SHARED = 'public, max-age=0, s-maxage=10, stale-while-revalidate=20';

/** What these pages show is one person's own. Although they hold none of it when they arrive, no cache stores them. */
const PRIVATE = 'private, no-store';

/** The page's `getServerSideProps` sets it. */
const OWN = null;

/** `Cache-Control` by page, as Next names it; of its data too. The whole admin is private; a test knows every page. */
const PAGES = {
  '/': SHARED,
  '/about-us': SHARED,
  '/contact-us': SHARED,
  '/privacy-policy': SHARED,
  '/terms': SHARED,
  '/products': SHARED,
  '/products/[slug]': SHARED,
  '/most-selling': SHARED,
  '/categories': SHARED,
  '/categories/[category]': SHARED,
  '/categories/[category]/[subCategory]': SHARED,
  '/cart': PRIVATE,
  '/checkout': PRIVATE,
  '/login': PRIVATE,
  '/sign-up': PRIVATE,
  '/forgot-password': PRIVATE,
  '/reset-password': PRIVATE,
  '/profile': PRIVATE,
  '/orders': PRIVATE,
  '/orders/[id]': PRIVATE,
  '/orders/[id]/invoice': PRIVATE,
  '/orders/[id]/pay': PRIVATE,
  '/order-confirmed/[id]': PRIVATE,
  '/order-cancelled/[id]': PRIVATE,
  '/track/[token]': PRIVATE,
  '/invitation/[token]': PRIVATE,
  '/preview/products/[id]': PRIVATE,
  '/robots.txt': OWN,
  '/favicon.ico': OWN,
  '/apple-touch-icon.png': OWN,
  '/apple-touch-icon-precomposed.png': OWN,
  '/sitemap.xml': OWN,
  '/sitemaps/[...part]': OWN,
};

/** `/products/[slug]` as a pattern of `headers()`. */
const patternOf = (page) => page.replaceAll(/\[(\w+)\]/g, ':$1');

/** Where Next's router in the browser fetches the page's props. */
const dataOf = (pattern) => `/_next/data/:build/:locale${pattern === '/' ? '' : pattern}.json`;

const withHeader = (value) => ({ headers: [{ key: 'Cache-Control', value }] });

/** The rules for next.config's `headers()`: what it sets, Next keeps. */
const cacheHeaders = () => [
  { source: '/admin/:rest*', ...withHeader(PRIVATE) },
  { source: '/_next/data/:build/:locale/admin/:rest*', locale: false, ...withHeader(PRIVATE) },
  ...Object.entries(PAGES)
    .filter(([, value]) => value !== OWN)
    .flatMap(([page, value]) => [
      { source: patternOf(page), ...withHeader(value) },
      { source: dataOf(patternOf(page)), locale: false, ...withHeader(value) },
    ]),
];

module.exports = { PAGES, PRIVATE, cacheHeaders };
