import { adminPaths } from '@/lib/admin-paths';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { CARDS, fillCard, payButton } from '@/tests/e2e/support/orders/paying';
import { ADDRESS, logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const t = textsOf('en');
const ar = textsOf('ar');

test('the owner takes an order by WhatsApp in Arabic and sends its link; a phone without an account pays it', async ({
  openWindow,
}) => {
  const board = await firstProduct();
  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.newOrder);
  await desk.getByLabel(t('admin-orders:byHand.find'), { exact: true }).fill(board.title.en);
  const main = desk.getByRole('main');
  await main.getByRole('button', { name: board.title.en }).and(main.locator(':enabled')).first().click();
  // The seller's first variant; the name of a line holds its choices too.
  const ofLine = (key: string) =>
    new RegExp(
      t(`admin-orders:byHand.${key}`)
        .replace(/\{\{\w+\}\}/g, '.*')
        .replace(/[()]/g, '\\$&'),
    );
  await main.getByRole('button', { name: ofLine('ownPriceOf') }).click();
  await main.getByLabel(ofLine('priceOf')).fill('20');
  await main.getByLabel(ofLine('priceReasonOf')).fill('A scratch at the edge');
  for (const [field, value] of Object.entries(ADDRESS.ar))
    await desk.getByLabel(t(`checkout:shipping.${field}`), { exact: true }).fill(value);
  await desk.getByLabel(t('admin-orders:byHand.locale'), { exact: true }).selectOption('ar');
  await desk.getByLabel(t('admin-orders:byHand.source'), { exact: true }).selectOption('whatsapp');
  await desk.getByLabel(t('admin-orders:byHand.paymentMethod'), { exact: true }).selectOption('card');
  await expect(desk.getByLabel(t('admin-orders:byHand.delivery'), { exact: true })).toBeEnabled();
  // What is typed survives a reload of the page.
  await desk.reload();
  await expect(main.getByLabel(ofLine('priceOf'))).toHaveValue('20');
  await desk.getByRole('button', { name: t('admin-orders:byHand.send'), exact: true }).click();

  await expect(desk).toHaveURL(/\/admin\/orders\/(?!new)\w+$/);
  await expect(desk.getByText('A scratch at the edge')).toBeVisible();
  await desk.getByRole('button', { name: t('admin-orders:paymentLink.make'), exact: true }).click();
  const link =
    (await desk.getByLabel(t('admin-orders:paymentLink.link'), { exact: true }).textContent()) ?? '';
  const whatsapp = desk.getByRole('link', { name: t('admin-orders:paymentLink.whatsapp'), exact: true });
  const message = new URL((await whatsapp.getAttribute('href')) ?? '');
  expect(message.pathname).toBe('/962791234567');
  expect(message.searchParams.get('text')).toContain(link);

  const phone = await openWindow({ viewport: PHONE });
  await phone.goto(new URL(link).pathname);
  await expect(phone.getByRole('heading', { name: ar('payment:heading') })).toBeVisible();
  await expect(payButton(phone, 'ar')).toBeEnabled();
  await fillCard(phone, CARDS.pays, 'ar');
  await payButton(phone, 'ar').click();
  await expect(phone.getByText(ar('payment:link.state.paid'))).toBeVisible();
  await expect(desk.getByText(t('orders:paymentStatus.paid'), { exact: true }).first()).toBeVisible();
  await phone.reload();
  await expect(phone.getByText(ar('payment:link.state.paid'))).toBeVisible();
});
