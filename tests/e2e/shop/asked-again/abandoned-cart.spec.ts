import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { signedIn, type Person } from '@/tests/e2e/support/backend';
import { overflow } from '@/tests/e2e/support/orders/admin-orders';
import { sendLeftOutbox, sendNow } from '@/tests/e2e/support/orders/past-the-rules';
import { addToCart } from '@/tests/e2e/support/orders/shopping';
import { mailsTo } from '@/tests/e2e/support/people/mailbox';
import { fillAddress, logIn, OWNER } from '@/tests/e2e/support/people/people';
import { tick } from '@/tests/e2e/support/screens/forms';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { restoreSetting, storedSetting } from '@/tests/e2e/support/setting';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const STORE = 'demo';
const ar = textsOf('ar');
const en = textsOf('en');

let owner: Person;
let before: StoreSetting;

test.beforeAll(async () => {
  owner = await signedIn(OWNER);
  before = await storedSetting();
  const seen = before.savedAt.cartReminder ?? 0;
  const cartReminder = { enabled: true, afterHours: 24 };
  await owner.call('saveStoreSetting', { storeId: STORE, seen, cartReminder });
});
test.afterAll(() => restoreSetting(owner, before));

test('who agreed on an Arabic phone and left is reminded once, and buys the cart in another browser', async ({
  openWindow,
}) => {
  const email = `left-${Date.now().toString(36)}@example.com`;
  // Its link is over once the cart is ordered.
  const phone = await openWindow({ viewport: PHONE, refusals: [403] });
  const product = await addToCart(phone);
  await phone.goto('/ar/checkout');
  await fillAddress(phone, 'ar');
  await phone.getByLabel(ar('checkout:shipping.email'), { exact: true }).fill(email);
  const box = phone.getByRole('checkbox', { name: ar('checkout:keepCart.label') });
  await expect(box).not.toBeChecked();
  const kept = phone.waitForResponse((response) => response.url().endsWith('/keepCart'));
  await tick(box);
  expect((await kept).ok()).toBe(true);
  expect(await overflow(phone)).toBe(0);
  const cartId = await phone.evaluate((store) => {
    const stored = localStorage.getItem(`boards.reminded-cart.${store}`);
    return (JSON.parse(stored ?? '{}') as { id?: string }).id ?? '';
  }, STORE);
  await phone.goto('/ar');
  expect(await mailsTo(email)).toHaveLength(0);

  await sendNow(`cart-left-${cartId}`);
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(1);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain(product.title.ar);
  const links = (mail?.text ?? '').replace(/[\u2068\u2069]/g, '').match(/http\S+/g) ?? [];
  const { pathname } = new URL(links.find((link) => link.includes('/restore-cart/')) ?? '');
  expect(pathname).toMatch(/^\/ar\//);

  const other = await openWindow();
  await other.goto(pathname);
  await expect(other.getByText(ar('reminders:cart.back'))).toBeVisible();
  await other.getByRole('link', { name: ar('reminders:cart.open') }).click();
  await expect(other.getByRole('main').getByText(product.title.ar).first()).toBeVisible();
  await other.goto('/ar/checkout');
  await fillAddress(other, 'ar');
  await expect(other.getByRole('checkbox', { name: ar('checkout:keepCart.label') })).not.toBeChecked();
  await other.getByRole('button', { name: ar('checkout:submit'), exact: true }).click();
  await expect(other).toHaveURL(/\/order-confirmed\//);

  await sendLeftOutbox();
  expect(await mailsTo(email)).toHaveLength(1);
  await phone.goto(pathname);
  await expect(phone.getByText(ar('reminders:cart.expired'))).toBeVisible();

  const desk = await openWindow();
  await logIn(desk, OWNER, '/admin/settings');
  const figures = desk.getByLabel(en('admin-store:cartReminder.figures'));
  await expect(figures).toContainText(en('admin-store:cartReminder.bought'));
  await expect(figures).not.toContainText(`${en('admin-store:cartReminder.bought')}0`);
});
