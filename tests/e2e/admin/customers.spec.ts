import { adminPaths } from '@/lib/admin-paths';
import { signedIn } from '@/tests/e2e/support/backend';
import { addToCart } from '@/tests/e2e/support/orders/shopping';
import { ADDRESS, fillAddress, logIn, OWNER } from '@/tests/e2e/support/people/people';
import { tick } from '@/tests/e2e/support/screens/forms';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { restoreSetting, storedSetting } from '@/tests/e2e/support/setting';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const t = textsOf('en');
const ar = textsOf('ar');
const MESSAGE = 'كل عام وأنت بخير، من ليلى';
// Of this run alone: each locale's project orders once, and so does a run that is repeated.
const LAST_DIGITS = String(Date.now()).slice(-7);
const PHONE_NUMBER = `+962 79 ${LAST_DIGITS}`;
const EMAIL = `gift-${LAST_DIGITS}@example.com`;
const TAG = `Gifts${LAST_DIGITS}`;

test('on an Arabic phone a gift is ordered; its slip names no sum, and the owner finds, tags, notes and exports who ordered', async ({
  openWindow,
}) => {
  const owner = await signedIn(OWNER);
  const before = await storedSetting();
  await restoreSetting(owner, { ...before, checkout: { note: true, gift: true, marketing: true } });
  try {
    const phone = await openWindow({ viewport: PHONE });
    await addToCart(phone);
    await phone.goto('/ar/checkout');
    await fillAddress(phone, 'ar');
    await phone.getByLabel(ar('checkout:shipping.email'), { exact: true }).fill(EMAIL);
    await phone.getByLabel(ar('checkout:shipping.mobileNumber'), { exact: true }).fill(PHONE_NUMBER);
    await phone.getByRole('radio', { name: ar('checkout:payment.cash') }).check({ force: true });
    await tick(phone.getByRole('checkbox', { name: ar('checkout:wishes.gift') }));
    await phone.getByLabel(ar('checkout:wishes.message'), { exact: true }).fill(MESSAGE);
    await expect(phone.getByRole('checkbox', { name: ar('checkout:wishes.marketing') })).not.toBeChecked();
    await tick(phone.getByRole('checkbox', { name: ar('checkout:wishes.marketing') }));
    await phone.getByRole('button', { name: ar('checkout:submit'), exact: true }).click();
    await expect(phone).toHaveURL(/\/order-confirmed\//);
    const orderId = new URL(phone.url()).pathname.split('/').at(-1) ?? '';
    await phone.goto(`/ar/orders/${orderId}`);
    await expect(phone.getByText(MESSAGE)).toBeVisible();

    const desk = await openWindow();
    await logIn(desk, OWNER, adminPaths.orders);
    await desk.goto(adminPaths.printOrders('packing', [orderId]));
    const slip = desk.getByRole('article');
    await expect(slip).toContainText(MESSAGE);
    await expect(slip).not.toContainText('$');
    await desk.goto(adminPaths.printOrders('label', [orderId]));
    await expect(desk.getByText(t('admin-orders:wishes.collect'))).toBeVisible();

    await desk.goto(adminPaths.users);
    const search = desk.getByRole('searchbox', { name: t('admin-sales:customers.search') });
    await search.fill(`79${LAST_DIGITS}`);
    const table = desk.getByRole('table', { name: t('admin-sales:customers.label') });
    await expect(table.getByRole('row')).toHaveCount(2);
    await table.getByRole('link', { name: ADDRESS.ar.fullName }).click();
    await expect(desk.getByText(t('admin-customers:consent.given'))).toBeVisible();
    await desk.getByLabel(t('admin-customers:tags.name'), { exact: true }).fill(TAG);
    await desk.getByRole('button', { name: t('admin-customers:tags.add'), exact: true }).click();
    await expect(
      desk.getByRole('button', { name: t('admin-customers:tags.remove').replace('{{tag}}', TAG) }),
    ).toBeVisible();
    await desk.getByLabel(t('admin-orders:notes.label'), { exact: true }).fill('Rings after six');
    await desk.getByRole('button', { name: t('admin-orders:notes.add'), exact: true }).click();
    await expect(desk.getByRole('list', { name: t('admin-orders:notes.title') })).toContainText(
      'Rings after six',
    );

    await desk.goto(`${adminPaths.users}?q=${TAG.toLowerCase()}`);
    await expect(table.getByRole('row')).toHaveCount(2);
    const download = desk.waitForEvent('download');
    await desk.getByRole('button', { name: t('admin-customers:export.start'), exact: true }).click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk));
    const csv = Buffer.concat(chunks).toString('utf8');
    expect(csv).toContain(EMAIL);
    expect(csv).toMatch(new RegExp(`,${TAG},.*,yes,\\d{4}-\\d\\d-\\d\\dT[^,]+,checkout,`));
  } finally {
    await restoreSetting(owner, before);
  }
});
