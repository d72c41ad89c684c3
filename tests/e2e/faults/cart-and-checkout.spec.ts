import type { Page } from '@playwright/test';
import type { Quote } from '@/lib/domain/api/orders';
import { fillAddress } from '../support/people/people';
import { expect, PHONE, test } from '../support/shop-test';
import { addToCart } from '../support/orders/shopping';

const CART = 'boards.cart.demo';
const DAY_MS = 24 * 60 * 60 * 1000;

const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order', exact: true }).click();
const cartLines = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') });

async function expectOneOrder(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/order-confirmed\//);
  await page.goto('/orders');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
}

// The browser itself reports each request that finds no network, so these windows' consoles are not watched.
test('fault 49: the network goes while the order is on its way; back again, there is one order and no doubt', async ({
  page,
}) => {
  await addToCart(page);
  await page.goto('/checkout');
  await fillAddress(page, 'en');
  // The order arrives, its answer does not.
  await page.route('**/placeOrder', async (route) => {
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
  });
  await placeOrder(page);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
  await page.unroute('**/placeOrder');
  await page.context().setOffline(false);
  await page.reload();
  await placeOrder(page);
  await expectOneOrder(page);
});

test('fault 49: cut off before anything was sent, the shopper is told so, and orders once when it is back', async ({
  page,
}) => {
  await addToCart(page);
  await page.goto('/checkout');
  await fillAddress(page, 'en');
  await page.route('**/placeOrder', (route) => route.abort('internetdisconnected'));
  await placeOrder(page);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.unroute('**/placeOrder');
  await placeOrder(page);
  await expectOneOrder(page);
});

test('fault 5: the total is another one than the page showed: the shopper is told, sees it and orders at it', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: PHONE, refusals: [400] });
  await addToCart(page);
  // What the store answered before it took more for delivery.
  await page.route('**/quoteCart', async (route) => {
    const response = await route.fetch();
    const { result } = (await response.json()) as { result: Quote };
    await route.fulfill({ response, json: { result: { ...result, deliveryCharges: 1, total: 4321 } } });
  });
  await page.goto('/checkout');
  await fillAddress(page, 'en');
  await expect(page.getByText('$43.21')).toBeVisible();
  await page.unroute('**/quoteCart');
  await placeOrder(page);
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText('instead of $43.21');
  const [, total = ''] = /comes to (\S+) instead/.exec((await notice.textContent()) ?? '') ?? [];
  await expect(page.getByText('$43.21', { exact: true })).toHaveCount(0);
  await expect(page.getByText(total, { exact: true }).last()).toBeVisible();
  await placeOrder(page);
  await expect(page).toHaveURL(/\/order-confirmed\//);
  await expect(page.getByRole('main')).toContainText(total);
});

for (const [clock, offset] of [
  ['behind', -DAY_MS],
  ['ahead', DAY_MS],
] as const)
  test(`fault 50: with a clock that is a day ${clock} the cart fills and the order is placed`, async ({
    openWindow,
  }) => {
    const page = await openWindow();
    await page.addInitScript((ms) => {
      const RealDate = Date;
      globalThis.Date = class extends RealDate {
        constructor(...given: unknown[]) {
          if (given.length > 0) super(...(given as [number]));
          else super(RealDate.now() + ms);
        }
        static override now = () => RealDate.now() + ms;
      } as DateConstructor;
    }, offset);
    await addToCart(page);
    await page.goto('/checkout');
    await fillAddress(page, 'en');
    await placeOrder(page);
    await expectOneOrder(page);
  });

test('fault 50: a tab that slept through what another did to the cart agrees with it, and adds to it', async ({
  openWindow,
}) => {
  const first = await openWindow();
  const { title } = await addToCart(first);
  const second = await first.context().newPage();
  await second.goto('/cart');
  await expect(cartLines(second)).toHaveCount(1);
  // As if the first tab had slept: it misses the storage event.
  await first.evaluate(() =>
    window.addEventListener('storage', (news) => news.stopImmediatePropagation(), true),
  );
  await cartLines(second).first().getByRole('spinbutton').fill('4');
  await expect(second.getByText('4 pieces', { exact: true })).toBeVisible();
  await first.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(second.getByText('5 pieces', { exact: true })).toBeVisible();
  await expect(cartLines(second).filter({ hasText: title.en })).toHaveCount(1);
});

const LINE = { productId: 'p', variantId: 'v', slug: 's', quantity: 1, unitPrice: 100 };

for (const [what, stored] of [
  ['no JSON', '{"version":1,"lines":[{"prod'],
  ['another type', '"cart"'],
  ['an older version', JSON.stringify({ items: [{ id: 7, qty: 2 }] })],
  ['a version to come', JSON.stringify({ version: 99, lines: [LINE] })],
  [
    'broken lines',
    JSON.stringify({ version: 1, lines: [null, 7, { ...LINE, quantity: -3 }, { quantity: 1e9 }] }),
  ],
] as const)
  test(`fault 50: a stored cart that is ${what} starts clean and can be filled`, async ({ openWindow }) => {
    const page = await openWindow();
    await page.addInitScript(
      ([key, value]) => {
        if (!sessionStorage.getItem('spoilt')) localStorage.setItem(key, value);
        sessionStorage.setItem('spoilt', 'yes');
      },
      [CART, stored] as const,
    );
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Shopping cart is empty');
    await addToCart(page);
    await page.goto('/cart');
    await expect(cartLines(page)).toHaveCount(1);
  });

test('fault 50: with a full storage the cart works for as long as the page is open', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.goto('/products');
  await page.evaluate(() => {
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2))
      try {
        for (let at = 0; ; at += 1) localStorage.setItem(`filler-${size}-${at}`, 'x'.repeat(size));
      } catch {
        // Full for this size; smaller pieces fill the rest.
      }
  });
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByText('Product Added in Shopping Cart')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
  await expect(cartLines(page)).toHaveCount(1);
});
