import { adminPaths } from '@/lib/admin-paths';
import { formatMoney } from '@/lib/domain/money/money';
import { signedIn } from '@/tests/e2e/support/backend';
import { atPayment, CARDS, fillCard, payButton } from '@/tests/e2e/support/orders/paying';
import { addToCart } from '@/tests/e2e/support/orders/shopping';
import { mailsTo } from '@/tests/e2e/support/people/mailbox';
import { fillAddress, logIn, OWNER } from '@/tests/e2e/support/people/people';
import { tick } from '@/tests/e2e/support/screens/forms';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { storedSetting } from '@/tests/e2e/support/setting';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const t = textsOf('en');
const ar = textsOf('ar');

const CODE = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/;

async function sell(giftCards: StoreSetting['giftCards']): Promise<void> {
  const owner = await signedIn(OWNER);
  const { savedAt } = await storedSetting();
  await owner.call('saveStoreSetting', { storeId: 'demo', seen: savedAt.giftCards ?? 0, giftCards });
}

let before: StoreSetting['giftCards'];
test.beforeAll(async () => {
  before = (await storedSetting()).giftCards;
  await sell({ sold: true, amounts: [2500, 20_000], least: 1000, most: 50_000 });
});
test.afterAll(() => sell(before));

test('a gift card is bought on an Arabic phone, received, redeemed in part and refunded, and its balances are right', async ({
  openWindow,
}) => {
  const { numerals } = await storedSetting();
  const money = (amount: number) => formatMoney({ amount, currency: 'USD' }, { locale: 'ar', numerals });
  const to = `gift-${Date.now().toString(36)}@example.com`;

  const phone = await openWindow({ viewport: PHONE, refusals: [400, 403, 404, 409, 412] });
  await phone.goto('/ar/gift-card');
  await tick(phone.getByRole('radio', { name: money(20_000), exact: true }));
  await phone.getByLabel(ar('gift-card:buy.name'), { exact: true }).fill('مها');
  await phone.getByLabel(ar('gift-card:buy.email'), { exact: true }).fill(to);
  await phone.getByLabel(ar('gift-card:buy.message'), { exact: true }).fill('عيد ميلاد سعيد');
  await fillAddress(phone, 'ar');
  await phone.getByRole('button', { name: ar('gift-card:buy.submit'), exact: true }).click();
  const orderId = await atPayment(phone, 'ar');
  await fillCard(phone, CARDS.pays, 'ar');
  await payButton(phone, 'ar').click();
  await expect(phone).toHaveURL(/\/order-confirmed\//);

  let link = '';
  await expect(async () => {
    const text = (await mailsTo(to)).map((mail) => mail.text).find((one) => CODE.test(one)) ?? '';
    link = /http\S+\/gift-card#\S+/.exec(text)?.[0] ?? '';
    expect(link).toMatch(CODE);
  }).toPass({ timeout: 20_000 });
  const code = CODE.exec(link)?.[0] ?? '';

  const receiver = await openWindow({ viewport: PHONE, refusals: [400, 403, 404, 409, 412] });
  const { pathname, hash } = new URL(link);
  expect(pathname).toBe('/ar/gift-card');
  await receiver.goto(pathname + hash);
  const card = receiver.getByRole('article', { name: ar('gift-card:card.title') });
  await expect(card).toContainText(money(20_000));
  await expect(card).toContainText(code);
  await expect(card).toContainText('عيد ميلاد سعيد');
  await expect(card.getByRole('img', { name: ar('gift-card:card.qr') })).toBeVisible();

  await addToCart(receiver);
  await receiver.goto('/ar/checkout');
  await fillAddress(receiver, 'ar');
  await tick(receiver.getByRole('radio', { name: ar('checkout:payment.cash') }));
  await receiver.getByRole('button', { name: ar('cart:summary.title') }).click();
  const field = receiver.getByLabel(ar('cart:gift.label'), { exact: true });
  await field.fill(code);
  await field.press('Enter');
  await expect(receiver.getByRole('status').filter({ hasText: code.slice(-4) })).toBeVisible();
  await receiver.getByRole('button', { name: ar('checkout:submit'), exact: true }).click();
  await expect(receiver).toHaveURL(/\/order-confirmed\//);
  await receiver.goto(pathname + hash);
  await expect(card).toBeVisible();
  await expect(card).not.toContainText(money(20_000));

  const desk = await openWindow({ refusals: [400, 412] });
  await logIn(desk, OWNER, adminPaths.order(orderId));
  const refund = async () => {
    await desk.getByRole('button', { name: t('admin-orders:refund.open'), exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Everything/ }).click();
    await dialog.getByRole('button', { name: /^Refund / }).click();
    return dialog;
  };
  // Of what is spent nothing goes back.
  const dialog = await refund();
  await expect(dialog.getByText(t('errors:gift-card-spent'))).toBeVisible();

  await desk.goto(adminPaths.giftCards);
  await desk.getByRole('searchbox').fill(to);
  const item = desk.getByRole('listitem').filter({ hasText: code.slice(-4) });
  const left = ((await item.textContent()) ?? '').match(/\$([\d.]+) left/)?.[1] ?? '';
  expect(Number(left)).toBeLessThan(200);

  await desk.goto(adminPaths.order(orderId));
  await desk.getByRole('button', { name: t('admin-orders:refund.open'), exact: true }).click();
  const second = desk.getByRole('dialog');
  await second
    .getByLabel(t('admin-orders:refund.amount').replace('{{currency}}', 'USD'), { exact: true })
    .fill(left);
  await second.getByRole('button', { name: /^Refund / }).click();
  await expect(desk.getByText(t('admin-orders:refund.sent'))).toBeVisible();
  // Another page first: the same page with its code would not load again.
  await receiver.goto('/ar/cart');
  await receiver.goto(pathname + hash);
  await expect(card).toContainText(money(0));
});
