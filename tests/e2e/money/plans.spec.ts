import type { Page } from '@playwright/test';
import Stripe from 'stripe';
import { overflow } from '@/tests/e2e/support/orders/admin-orders';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const CUSTOMER = 'cus_demo';
const PLAN = 'growth-year';
const CLOSED = 'Your store subscription is expired, Please renew it to enjoy our services.';
const DAY_MS = 24 * 60 * 60 * 1000;

const host = process.env.NEXT_PUBLIC_STRIPE_HOST ?? '';
const [name, port] = host.split(':');
const stripe = new Stripe('sk_test_platform', { host: name, port, protocol: 'http', telemetry: false });

const panelOf = (page: Page) => page.locator('#plan');
const stateOf = (page: Page) => panelOf(page).getByRole('status').first();
const press = (page: Page, label: string) =>
  panelOf(page).getByRole('button', { name: label, exact: true }).click();

async function runningPlan() {
  const { data } = await stripe.subscriptions.list({ customer: CUSTOMER });
  return data[0];
}

/** The demo's plan as the seed made it, and the shop open again for the specs that follow. */
test.afterEach(async ({ request }) => {
  const [price] = (await stripe.prices.list({ lookup_keys: [PLAN] })).data;
  const plan = await runningPlan();
  if (price && plan)
    await stripe.subscriptions.update(plan.id, {
      items: [{ id: plan.items.data[0]?.id, price: price.id }],
      cancel_at_period_end: false,
    });
  else if (price)
    await stripe.subscriptions.create({
      customer: CUSTOMER,
      items: [{ price: price.id }],
      default_payment_method: 'pm_card_visa',
    });
  const endInDays = async () => {
    const { subData } = await (await request.get(`/api/check-subscription/${CUSTOMER}`)).json();
    return (subData[0].current_period_end * 1000 - Date.now()) / DAY_MS;
  };
  await expect.poll(endInDays, { timeout: 20_000 }).toBeGreaterThan(300);
});

test('the owner cancels, lets the plan end and buys another; admin and storefront follow live', async ({
  openWindow,
}) => {
  const shopper = await openWindow({ viewport: PHONE });
  await shopper.clock.install();
  await shopper.goto('/');
  await expect(shopper.getByRole('article').first()).toBeVisible();

  const owner = await openWindow();
  await logIn(owner, OWNER, '/admin/settings');
  const panel = panelOf(owner);
  await expect(panel.getByRole('heading', { name: 'Growth' })).toBeVisible();
  await expect(stateOf(owner)).toHaveText('Active');
  await expect(panel.getByRole('progressbar', { name: 'People', exact: true })).toHaveAttribute(
    'aria-valuetext',
    /^\d+ of 15$/,
  );
  await expect(panel.getByRole('row').filter({ hasText: 'Paid' }).first()).toContainText('$390.00');

  await press(owner, 'Cancel plan');
  await owner.getByRole('dialog').getByRole('button', { name: 'Keep plan' }).click();
  await expect(stateOf(owner)).toHaveText('Active');
  await press(owner, 'Cancel plan');
  await owner.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(stateOf(owner)).toHaveText('Cancelled');
  await press(owner, 'Keep my plan');
  await expect(stateOf(owner)).toHaveText('Active');

  const plan = await runningPlan();
  await stripe.subscriptions.update(plan?.id ?? '', { cancel_at_period_end: true });
  await expect(stateOf(owner)).toHaveText('Cancelled');
  await fetch(`http://${host}/local/hurry/${plan?.id}`, { method: 'POST' });
  await expect(stateOf(owner)).toHaveText('Ended');
  await expectAfterCheck(shopper, () =>
    expect(shopper.getByRole('heading', { level: 1 })).toHaveText(CLOSED, { timeout: 1500 }),
  );

  await owner.getByRole('link', { name: 'Dashboard' }).click();
  const notice = owner.getByRole('status').filter({ hasText: 'Your plan ended on' });
  await expect(notice).toBeVisible();
  await owner.getByRole('link', { name: 'See your plan' }).click();
  await panel.getByRole('button', { name: 'Yearly' }).click();
  await expect(panel.getByRole('article', { name: 'Studio' })).toContainText('$890.00 a year');
  await panel.getByRole('button', { name: 'Monthly' }).click();
  await panel.getByRole('button', { name: 'Choose Starter' }).click();
  await pay(owner);
  await expect(owner).toHaveURL(/\/admin\/settings#plan$/, { timeout: 20_000 });
  await expect(stateOf(owner)).toHaveText('Active');
  await expect(panel.getByRole('heading', { name: 'Starter' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expectAfterCheck(shopper, () =>
    expect(shopper.getByRole('article').first()).toBeVisible({ timeout: 1500 }),
  );

  await press(owner, 'Change plan');
  await panel.getByRole('button', { name: 'Switch to Studio' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Switch' }).click();
  await expect(panel.getByRole('heading', { name: 'Studio' })).toBeVisible();
});

test('the plan in Arabic on a phone: plans side by side become a list, a cancelled one is spoken of', async ({
  openWindow,
}) => {
  const t = textsOf('ar');
  const page = await openWindow({ viewport: PHONE });
  await logIn(page, OWNER, '/admin/settings', 'ar');
  await expect(stateOf(page)).toHaveText(t('admin-plan:state.active'));
  await press(page, t('admin-plan:action.change'));
  await expect(panelOf(page).getByRole('article')).toHaveCount(3);
  expect(await overflow(page)).toBe(0);
  const plan = await runningPlan();
  await stripe.subscriptions.update(plan?.id ?? '', { cancel_at_period_end: true });
  await expect(stateOf(page)).toHaveText(t('admin-plan:state.ending'));
  await press(page, t('admin-plan:action.resume'));
  await expect(stateOf(page)).toHaveText(t('admin-plan:state.active'));
});

/** On the page of Checkout. */
async function pay(page: Page) {
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiration date').fill('1240');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Subscribe for/ }).click();
}

/** The open page asks again in minutes, and the server's answer may be ten seconds old. */
const expectAfterCheck = (page: Page, expectation: () => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward('05:01');
    await expectation();
  }).toPass({ timeout: 30_000 });
