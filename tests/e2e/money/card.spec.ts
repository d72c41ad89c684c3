import { expire } from '@/tests/e2e/support/orders/past-the-rules';
import {
  answerBank,
  atPayment,
  CARDS,
  chargesOf,
  expectPaid,
  fillCard,
  openCardCheckout,
  orderByCard,
  payButton,
  payWith,
  placeOrderButton,
} from '@/tests/e2e/support/orders/paying';
import { mailsTo } from '@/tests/e2e/support/people/mailbox';
import { expectNoViolation } from '@/tests/e2e/support/screens/axe';
import { expectToast } from '@/tests/e2e/support/screens/forms';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test, WINDOWS } from '@/tests/e2e/support/shop-test';
import { tick } from '@/tests/e2e/support/screens/forms';

for (const [locale, name, viewport] of WINDOWS) {
  const t = textsOf(locale);
  const prefix = locale === 'ar' ? '/ar' : '';

  test(`fault 20: clicked twice and reloaded at every step, a card pays one order once (${locale}, ${name})`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport });
    await openCardCheckout(page, locale);
    await page.reload();
    await tick(page.getByRole('radio', { name: t('checkout:payment.card'), exact: true }));
    await placeOrderButton(page, locale).dblclick();
    const orderId = await atPayment(page, locale);
    await page.reload();
    await atPayment(page, locale);
    await page.goBack();
    await page.getByRole('link', { name: t('payment:unfinished.open') }).click();
    await atPayment(page, locale);
    await fillCard(page, CARDS.pays, locale);
    await payButton(page, locale).dblclick();
    await expectToast(page, t('checkout:toast.placed'));
    await expectPaid(page, locale);
    expect(await chargesOf(orderId)).toHaveLength(1);

    await page.reload();
    await expectPaid(page, locale);
    await page.goto(`${prefix}/orders/${orderId}/pay`);
    await expectPaid(page, locale);
    await page.goto(`${prefix}/orders`);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('listitem')).toContainText(t('orders:status.placed'));
  });

  test(`fault 19: after a refused card and a refusal of 3-D Secure the third try pays, whoever closes the tab (${locale}, ${name})`, async ({
    openWindow,
  }) => {
    // The browser itself notes every refusal.
    const page = await openWindow({ viewport, refusals: [402] });
    // Of its own, because a mailbox gets a bounded number of mails.
    const email = `bank-${locale}-${viewport.width}-${Date.now()}@example.com`;
    const orderId = await orderByCard(page, locale, email);
    const problem = page.getByRole('main').getByRole('alert');
    await payWith(page, CARDS.lacksMoney, locale);
    await expect(problem).toContainText(t('payment:declined.insufficientFunds'));
    await expectNoViolation(page, `${locale} payment`);
    await payWith(page, CARDS.asksTheBank, locale);
    await answerBank(page, 'Fail', locale);
    await expect(problem).toContainText(t('payment:declined.authentication'));
    expect(await chargesOf(orderId)).toEqual([]);

    await payWith(page, CARDS.asksTheBank, locale);
    await answerBank(page, 'Complete', locale);
    await page.close();
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    expect(await chargesOf(orderId)).toHaveLength(1);
    const later = await page.context().newPage();
    await later.goto(`${prefix}/orders/${orderId}`);
    await expect(later.getByText(t('orders:statusText.placed'))).toBeVisible();
    await expect(later.getByText(t('orders:paymentStatus.paid'), { exact: true })).toBeVisible();
  });
}

test('fault 20: two tabs at one payment: the second follows when the first has paid', async ({
  openWindow,
}) => {
  const first = await openWindow();
  await orderByCard(first, 'en');
  const second = await first.context().newPage();
  await second.goto(first.url());
  await atPayment(second, 'en');
  await payWith(first, CARDS.pays, 'en');
  await Promise.all([expectPaid(first, 'en'), expectPaid(second, 'en')]);
});

test('an unfinished order is paid on delivery instead, and its payment cannot be paid any more', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: PHONE });
  const orderId = await orderByCard(page, 'en');
  await page.goto('/orders');
  await expect(page.getByRole('timer')).toContainText(/\d:\d\d/);
  await page.getByRole('link', { name: 'Pay now' }).click();
  await atPayment(page, 'en');
  await page.getByRole('button', { name: 'Switch to Cash on Delivery' }).click();
  await expect(page.getByText('Order placed successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/order-confirmed\//);
  await expect(page.getByRole('main')).toContainText('Cash on Delivery');
  expect(await chargesOf(orderId)).toEqual([]);
});

test('when the time to pay is over, an open payment says so', async ({ openWindow }) => {
  const page = await openWindow({ viewport: PHONE });
  const orderId = await orderByCard(page, 'en');
  await expire(orderId);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The time to pay is over');
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByText('Product Added in Shopping Cart')).toBeVisible();
});

// The browser itself reports each request that fails, so these windows' consoles are not watched.
test('fault 48: without Stripe the page says so, and opens the payment once it is back', async ({ page }) => {
  const script = `http://${process.env.NEXT_PUBLIC_STRIPE_HOST}/stripe.js`;
  await page.route(script, (route) => route.abort());
  await openCardCheckout(page, 'en');
  await placeOrderButton(page, 'en').click();
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toContainText('Card payment cannot be reached at the moment');
  await expect(page.getByRole('button', { name: 'Switch to Cash on Delivery' })).toBeEnabled();
  await page.unroute(script);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await atPayment(page, 'en');
  await payWith(page, CARDS.pays, 'en');
  await expectPaid(page, 'en');
});

test('fault 21: a connection that breaks while Stripe charges the card leads to the order, not to a second payment', async ({
  page,
}) => {
  const orderId = await orderByCard(page, 'en');
  await page.route('**/v1/payment_intents/*/confirm', async (route) => {
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort();
  });
  await payWith(page, CARDS.pays, 'en');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Please do not pay again yet');
  await expect(payButton(page, 'en')).toHaveCount(0);
  await page.context().setOffline(false);
  await expectPaid(page, 'en');
  expect(await chargesOf(orderId)).toHaveLength(1);
});
