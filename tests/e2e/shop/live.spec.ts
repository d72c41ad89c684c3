import type { Page } from '@playwright/test';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { signedIn, type Person } from '@/tests/e2e/support/backend';
import { firstProduct, productById } from '@/tests/e2e/support/catalogue';
import { logIn, ADDRESS, OWNER, SHOPPER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const t = textsOf('en');
const STORE = 'demo';
const STEPS: readonly [OrderStatus, OrderStatus][] = [
  ['placed', 'confirmed'],
  ['confirmed', 'shipped'],
  ['shipped', 'delivered'],
];

// How soon is measured by `npm run bench`.
test("a status change is on the shopper's open page", async ({ openWindow }) => {
  const [owner, shopper] = await Promise.all([signedIn(OWNER), signedIn(SHOPPER)]);
  const page = await openWindow({ viewport: PHONE });
  await logIn(page, SHOPPER, '/orders');
  const orderId = await placeOrder(shopper);
  await page.goto(`/orders/${orderId}`);
  await expect(statusOf(page)).toContainText(t('orders:status.placed'));
  for (const [from, to] of STEPS) {
    await owner.call('updateOrderStatus', { storeId: STORE, orderId, from, to });
    await expect(statusOf(page)).toContainText(t(`orders:status.${to}`));
  }
});

test('a price change is on an open product page, which makes no format of its own', async ({
  openWindow,
}) => {
  const owner = await signedIn(OWNER);
  const { id, slug } = await firstProduct();
  const page = await openWindow();
  await page.addInitScript(countFormats);
  await page.goto(`/products/${slug}`);
  for (const cents of [12_300, 20_111]) {
    await changePrice(owner, id, cents);
    await expect(page.getByRole('main')).toContainText(`$${(cents / 100).toFixed(2)}`);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'formatsMade') as string[])).toEqual([]);
});

/** In the page: notes the engine's own formats that it makes, the first of which takes a phone 100 ms (decision 070). */
function countFormats(): void {
  const formatsMade: string[] = [];
  Object.assign(window, { formatsMade });
  const counted = <T extends object>(name: string, Format: T) =>
    new Proxy(Format, {
      construct(target, values, made) {
        formatsMade.push(name);
        return Reflect.construct(target as never, values, made) as object;
      },
    });
  Object.assign(Intl, {
    DateTimeFormat: counted('DateTimeFormat', Intl.DateTimeFormat),
    NumberFormat: counted('NumberFormat', Intl.NumberFormat),
  });
}

const statusOf = (page: Page) => page.getByRole('main').getByRole('status').first();

async function placeOrder(shopper: Person): Promise<string> {
  const { id } = await firstProduct();
  const product = await productById(id);
  const variant = product.variants.find(({ stock }) => stock > 0);
  if (!variant) throw new Error('the first board is sold out');
  const { orderId } = await shopper.call('placeOrder', {
    storeId: STORE,
    key: crypto.randomUUID(),
    lines: [{ productId: id, variantId: variant.id, quantity: 1, seenPrice: variant.price }],
    address: ADDRESS.en,
    paymentMethod: 'cash',
    currency: 'USD',
    locale: 'en',
  });
  return orderId;
}

/** The same price for every variant, in cents. */
async function changePrice(owner: Person, productId: string, price: number): Promise<void> {
  const { updatedAt, variants } = await productById(productId);
  await owner.call('saveProduct', {
    storeId: STORE,
    productId,
    baseUpdatedAt: updatedAt,
    variants: variants.map(({ id, stock }) => ({ id, price, stock, seenStock: stock })),
  });
}
