import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { signedIn, signedUp, type Person } from '@/tests/e2e/support/backend';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { advance, overflow } from '@/tests/e2e/support/orders/admin-orders';
import { sendNow } from '@/tests/e2e/support/orders/past-the-rules';
import { mailsTo } from '@/tests/e2e/support/people/mailbox';
import { ADDRESS, logIn, logInAs, OWNER, PASSWORD } from '@/tests/e2e/support/people/people';
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
  const asking = { moderation: false, askAfterDays: 7 };
  const seen = before.savedAt.reviews ?? 0;
  await owner.call('saveStoreSetting', { storeId: STORE, seen, reviews: asking });
});
test.afterAll(() => restoreSetting(owner, before));

test('who is asked on an Arabic phone writes a review, and the reply of the desk stands below it', async ({
  openWindow,
}) => {
  const run = Date.now().toString(36);
  const email = `asked-${run}@example.com`;
  const shopper = await signedUp(email);
  const product = await firstProduct(({ studio }) => !studio);
  const variant = product.variants.find(({ enabled, stock }) => enabled && stock > 0);
  if (!variant) throw new Error('the board has nothing in stock');
  const { orderId } = await shopper.call('placeOrder', {
    ...{ storeId: STORE, key: crypto.randomUUID(), paymentMethod: 'cash', currency: 'USD', locale: 'ar' },
    lines: [{ productId: product.id, variantId: variant.id, quantity: 1, seenPrice: variant.price }],
    address: { ...ADDRESS.en, email },
  });
  await advance(owner, orderId, 'delivered');
  await sendNow(`review-asked-${orderId}`);
  const asked = () => mailsTo(email).then((mails) => mails.find(({ text }) => text.includes('/review/')));
  await expect.poll(asked, { timeout: 15_000 }).toBeDefined();
  const links = ((await asked())?.text ?? '').replace(/[\u2068\u2069]/g, '').match(/http\S+/g) ?? [];
  expect(links.some((link) => link.includes('/stop-mails/'))).toBe(true);
  const { pathname, hash } = new URL(links.find((link) => link.includes('/review/')) ?? '');
  expect([pathname.slice(0, 11), hash]).toEqual(['/ar/review/', `#${product.slug}`]);

  // Whoever only opens the link, as scanners of mails do, changes nothing.
  const scanner = await openWindow();
  await scanner.goto(pathname);
  await expect(scanner.getByRole('button', { name: ar('review-form:submit') })).toBeVisible();

  const phone = await openWindow({ viewport: PHONE });
  await logInAs(phone, { email, password: PASSWORD }, '/profile', 'ar');
  await phone.goto(pathname + hash);
  const [title, reply] = [`هدوء ${run}`, `شكرًا لك ${run}`];
  await phone.getByLabel(ar('review-form:name'), { exact: true }).fill('ليلى حدّاد');
  await phone.getByLabel(ar('review-form:titleField'), { exact: true }).fill(title);
  await phone.getByLabel(ar('review-form:comment'), { exact: true }).fill('لوحة هادئة');
  const rating = phone.getByRole('radiogroup', { name: ar('review-form:rating') });
  await tick(rating.getByRole('radio').nth(3));
  await phone.getByRole('button', { name: ar('review-form:submit') }).click();
  await expect(phone.getByText(ar('review-form:done'))).toBeVisible();
  await phone.goto(`/ar/products/${product.slug}#reviews`);
  const shown = phone.locator('#reviews').getByRole('listitem').filter({ hasText: title });
  await expect(shown).toContainText(ar('catalogue:reviews.verified'));

  const desk = await openWindow();
  await logIn(desk, OWNER, '/admin/reviews');
  await desk
    .getByRole('navigation', { name: en('admin-orders:reviews.tabs') })
    .getByRole('link', { name: en('admin-orders:reviews.tab.published') })
    .click();
  const judged = desk.getByRole('article').filter({ hasText: title });
  await judged.getByRole('button', { name: en('admin-orders:reviews.reply.write') }).click();
  await judged.getByLabel(en('admin-orders:reviews.reply.label'), { exact: true }).fill(reply);
  await judged.getByRole('button', { name: en('admin-orders:reviews.reply.send') }).click();
  await expect(judged.getByRole('button', { name: en('admin-orders:reviews.reply.change') })).toBeVisible();
  await expect(shown.getByText(reply)).toBeVisible();
  expect(await overflow(phone)).toBe(0);
  const isReply = ({ text }: { text: string }) => text.includes(reply);
  await expect.poll(async () => (await mailsTo(email)).filter(isReply).length).toBe(1);
});
