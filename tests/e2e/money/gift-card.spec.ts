import { adminPaths } from '@/lib/admin-paths';
import { formatMoney } from '@/lib/domain/money/money';
import { signedIn } from '@/tests/e2e/support/backend';
import { advance } from '@/tests/e2e/support/orders/admin-orders';
import { addToCart } from '@/tests/e2e/support/orders/shopping';
import { fillAddress, logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { storedSetting } from '@/tests/e2e/support/setting';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const t = textsOf('en');
const ar = textsOf('ar');

test('an owner makes a gift card; on an Arabic phone it pays a part, and a refund brings it back', async ({
  openWindow,
}) => {
  const owner = await signedIn(OWNER);
  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.giftCards);
  await desk.getByRole('button', { name: t('admin-gift-cards:issue.open'), exact: true }).click();
  const form = desk.getByRole('dialog');
  const reason = `Prize ${Date.now().toString(36)}`;
  await form.getByLabel(t('admin-gift-cards:issue.amount'), { exact: true }).fill('5.00');
  await form.getByLabel(t('admin-gift-cards:issue.reason'), { exact: true }).fill(reason);
  await form.getByRole('button', { name: t('admin-gift-cards:issue.submit'), exact: true }).click();
  const shown = form.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
  const code = (await shown.textContent()) ?? '';
  await form.getByRole('button', { name: t('admin-gift-cards:close'), exact: true }).click();

  const phone = await openWindow({ viewport: PHONE, refusals: [400, 403, 404, 409, 412] });
  await addToCart(phone);
  await phone.goto('/ar/checkout');
  await fillAddress(phone, 'ar');
  await phone.getByRole('radio', { name: ar('checkout:payment.cash') }).check({ force: true });
  const summary = phone.getByRole('button', { name: ar('cart:summary.title') });
  await summary.click();
  const field = phone.getByLabel(ar('cart:gift.label'), { exact: true });
  await field.fill('WRONG');
  await field.press('Enter');
  await expect(phone.getByText(ar('errors:gift-card-unavailable'))).toBeVisible();
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  await expect(phone.getByRole('status').filter({ hasText: code.slice(-4) })).toBeVisible();
  await summary.click();
  await expect(phone.getByRole('term').filter({ hasText: ar('cart:summary.due') })).toBeVisible();
  await phone.getByRole('button', { name: ar('checkout:submit'), exact: true }).click();
  await expect(phone).toHaveURL(/\/order-confirmed\//);
  const orderId = new URL(phone.url()).pathname.split('/').at(-1) ?? '';

  const { numerals } = await storedSetting();
  const balance = async (amount: number) => {
    await phone.goto('/ar/gift-card');
    await phone.getByLabel(ar('gift-card:code'), { exact: true }).fill(code);
    await phone.getByRole('button', { name: ar('gift-card:submit'), exact: true }).click();
    await expect(
      phone
        .getByRole('status')
        .filter({ hasText: formatMoney({ amount, currency: 'USD' }, { locale: 'ar', numerals }) }),
    ).toBeVisible();
  };
  await balance(0);

  await advance(owner, orderId, 'delivered');
  await desk.goto(adminPaths.order(orderId));
  await expect(desk.getByText(code.slice(-4)).first()).toBeVisible();
  await desk.getByRole('button', { name: t('admin-orders:refund.open'), exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Everything/ }).click();
  await dialog.getByRole('button', { name: /^Refund / }).click();
  await expect(desk.getByText(t('admin-orders:refund.done'))).toBeVisible();
  await balance(500);

  await desk.goto(adminPaths.giftCards);
  const item = desk.getByRole('listitem').filter({ hasText: reason });
  await expect(item).toContainText('$5.00');
});
