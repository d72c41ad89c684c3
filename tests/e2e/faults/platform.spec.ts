import net from 'node:net';
import { ROUTES } from '@/lib/domain/routes/routes';
import { isPlatformPage } from '@/lib/domain/routes/site-segment';
import { CACHE_CONTROL } from '@/lib/server/route-headers';
import { callableUrl } from '@/tests/fixtures/firebase/callable-url';
import { expect, test } from '../support/shop-test';

/** An address of each page of a store with its `Cache-Control`. */
const PAGES_AND_CACHING = Object.entries(ROUTES).flatMap(([page, { access }]) => {
  const caching = isPlatformPage(page) ? null : CACHE_CONTROL[access];
  return caching === null ? [] : [[page.replaceAll(/\[\w+\]/g, 'any'), caching] as const];
});

test('fault 43: no cache keeps a page of somebody’s own or its data, others for seconds, and no answer sets a cookie', async ({
  request,
}) => {
  const [, build] = /"buildId":"([^"]+)"/.exec(await (await request.get('/')).text()) ?? [];
  for (const [page, caching] of PAGES_AND_CACHING) {
    const data = (locale: string) => `/_next/data/${build}/${locale}/s/-${page === '/' ? '' : page}.json`;
    for (const path of [page, `/ar${page}`, data('en'), data('ar')]) {
      const headers = (await request.get(path)).headers();
      expect([path, headers['cache-control'], headers['set-cookie']]).toEqual([path, caching, undefined]);
    }
  }
});

test('fault 43: two visitors of one page get nothing of each other', async ({ request }) => {
  const visit = async (name: string) => {
    const headers = { cookie: `session=${name}`, origin: `https://${name}.example`, 'x-request-id': name };
    return JSON.stringify((await request.get('/products', { headers })).headers());
  };
  expect(await visit('alice')).not.toMatch(/alice/);
  expect(await visit('bob')).not.toMatch(/alice|bob/);
});

test('the site on one machine listens on loopback alone', async ({ baseURL }) => {
  const port = Number(new URL(baseURL ?? '').port);
  const connects = (host: string) =>
    new Promise<boolean>((resolve) => {
      const socket = net.connect({ port, host });
      socket
        .once('error', () => resolve(false))
        .once('connect', () => {
          socket.destroy();
          resolve(true);
        });
    });
  expect(await connects('127.0.0.1')).toBe(true);
  // An address of this machine that only a listener on all interfaces answers.
  expect(await connects('127.0.0.2')).toBe(false);
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
  for (const name of ['saveStoreSetting', 'placeOrder', 'deleteMyAccount', 'refundOrder'] as const) {
    const url = callableUrl(name);
    const data = JSON.stringify({ data: { storeId: 'demo' } });
    const asForm = await request.post(url, {
      headers: { ...FORGED, 'content-type': 'text/plain' },
      data,
    });
    expect([name, asForm.status()]).toEqual([name, 403]);
    const asScript = await request.post(url, {
      headers: { ...FORGED, 'content-type': 'application/json' },
      data,
    });
    expect([name, asScript.status()]).toEqual([name, 403]);
  }
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
  for (const path of ['/api/csp-report', '/api/failure', '/api/visits'])
    expect([path, (await request.post(path, { data: 'x'.repeat(20_000) })).status()]).toEqual([path, 413]);
});
