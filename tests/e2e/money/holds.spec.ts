import type { Page } from '@playwright/test';
import { adminPaths } from '@/lib/admin-paths';
import { signedIn, type Person } from '@/tests/e2e/support/backend';
import { productBySlug } from '@/tests/e2e/support/catalogue';
import { orderByCard, placeOrderButton } from '@/tests/e2e/support/orders/paying';
import { fillAddress, logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test, WINDOWS } from '@/tests/e2e/support/shop-test';

/** One more than somebody new may reserve. */
const PIECES = 21;

const t = textsOf('en');

/** A board of the seed that no other test counts on, with enough of its first variant. */
async function boardOf(owner: Person) {
  const { id: productId, slug, variants } = await productBySlug('rose-bay');
  const [variant] = variants;
  if (!variant) throw new Error('the board has no variant');
  const stocked = { variantId: variant.id, stock: 3 * PIECES, seenStock: variant.stock };
  const key = crypto.randomUUID();
  await owner.call('adjustStock', { storeId: 'demo', key, productId, variants: [stocked] });
  const stock = async () =>
    (await productBySlug(slug)).variants.find(({ id }) => id === variant.id)?.stock ?? 0;
  return { address: `/products/${slug}?variant=${variant.id}`, stock };
}

/** Puts more pieces into the cart than somebody new may reserve, and orders them by cash; resolves to the order's id. */
async function orderMany(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill(String(PIECES));
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByText('Product Added in Shopping Cart')).toBeVisible();
  await page.goto('/checkout');
  await fillAddress(page, 'en');
  await placeOrderButton(page, 'en').click();
  await expect(page).toHaveURL(/\/order-confirmed\//);
  return page.url().split('/').at(-1) ?? '';
}

test('a guest orders more than the caps by cash; nothing leaves the stock until the owner accepts it', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: PHONE });
  const { address, stock } = await boardOf(await signedIn(OWNER));
  const before = await stock();
  const orderId = await orderMany(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('orders:awaiting.title'));
  await page.goto(`/orders/${orderId}`);
  await expect(page.getByText(t('orders:statusText.awaiting'))).toBeVisible();
  expect(await stock()).toBe(before);

  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.order(orderId));
  await desk.getByRole('button', { name: t('admin-orders:awaiting.accept') }).click();
  await expect(page.getByText(t('orders:statusText.placed'))).toBeVisible();
  expect(await stock()).toBe(before - PIECES);
});

for (const [locale, name, viewport] of WINDOWS)
  test(`boards of a card order are kept once its payment is begun, and not before (${locale}, ${name})`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport });
    await orderByCard(page, locale);
    await expect(page.getByRole('timer')).toContainText(/[\d٠-٩]/);
  });
