import { expect, test } from '../support/shop-test';

const OWN_PAGES = [
  '/cart',
  '/checkout',
  '/profile',
  '/reset-password',
  '/orders',
  '/orders/any',
  '/orders/any/pay',
  '/orders/any/invoice',
  '/order-confirmed/any',
  '/order-cancelled/any',
  '/track/any',
  '/preview/products/any',
  '/admin/dashboard',
  '/admin/orders',
  '/admin/orders/any',
  '/admin/storesetting/contact&footer',
];

test('fault 43: no cache keeps a page of somebody’s own, and no answer sets a cookie', async ({
  request,
}) => {
  for (const path of OWN_PAGES.flatMap((own) => [own, `/ar${own}`])) {
    const headers = (await request.get(path)).headers();
    expect([path, headers['cache-control']]).toEqual([path, 'private, no-store']);
    expect([path, headers['set-cookie']]).toEqual([path, undefined]);
  }
  for (const path of ['/', '/products']) {
    const headers = (await request.get(path)).headers();
    expect([path, headers['cache-control']]).toEqual([path, expect.stringContaining('s-maxage')]);
    expect([path, headers['set-cookie']]).toEqual([path, undefined]);
  }
});

test('fault 43: the only service worker keeps no pages', async ({ request }) => {
  const worker = await (await request.get('/firebase-messaging-sw.js')).text();
  expect(worker).not.toMatch(/caches|['"]fetch['"]/);
});

/** What a form on another site can send: the browser's own kind of body, its cookies and where it comes from. */
const FORGED = {
  origin: 'https://evil.example',
  referer: 'https://evil.example/',
  'sec-fetch-site': 'cross-site',
  cookie: 'session=1',
};

test('fault 43: a POST from another site does nothing, since nothing that a browser adds by itself counts', async ({
  request,
}) => {
  const { NEXT_PUBLIC_FUNCTIONS_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  for (const name of ['saveStoreSetting', 'placeOrder', 'deleteMyAccount', 'refundOrder']) {
    const url = `http://${host}/${project}/us-central1/${name}`;
    const data = JSON.stringify({ data: { storeId: 'demo' } });
    const asForm = await request.post(url, {
      headers: { ...FORGED, 'content-type': 'text/plain' },
      data,
    });
    expect([name, asForm.status()]).toEqual([name, 400]);
    const asScript = await request.post(url, {
      headers: { ...FORGED, 'content-type': 'application/json' },
      data,
    });
    expect([400, 401], name).toContain(asScript.status());
  }
  const forged = { headers: FORGED, data: { paths: ['/'] } };
  expect((await request.post('/api/revalidate', forged)).status()).toBe(401);
});

const report = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'inline' } };

test('fault 40: an address that floods an API route is told when to come back, whatever it claims to be', async ({
  request,
}) => {
  const post = (from: string, claimed: number) =>
    request.post('/api/csp-report', {
      headers: { 'x-forwarded-for': `10.0.0.${claimed}, ${from}` },
      data: report,
    });
  const answers = await Promise.all(Array.from({ length: 150 }, (_, at) => post('203.0.113.40', at)));
  const statuses = answers.map((answer) => answer.status());
  // A minute may end in between.
  const taken = statuses.filter((status) => status === 204).length;
  expect([60, 120]).toContain(taken);
  expect(statuses.filter((status) => status === 429)).toHaveLength(150 - taken);
  const refused = answers.find((answer) => answer.status() === 429);
  expect(Number(refused?.headers()['retry-after'])).toBeGreaterThan(0);
  expect((await post('203.0.113.41', 0)).status()).toBe(204);
});

test('fault 40: a report longer than any browser writes is not read', async ({ request }) => {
  for (const path of ['/api/csp-report', '/api/failure'])
    expect([path, (await request.post(path, { data: 'x'.repeat(20_000) })).status()]).toEqual([path, 413]);
});
