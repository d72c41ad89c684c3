import { createHash } from 'node:crypto';
import { localPath } from '@/lib/domain/locale';
import { paths } from '@/lib/paths';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { expect, test } from '@/tests/e2e/support/shop-test';

const RUNNING_INLINE = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

test('fault 43: every kind of answer carries the security headers, which name the hashes of every inline script', async ({
  request,
}) => {
  const { slug } = await firstProduct();
  const pages = [
    '/',
    '/ar/products',
    '/products?q=star',
    paths.product(slug),
    '/ar/checkout',
    '/admin/orders',
  ];
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(await (await request.get('/')).text()) ?? [];
  for (const path of [...pages, '/orders/nobodys', '/no-such-page', '/robots.txt', '/favicon.svg', script]) {
    const response = await request.get(path);
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    const isPage = !/^\/(_next|api)\//.test(path);
    expect(policy, path).toContain(isPage ? "frame-ancestors 'self'" : "default-src 'none'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=\d{8}/);
    expect(headers['referrer-policy'], path).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
    if (path === script) expect(headers['content-encoding'], path).toBe('gzip');
    if (!headers['content-type']?.includes('text/html')) continue;
    const html = await response.text();
    expect(policy, path).toMatch(/^default-src 'none'; script-src 'self' (?![^;]*unsafe)/);
    expect(policy, path).toContain("object-src 'none'; base-uri 'none'; form-action 'self'");
    for (const [, text = ''] of html.matchAll(RUNNING_INLINE)) {
      const hash = createHash('sha256').update(text).digest('base64');
      expect(policy, `${path}: ${text.slice(0, 60)}`).toContain(`'sha256-${hash}'`);
    }
  }
});

test('the languages of a page, asked for at the same moment, are each answered in their own', async ({
  request,
}) => {
  const { slug } = await firstProduct();
  for (const path of ['/products', paths.product(slug), '/terms', '/sign-up'])
    for (const locale of ['ar', 'en', 'ar', 'en'] as const) {
      const html = await (await request.get(localPath(path, locale))).text();
      expect(html.slice(0, 60), path).toContain(`<html lang="${locale}"`);
    }
});

test('fault 42: a script that got into a page does not run; reports of it are taken', async ({
  browser,
  baseURL,
  request,
}) => {
  const page = await browser.newPage({ baseURL });
  await page.goto('/');
  const isStolen = await page.evaluate(async () => {
    const picture = document.createElement('img');
    picture.setAttribute('onerror', 'window.stolen = true');
    const failed = new Promise((resolve) => picture.addEventListener('error', resolve));
    picture.src = 'data:image/png;base64,broken';
    const script = document.createElement('script');
    script.textContent = 'window.stolen = true';
    document.body.append(picture, script);
    await failed;
    return 'stolen' in window;
  });
  expect(isStolen).toBe(false);
  await page.close();
  const report = { 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'inline' } };
  expect((await request.post('/api/csp-report', { data: report })).status()).toBe(204);
  expect(await (await request.get('/api/health')).json()).toEqual({ status: 'ok', storeId: 'demo' });
});
