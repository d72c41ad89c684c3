import { signedIn } from '@/tests/e2e/support/backend';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { overflow } from '@/tests/e2e/support/orders/admin-orders';
import { ADDRESS, logIn, OWNER, SHOPPER } from '@/tests/e2e/support/people/people';
import { expectNoViolation } from '@/tests/e2e/support/screens/axe';
import { expectToast } from '@/tests/e2e/support/screens/forms';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, test, WINDOWS } from '@/tests/e2e/support/shop-test';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';

const STORE = 'demo';
const stripe = new LocalStripe(STORE);

/** An order for which another amount was paid than it asks for. */
async function heldOrder(): Promise<string> {
  const shopper = await signedIn(SHOPPER);
  const product = await firstProduct();
  const variant = product.variants.find(({ stock }) => stock > 0);
  if (!variant) throw new Error('the best stocked board is sold out');
  const { orderId } = await shopper.call('placeOrder', {
    storeId: STORE,
    key: crypto.randomUUID(),
    lines: [{ productId: product.id, variantId: variant.id, quantity: 1, seenPrice: variant.price }],
    address: ADDRESS.en,
    paymentMethod: 'card',
    currency: 'USD',
    locale: 'en',
  });
  const payment = await shopper.call('startPayment', { storeId: STORE, orderId });
  const [intent] = await stripe.paymentsOf(orderId);
  await stripe.api.paymentIntents.update(intent?.id ?? '', { amount: payment.amount + 100 });
  await stripe.pay(payment);
  return orderId;
}

test('an owner sees that a payment is held, and gives the money back', async ({ openWindow }) => {
  const orderId = await heldOrder();
  for (const [locale, name, viewport] of WINDOWS) {
    const t = textsOf(locale);
    const prefix = locale === 'ar' ? '/ar' : '';
    const page = await openWindow({ viewport });
    await logIn(page, OWNER, `${prefix}/admin/orders/${orderId}`);
    await expect(page.getByText(t('admin-orders:flags.held.title'))).toBeVisible();
    await expectNoViolation(page, `a held order, ${name}`);
    expect(await overflow(page)).toBe(0);
  }

  const t = textsOf('en');
  const page = await openWindow();
  await logIn(page, OWNER, '/admin/orders');
  const row = page.getByRole('row').filter({ hasText: t('admin-orders:flags.held.badge') });
  await row.first().getByRole('link').first().click();
  const giveBack = { name: t('admin-orders:flags.held.giveBack'), exact: true };
  await page.getByRole('button', giveBack).click();
  await page.getByRole('dialog').getByRole('button', giveBack).click();
  await expectToast(page, t('admin-orders:flags.held.done'));
  await expect(page.getByText(t('admin-orders:flags.held.returnedTitle'))).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: t('orders:status.cancelled') })).toBeVisible();
  const [paid] = await stripe.paymentsOf(orderId);
  expect((await stripe.api.refunds.list({ payment_intent: paid?.id ?? '' })).data).toHaveLength(1);
});
