import type { Page } from '@playwright/test';
import { adminPaths } from '@/lib/admin-paths';
import { paths } from '@/lib/paths';
import { signedIn, signedUp } from '@/tests/e2e/support/backend';
import { launchOptions } from '@/tests/e2e/support/chromium';
import { advance, placeOrderFor } from '@/tests/e2e/support/orders/admin-orders';
import { addToCart } from '@/tests/e2e/support/orders/shopping';
import { fillAddress, logIn, OWNER } from '@/tests/e2e/support/people/people';
import { sentTokens } from '@/tests/e2e/support/people/sent-tokens';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';
import { tick } from '@/tests/e2e/support/screens/forms';

const t = textsOf('en');

// Only the whole browser shows notifications.
test.use({ launchOptions: launchOptions(process.env.CHROMIUM) });

test('a shopper is asked after ordering, not before, and told on the device when the order moves', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: PHONE, worker: true });
  const asked = await allowMessages(page);
  await page.goto('/');
  await addToCart(page);
  await page.goto('/checkout');
  await fillAddress(page, 'en');
  await tick(page.getByRole('radio', { name: t('checkout:payment.cash') }));
  await page.getByRole('button', { name: t('checkout:submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/order-confirmed\//);
  expect(asked, 'nobody is asked on the way to an order').toEqual([]);

  await page.getByRole('link', { name: t('orders:confirmed.view') }).click();
  await expect(page).toHaveURL(/\/orders\//);
  await listening(page, () => page.getByRole('button', { name: t('orders:push.turnOn') }).click());
  await expect(page.getByText(t('orders:push.on'))).toBeVisible();
  const [, orderId = ''] = /\/orders\/([\w-]+)/.exec(page.url()) ?? [];
  expect(asked).toEqual([`/orders/${orderId}`]);

  const owner = await signedIn(OWNER);
  await advance(owner, orderId, 'confirmed');
  await expect.poll(() => shownOn(page)).toEqual([paths.order(orderId)]);

  await page.getByRole('button', { name: t('orders:push.turnOff') }).click();
  await expect(page.getByText(t('orders:push.off'))).toBeVisible();
  await owner.call('updateOrderStatus', { storeId: 'demo', orderId, from: 'confirmed', to: 'shipped' });
  await expect(page.getByRole('main').getByText(t('orders:status.shipped')).first()).toBeVisible();
  expect(await shownOn(page)).toEqual([paths.order(orderId)]);
});

test('an owner who asked for it in the settings is told of every new order', async ({ openWindow }) => {
  const page = await openWindow({ worker: true });
  const asked = await allowMessages(page);
  await logIn(page, OWNER, adminPaths.settings);
  const choice = page.getByRole('checkbox', { name: t('admin-store:device.newOrders') });
  await expect(choice).not.toBeChecked();
  expect(asked).toEqual([]);
  // By keyboard: a click misses it while panels above still arrive.
  await listening(page, () => choice.press('Space'));
  await expect(choice).toBeChecked();
  expect(asked).toEqual([adminPaths.settings]);

  const shopper = await signedUp(`push-${Date.now()}@example.com`);
  const { orderId } = await placeOrderFor(shopper, { fullName: 'Nour Salem' });
  await expect.poll(() => shownOn(page)).toContain(`/admin/orders/${orderId}`);
  await choice.press('Space');
  await expect(choice).not.toBeChecked();
});

test('calls carry the messaging token once a shopper turned messages on, and none before', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await allowMessages(page);
  const sent = sentTokens(page);
  const lookAtCart = async () => {
    const before = sent.calls.length;
    await page.goto('/cart');
    await expect.poll(() => sent.calls.length).toBeGreaterThan(before);
    return sent.calls.at(-1)?.messaging;
  };
  await addToCart(page);
  expect(await lookAtCart()).toBe('');
  await page.evaluate(() => localStorage.setItem('push-token', 'local-token'));
  expect(await lookAtCart()).toBe('local-token');
});

/** Resolves when the browser can receive messages: its worker runs, and the shop has its token. */
async function listening(page: Page, turnOn: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForRequest(/\/api\/pushes\?token=/), turnOn()]);
}

/** Answers the browser's question with yes; the paths on which it was asked, as they come. */
async function allowMessages(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().grantPermissions(['notifications']);
  await page.exposeFunction('noteAsked', (path: string) => void asked.push(path));
  await page.addInitScript(() => {
    const { noteAsked } = window as unknown as { noteAsked: (path: string) => Promise<void> };
    Notification.requestPermission = async () => {
      await noteAsked(window.location.pathname);
      return 'granted';
    };
  });
  return asked;
}

/** Where the messages lead that the browser shows now. */
const shownOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    const shown = await worker.getNotifications();
    return shown.map(({ data }) => (data as { link: string }).link);
  });
