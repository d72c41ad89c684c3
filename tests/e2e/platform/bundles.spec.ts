import type { APIRequestContext } from '@playwright/test';
import { paths } from '@/lib/paths';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { addToCart } from '@/tests/e2e/support/orders/shopping';
import { sentTokens } from '@/tests/e2e/support/people/sent-tokens';
import { expect, test } from '@/tests/e2e/support/shop-test';

/** Callables that screens of one side alone call; their names survive the build. */
const SHOP_CALLS = ['quoteCart', 'placeOrder', 'submitReview', 'reorder'];
const ADMIN_CALLS = ['saveStoreSetting', 'saveProduct', 'updateOrderStatus', 'refundOrder', 'inviteStaff'];
/** Chakra's own complaint about a missing provider. */
const CHAKRA = 'ChakraProvider';

/** Stripe's packages; that these words do survive the build `card-secrets.spec.ts` shows. */
const STRIPE = ['js.stripe.com', 'react-stripe-js'];

test("no script of the shop's pages is the admin's, and none is Stripe's", async ({ request }) => {
  const { slug } = await firstProduct();
  const own = [paths.order('x'), paths.orderConfirmed('x'), paths.payment('x'), paths.orders, '/profile'];
  for (const path of ['/', '/ar', '/products', paths.product(slug), '/cart', '/checkout', ...own]) {
    const scripts = await scriptsOf(request, path);
    expect(found(scripts, [...ADMIN_CALLS, CHAKRA, ...STRIPE]), path).toEqual([]);
  }
});

test("no script of the admin's pages is the shop's", async ({ request }) => {
  for (const path of ['dashboard', 'orders', 'products', 'categories', 'sales', 'users', 'settings']) {
    const scripts = await scriptsOf(request, `/admin/${path}`);
    expect(found(scripts, [...SHOP_CALLS, ...STRIPE]), path).toEqual([]);
    expect(found(scripts, [CHAKRA]), path).toEqual([CHAKRA]);
  }
});

/** In App Check's own package alone. The shop `empty` is built with it: `e2e-empty/app-check.spec.ts`. */
const APP_CHECK = 'exchangeRecaptchaEnterpriseToken';

test('a build without a key of App Check loads nothing of it, and what it sends carries no token', async ({
  page,
}) => {
  const sent = sentTokens(page);
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  await addToCart(page);
  await page.goto('/cart');
  await expect.poll(() => sent.calls.length).toBeGreaterThan(0);
  expect(sent.calls).toEqual(sent.calls.map(() => ({ appCheck: '', messaging: '' })));
  expect(sent.firestore.filter((request) => request.includes('X-Firebase-AppCheck'))).toEqual([]);
  const loaded = await Promise.all(Array.from(scripts, async (url) => (await page.request.get(url)).text()));
  expect(found(loaded.join('\n'), [APP_CHECK])).toEqual([]);
});

/** All scripts that the served page names, as one text. */
async function scriptsOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  const sources = [...html.matchAll(/ src="(\/_next\/static\/[^"]+\.js)"/g)].map(([, source = '']) => source);
  expect(sources.length, path).toBeGreaterThan(3);
  const texts = await Promise.all(sources.map(async (source) => (await request.get(source)).text()));
  return texts.join('\n');
}

const found = (scripts: string, words: readonly string[]) => words.filter((word) => scripts.includes(word));
