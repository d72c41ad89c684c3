import type { APIRequestContext } from '@playwright/test';
import { paths } from '@/lib/paths';
import { firstProduct } from '../support/catalogue';
import { expect, test } from '../support/shop-test';

/** SPEC.md 2 and DESIGN.md 6, address for address; the product's own is added below. */
const STOREFRONT = [
  '/',
  '/products',
  '/most-selling',
  '/categories',
  '/categories/quotes',
  '/categories/quotes/arabic-proverbs',
  '/cart',
  '/checkout',
  '/order-confirmed/some-order',
  '/order-cancelled/some-order',
  '/orders',
  '/orders/some-order',
  '/pay/some-token',
  '/track/some-token',
  '/confirm/some-token',
  '/newsletter/some-token',
  '/offers/some-token',
  '/design-change/some-token',
  '/invitation/some-token',
  '/restore-cart/some-token',
  '/review/some-token',
  '/stop-mails/some-token',
  '/profile',
  '/profile?tab=orders',
  '/profile?tab=password',
  '/profile?tab=wishlist',
  '/login',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/contact-us',
  '/about-us',
  '/privacy-policy',
  '/terms',
];
const ADMIN = [
  '/admin/dashboard',
  '/admin/users',
  '/admin/products',
  '/admin/categories',
  '/admin/orders',
  '/admin/workshop',
  '/admin/sales',
  '/admin/settings',
  '/admin/profile',
  '/admin/contactus',
  '/admin/privacy-policy',
  '/admin/terms-conditions',
  '/admin/storesetting',
  '/admin/storesetting/logoAndColors',
  '/admin/storesetting/homepage',
  '/admin/storesetting/customDomain',
  '/admin/storesetting/aboutus',
  '/admin/storesetting/contact&footer',
  '/admin/storesetting/paymentOptions',
  '/admin/storesetting/delivery',
  '/admin/storesetting/terms&privacy',
];

const NO_PRODUCT = { en: 'Product Not Found', ar: 'المنتج غير موجود' } as const;

for (const [locale, prefix, dir] of [
  ['en', '', 'ltr'],
  ['ar', '/ar', 'rtl'],
] as const) {
  const at = (path: string) => (path === '/' ? prefix || '/' : `${prefix}${path}`);
  const root = `<html lang="${locale}" dir="${dir}"`;

  test(`every route of the storefront answers under its title (${locale})`, async ({ request }) => {
    const { slug } = await firstProduct();
    for (const path of [...STOREFRONT, paths.product(slug)]) {
      const html = await served(request, at(path), 200);
      expect(html, path).toContain(root);
      // SPEC.md 1: "{product} | {page}".
      expect(titleOf(html), path).toMatch(/^[^|]+ \| [^|]+$/);
    }
  });

  // What they show and their titles come once the browser knows the owner.
  test(`every route of the admin answers (${locale})`, async ({ request }) => {
    for (const path of ADMIN) expect(await served(request, at(path), 200), path).toContain(root);
    for (const path of ADMIN.filter((path) => path.includes('&'))) {
      const written = await request.get(at(path.replace('&', '%26')), { maxRedirects: 0 });
      expect([written.status(), written.headers().location]).toEqual([308, at(path)]);
    }
  });

  test(`an address that leads nowhere says so with its status (${locale})`, async ({ request }) => {
    for (const path of ['/no-such-page', '/products/no-such-board', '/categories/nowhere', '/admin/nowhere'])
      expect(await served(request, at(path), 404), path).toContain(root);
  });

  test(`a link cut inside a letter shows the page for wrong addresses in its language (${locale})`, async ({
    openWindow,
    request,
  }) => {
    for (const path of ['/products/%D9', '/%', '/categories/quotes/%E2%80', '/admin/%D9'])
      expect(await served(request, at(path), 404), path).toContain(root);
    // The browser requests the page's data once more, and gets 404 again.
    const page = await openWindow({ refusals: [404] });
    await page.goto(at('/products/%D9'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NO_PRODUCT[locale]);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  });

  test(`a wrong address below /admin is the admin's, a slug that holds the word the shop's (${locale})`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ refusals: [404] });
    // A person without a role in the store is redirected to the login, as from every page of the admin.
    await page.goto(at('/admin/nowhere'));
    await page.waitForURL(/\/login\?next=/);
    await page.goto(at('/products/admin-desk'));
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NO_PRODUCT[locale]);
  });
}

test('the icons that browsers ask for by themselves are pictures', async ({ request }) => {
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']) {
    const response = await request.get(path);
    expect([response.status(), response.headers()['content-type']], path).toEqual([200, 'image/png']);
  }
});

test('the shop can be installed in each language, with icons of its own', async ({ request }) => {
  for (const [path, start] of [
    ['/manifest.webmanifest', '/'],
    ['/ar/manifest.webmanifest', '/ar'],
  ] as const) {
    const response = await request.get(path);
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await response.json()) as {
      start_url: string;
      icons: { src: string; sizes: string }[];
    };
    expect(manifest.start_url).toBe(start);
    for (const { src } of manifest.icons)
      expect((await request.get(src)).headers()['content-type'], src).toBe('image/png');
  }
});

async function served(request: APIRequestContext, path: string, status: number): Promise<string> {
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status(), path).toBe(status);
  return response.text();
}

const titleOf = (html: string) => /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
