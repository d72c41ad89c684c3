import type { Page } from '@playwright/test';
import { adminPaths } from '@/lib/admin-paths';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { signedIn, type Person } from '@/tests/e2e/support/backend';
import { productById } from '@/tests/e2e/support/catalogue';
import { courierCash } from '@/tests/e2e/support/orders/past-the-rules';
import { addToCart } from '@/tests/e2e/support/orders/shopping';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { restoreSetting, storedSetting } from '@/tests/e2e/support/setting';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';
import { tick } from '@/tests/e2e/support/screens/forms';

const STORE = 'demo';
const t = textsOf('en');
const ar = textsOf('ar');

let owner: Person;
let before: StoreSetting;

test.beforeAll(async () => {
  owner = await signedIn(OWNER);
  before = await storedSetting();
  const seen = Math.max(0, ...Object.values(before.savedAt));
  const addresses = {
    countries: ['SA', 'KW'],
    defaultCountry: 'SA',
    phoneIsEnough: true,
    nationalAddress: 'shipping',
  } as const;
  await owner.call('saveStoreSetting', { storeId: STORE, seen, addresses });
});
test.afterAll(() => restoreSetting(owner, before));

/** A Saudi address by its short code, without an e-mail address, paid in cash; the id of the order. */
async function orderOnPhone(page: Page): Promise<string> {
  await page.goto('/ar/checkout');
  await page.getByLabel(ar('checkout:shipping.fullName'), { exact: true }).fill('نورة القحطاني');
  const city = page.getByRole('combobox', { name: 'المدينة', exact: true });
  await city.fill('جد');
  await page.getByRole('option', { name: 'جدة' }).click();
  await expect(page.getByLabel('المنطقة', { exact: true })).toHaveValue('makkah');
  const code = page.getByLabel('العنوان المختصر');
  const phone = page.getByLabel(ar('checkout:shipping.mobileNumber'), { exact: true });
  const submit = page.getByRole('button', { name: ar('checkout:submit'), exact: true });
  await code.fill('RRR29');
  await phone.fill('٠٥٠١٢٣');
  await submit.click();
  await expect(page.getByText('العنوان المختصر أربعة أحرف وأربعة أرقام')).toBeVisible();
  await expect(page.getByText('هذا الرقم قصير')).toBeVisible();
  await code.fill('jrrd ٢٩٢٩');
  await phone.fill('٠٥٠ ١٢٣ ٤٥٦٧');
  await tick(page.getByRole('radio', { name: ar('checkout:payment.cash') }));
  await submit.click();
  await expect(page).toHaveURL(/\/order-confirmed\//);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function move(desk: Page, status: OrderStatus): Promise<void> {
  const form = desk.getByRole('main');
  await form.getByLabel(t('admin:order.statusForm.label')).selectOption(status);
  if (status === 'undelivered') await form.getByLabel(t('admin-orders:move.why')).selectOption('refused');
  await form.getByRole('button', { name: t('admin:order.statusForm.submit') }).click();
  const badge = form.getByRole('status').filter({ hasText: t(`orders:status.${status}`) });
  await expect(badge.first()).toBeVisible();
}

test('a cash order on an Arabic phone goes all the way: confirmed by link, refused, sent again, paid out', async ({
  openWindow,
}) => {
  // It walks through a dozen screens of two people.
  test.slow();
  const phone = await openWindow({ viewport: PHONE });
  const product = await addToCart(phone);
  const stockOf = async () => {
    const { variants } = await productById(product.id);
    return variants.reduce((sum, { stock }) => sum + stock, 0);
  };
  const [stock, cash] = [await stockOf(), await courierCash('USD')];
  const orderId = await orderOnPhone(phone);
  const link = phone.getByRole('region', { name: ar('orders:link.title') }).getByRole('link');
  const { pathname: tracking } = new URL((await link.getAttribute('href')) ?? '');

  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.order(orderId));
  const ask = desk.getByRole('link', { name: t('admin-orders:checks.whatsapp') });
  const message = new URL((await ask.getAttribute('href')) ?? '');
  expect(message.pathname).toBe('/966501234567');
  const [confirmLink = ''] = /http\S+\/confirm\/\S+/.exec(message.searchParams.get('text') ?? '') ?? [];

  // Without a login; opening it, as a messenger's preview does, changes nothing.
  await phone.goto(`/ar${new URL(confirmLink).pathname.replace(/^\/ar/, '')}`);
  await phone.reload();
  await phone.getByRole('button', { name: ar('confirm:confirm') }).click();
  await expect(phone.getByText(ar('confirm:state.confirmed'))).toBeVisible();
  await expect(desk.getByText(/^Confirmed on .* WhatsApp/)).toBeVisible();

  await move(desk, 'confirmed');
  await move(desk, 'shipped');
  await move(desk, 'undelivered');
  await phone.goto(tracking);
  await expect(phone.getByText('JRRD2929').first()).toBeVisible();
  await expect(phone.getByText('+966501234567').first()).toBeVisible();
  await expect(phone.getByText(ar('orders:statusText.undelivered'))).toBeVisible();
  await expect(phone.getByText(ar('orders:undelivered.refused'))).toBeVisible();
  await expect(phone.getByText(ar('orders:paymentStatus.unpaid'))).toBeVisible();
  expect(await stockOf(), 'the parcel is not back yet').toBe(stock - 1);
  expect(await courierCash('USD'), 'nobody has paid').toEqual(cash);
  const hints = await owner.call('readOrderHints', { storeId: STORE, orderId });
  expect(hints.refusals).toBeGreaterThan(0);

  await move(desk, 'shipped');
  await move(desk, 'delivered');
  await phone.reload();
  await expect(phone.getByText(ar('orders:paymentStatus.paid'), { exact: true })).toBeVisible();
  expect(await stockOf()).toBe(stock - 1);
  await expect.poll(async () => (await courierCash('USD')).collected).toBeGreaterThan(cash.collected);
  const { collected } = await courierCash('USD');
  const total = collected - cash.collected;

  await desk.goto(adminPaths.settlements);
  const courier = `Aramex ${Date.now().toString(36)}`;
  const number =
    (await phone
      .getByText(/^B-\w{6}-\w{3}$/)
      .first()
      .textContent()) ?? '';
  await desk.getByLabel(t('admin-couriers:form.courier'), { exact: true }).fill(courier);
  await desk.getByLabel(t('admin-couriers:form.fee')).fill('3');
  await desk.getByLabel(t('admin-couriers:form.lines')).fill(`${number} ${(total / 100).toFixed(2)}`);
  await desk.getByRole('button', { name: t('admin-couriers:form.preview'), exact: true }).click();
  const preview = desk.getByRole('table', { name: t('admin-couriers:preview.title') });
  await expect(preview.getByRole('row').filter({ hasText: number })).toContainText(
    t('admin-couriers:state.matched'),
  );
  await desk.getByRole('button', { name: t('admin-couriers:form.save'), exact: true }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: courier })).toContainText('$3.00');
  await expect
    .poll(() => courierCash('USD'))
    .toEqual({
      collected,
      settled: cash.settled + total,
      received: cash.received + total,
      fees: cash.fees + 300,
    });

  await desk.goto(adminPaths.reconciliation);
  await desk.getByRole('button', { name: t('admin-reconciliation:check'), exact: true }).click();
  await expect(
    desk.getByRole('button', { name: t('admin-reconciliation:check'), exact: true }),
  ).toBeEnabled();
  await expect(desk.getByText(number)).toHaveCount(0);
});
