import type { RawHeaders } from './ask';

/** What every store answers: pages that are cached, pages made for the request, data for programs, and files. */
export const PATHS = [
  ...['/', '/ar', '/products', '/products/board', '/ar/products/board', '/products?q=board', '/categories'],
  ...['/cart', '/ar/checkout', '/login', '/admin/dashboard', '/orders/none', '/track/none', '/about-us'],
  ...[
    '/nowhere',
    '/ar/nowhere',
    '/?stay=1',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/posts',
  ],
  ...['/feeds/products-en-USD.xml', '/feeds/posts-en.xml', '/app-icon-192.png', '/favicon.ico'],
  ...['/api/shell?locale=en', '/api/health'],
];

/** The data of cached pages, as Next's router asks for them. */
export const dataOf = (build: string, host: string): readonly string[] =>
  ['en', 'en/products', 'en/products/board', 'ar/cart'].map((page) => {
    const [locale, ...rest] = page.split('/');
    return `/_next/data/${build}/${[locale, 's', host, ...rest].join('/')}.json`;
  });

/** Ways to the inner page of another store's host. */
export const innerPaths = (build: string, host: string): readonly string[] => [
  ...[`/s/${host}`, `/s/${host}/cart`, `/en/s/${host}/products`, `/ar/s/${host}/cart`, `//s/${host}/cart`],
  ...[`/%73/${host}/cart`, `/s%2F${host}%2Fcart`, `/./s/${host}/cart`, `/products/../s/${host}/cart`],
  ...[`/cart?site=${host}`, `/?site=${host}`, `/products/board?site=${host}`, `/nowhere?site=${host}`],
  ...[`/S/${host}/cart`, `/s/${host}%00/cart`, `/s/${host}/robots.txt`, `/s/${host}/sitemap.xml`],
  ...dataOf(build, host),
  ...dataOf(build, `${host}~`),
  ...[`/s/${host}~/cart`, `/cart?stay=1&site=${host}`, `/?stay=${host}`],
  `/_next/data/${build}/en/cart.json?site=${host}`,
];

/** Headers by which a proxy, or whoever plays one, says that the request was for another host. */
export const spoofs = (host: string): readonly RawHeaders[] => [
  ['x-forwarded-host', host],
  ['x-forwarded-host', `${host}, ${host}`, 'x-forwarded-proto', 'https', 'x-forwarded-port', '443'],
  ['forwarded', `for=10.0.0.1;host=${host};proto=https`],
  ['x-host', host, 'x-original-host', host, 'x-forwarded-server', host, 'x-http-host-override', host],
  ['x-original-url', `/s/${host}/cart`, 'x-rewrite-url', `/s/${host}/cart`],
  ['x-matched-path', `/s/${host}/cart`, 'x-invoke-path', `/s/${host}/cart`, 'x-invoke-query', '{}'],
  ['x-nextjs-data', '1', 'x-nextjs-rewrite', `/s/${host}/cart`, 'x-middleware-rewrite', `/s/${host}/cart`],
  ['x-middleware-subrequest', 'proxy:proxy:proxy:proxy:proxy', 'x-now-route-matches', `site=${host}`],
  ['origin', `http://${host}`, 'referer', `http://${host}/cart`],
];

/** Forms of `Host` that name two stores, or one oddly; what is no host may be refused. */
export const oddHosts = (own: string, other: string): readonly RawHeaders[] => [
  ['host', `${own}.`],
  ['host', own.toUpperCase()],
  ['host', `${own}:65535`],
  ['host', `${own}, ${other}`],
  ['host', `${own} ${other}`],
  ['host', `${other}@${own}`],
  ['host', `${own}/../${other}`],
  ['host', `${own}#${other}`],
  ['host', `${other}.${own}`],
  ['host', `${own}%00.${other}`],
  ['host', own, 'host', other],
];
