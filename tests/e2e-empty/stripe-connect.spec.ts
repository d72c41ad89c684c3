import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import Stripe from 'stripe';
import { adminPaths } from '@/lib/admin-paths';
import { signedIn } from '../e2e/support/backend';
import { atPayment, CARDS, expectPaid, payWith, placeOrderButton } from '../e2e/support/orders/paying';
import { fillAddress, logIn } from '../e2e/support/people/people';
import { tick } from '../e2e/support/screens/forms';
import { textsOf } from '../e2e/support/screens/texts';
import { expect, PHONE, test } from '../e2e/support/shop-test';

const STORE = 'empty';
const OWNER = 'owner@empty.shop';
const PRICE = 20_000;

const t = textsOf('en');
const ar = textsOf('ar');
const host = process.env.NEXT_PUBLIC_STRIPE_HOST ?? '';
const [name, port] = host.split(':');
const platform = new Stripe('sk_test_platform', { host: name, port, protocol: 'http', telemetry: false });

const cards = (page: Page) => page.getByRole('region', { name: t('admin-store:payment.connect.title') });
const press = (page: Page, label: string) =>
  cards(page).getByRole('button', { name: label, exact: true }).click();
const stands = (page: Page, state: 'unfinished' | 'ready' | 'ended') =>
  expect(cards(page).getByRole('status')).toHaveText(t(`admin-store:payment.connect.state.${state}`));

test('an owner connects Stripe, sells by card in Arabic on a phone, refunds, and cuts the connection', async ({
  openWindow,
}) => {
  test.setTimeout(180_000);
  const backend = await signedIn(OWNER);
  const { slug } = await backend.call('saveProduct', {
    ...{ storeId: STORE, productId: randomUUID(), baseUpdatedAt: 0, status: 'active', options: [] },
    title: { en: 'Brass Lantern', ar: 'فانوس نحاسي' },
    variants: [{ id: 'only', price: PRICE, stock: 9, seenStock: 0 }],
  });

  const owner = await openWindow();
  await logIn(owner, OWNER, adminPaths.paymentOptions);
  await expect(cards(owner)).toContainText('1.5%');
  await press(owner, t('admin-store:payment.connect.start'));
  await owner.getByRole('button', { name: 'Leave unfinished' }).click();
  await stands(owner, 'unfinished');
  await expect(cards(owner)).toContainText(t('admin-store:payment.connect.ask.bank'));
  await expect(owner).toHaveURL((url) => url.pathname === adminPaths.paymentOptions && url.search === '');
  await press(owner, t('admin-store:payment.connect.continue'));
  await owner.getByRole('button', { name: 'Continue', exact: true }).click();
  await stands(owner, 'ready');
  await tick(owner.getByRole('checkbox', { name: t('admin-store:payment.cardOn') }));
  await owner.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(owner.getByText('update successfully').first()).toBeVisible();

  const shopper = await openWindow({ viewport: PHONE });
  const order = await buyByCard(shopper, slug);
  const [fee] = (await platform.applicationFees.list({ limit: 1 })).data;
  expect(fee?.amount).toBe(Math.floor((order.total * 150) / 10_000));

  await owner.goto(adminPaths.order(order.id));
  await expect(owner.getByText(t('admin:order.sum.platformFee'))).toBeVisible();
  await backend.call('refundOrder', {
    ...{ storeId: STORE, orderId: order.id, key: randomUUID(), amount: order.total },
    ...{ lines: [], restock: false, reason: '' },
  });
  await expect(owner.getByText(t('orders:paymentStatus.refunded')).first()).toBeVisible();
  await expect
    .poll(async () => (await platform.applicationFees.retrieve(fee?.id ?? '')).amount_refunded)
    .toBe(fee?.amount);

  await owner.goto(adminPaths.paymentOptions);
  await stands(owner, 'ready');
  await fetch(`http://${host}/local/accounts/${String(fee?.account)}/deauthorized`, { method: 'POST' });
  await stands(owner, 'ended');
  await expect(
    cards(owner).getByRole('button', { name: t('admin-store:payment.connect.again'), exact: true }),
  ).toBeEnabled();
  await openCheckout(shopper, slug);
  await expect(shopper.getByRole('radio', { name: ar('checkout:payment.cash'), exact: true })).toBeVisible();
  await expect(shopper.getByRole('radio', { name: ar('checkout:payment.card'), exact: true })).toHaveCount(0);
});

async function openCheckout(page: Page, slug: string): Promise<void> {
  await page.goto(`/ar/products/${slug}`);
  await page.getByRole('button', { name: ar('catalogue:product.addToCart') }).click();
  await expect(page.getByText(ar('common:toast.addedToCart'))).toBeVisible();
  await page.goto('/ar/checkout');
}

async function buyByCard(page: Page, slug: string): Promise<{ id: string; total: number }> {
  await openCheckout(page, slug);
  await fillAddress(page, 'ar');
  await tick(page.getByRole('radio', { name: ar('checkout:payment.card'), exact: true }));
  await placeOrderButton(page, 'ar').click();
  const id = await atPayment(page, 'ar');
  await payWith(page, CARDS.pays, 'ar');
  await expectPaid(page, 'ar');
  const [charge] = (await platform.applicationFees.list({ limit: 1 })).data;
  const account = String(charge?.account);
  const { data } = await platform.paymentIntents.list({ limit: 10 }, { stripeAccount: account });
  const paid = data.find(({ metadata }) => metadata.orderId === id);
  return { id, total: paid?.amount ?? 0 };
}
