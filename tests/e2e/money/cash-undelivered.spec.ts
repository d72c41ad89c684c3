import { adminPaths } from '@/lib/admin-paths';
import { placeOrderFor } from '../support/orders/admin-orders';
import { signedIn } from '../support/backend';
import { logIn, OWNER, SHOPPER } from '../support/people/people';
import { expect, PHONE, test } from '../support/shop-test';
import { textsOf } from '../support/screens/texts';

const STORE = 'demo';
const t = textsOf('en');
const ar = textsOf('ar');

test('a cash order is confirmed by its link, shipped, refused, sent again and paid at the door', async ({
  openWindow,
}) => {
  const [owner, shopper] = await Promise.all([signedIn(OWNER), signedIn(SHOPPER)]);
  const { orderId, number } = await placeOrderFor(shopper, {
    fullName: 'Layla Haddad',
    mobileNumber: '+966 50 123 4567',
  });
  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.order(orderId));
  const ask = desk.getByRole('link', { name: t('admin-orders:checks.whatsapp') });
  const message = new URL((await ask.getAttribute('href')) ?? '');
  expect(message.pathname).toBe('/966501234567');
  const [link = ''] = /http\S+\/confirm\/\S+/.exec(message.searchParams.get('text') ?? '') ?? [];

  // On a phone, in Arabic and without a login; opening it changes nothing.
  const phone = await openWindow({ viewport: PHONE });
  await phone.goto(`/ar${new URL(link).pathname}`);
  await expect(phone.getByText(number)).toBeVisible();
  await phone.reload();
  await phone.getByRole('button', { name: ar('confirm:confirm') }).click();
  await expect(phone.getByText(ar('confirm:state.confirmed'))).toBeVisible();
  await phone.reload();
  await expect(phone.getByText(ar('confirm:state.confirmed'))).toBeVisible();
  await expect(desk.getByText(/^Confirmed on .* WhatsApp/)).toBeVisible();

  const form = desk.getByRole('main');
  const become = async (status: 'confirmed' | 'shipped' | 'delivered' | 'undelivered') => {
    await form.getByLabel(t('admin:order.statusForm.label')).selectOption(status);
    if (status === 'undelivered') await form.getByLabel(t('admin-orders:move.why')).selectOption('refused');
    await form.getByRole('button', { name: t('admin:order.statusForm.submit') }).click();
    await expect(
      form
        .getByRole('status')
        .filter({ hasText: t(`orders:status.${status}`) })
        .first(),
    ).toBeVisible();
  };
  await become('confirmed');
  await become('shipped');
  await become('undelivered');

  const order = await openWindow({ viewport: PHONE });
  await logIn(order, SHOPPER, `/orders/${orderId}`);
  await expect(order.getByText(t('orders:statusText.undelivered'))).toBeVisible();
  await expect(order.getByText(t('orders:undelivered.refused'))).toBeVisible();
  await expect(order.getByText(t('orders:paymentStatus.unpaid'))).toBeVisible();

  await become('shipped');
  await become('delivered');
  await expect(order.getByText(t('orders:paymentStatus.paid'), { exact: true })).toBeVisible();
  const hints = await owner.call('readOrderHints', { storeId: STORE, orderId });
  expect(hints.refusals).toBeGreaterThan(0);
});
