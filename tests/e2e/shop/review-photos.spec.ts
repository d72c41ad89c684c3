import type { StoreSetting } from '@/lib/domain/store/store-setting';
import sharp from 'sharp';
import { signedIn, signedUp, type Person } from '@/tests/e2e/support/backend';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { overflow } from '@/tests/e2e/support/orders/admin-orders';
import { goToReviewForm } from '@/tests/e2e/support/orders/shopping';
import { logIn, logInAs, OWNER, PASSWORD } from '@/tests/e2e/support/people/people';
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
  const open = { moderation: false, askAfterDays: null };
  const seen = before.savedAt.reviews ?? 0;
  await owner.call('saveStoreSetting', { storeId: STORE, seen, reviews: open });
});
test.afterAll(() => restoreSetting(owner, before));

const photo = async (name: string, background: string) => ({
  ...{ name, mimeType: 'image/jpeg' },
  buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('a review from an Arabic phone carries photos, and the desk takes one of them out with a reason', async ({
  openWindow,
}) => {
  const run = Date.now().toString(36);
  const email = `photos-${run}@example.com`;
  await signedUp(email);
  const product = await firstProduct(({ studio }) => !studio);
  const [title, reason] = [`صور ${run}`, `A face ${run}`];

  const phone = await openWindow({ viewport: PHONE });
  await logInAs(phone, { email, password: PASSWORD }, '/profile', 'ar');
  await phone.goto(`/ar/products/${product.slug}#reviews`);
  await goToReviewForm(phone);
  await phone.getByLabel(ar('review-form:name'), { exact: true }).fill('ليلى حدّاد');
  await phone.getByLabel(ar('review-form:titleField'), { exact: true }).fill(title);
  await phone.getByLabel(ar('review-form:comment'), { exact: true }).fill('لوحة هادئة');
  const rating = phone.getByRole('radiogroup', { name: ar('review-form:rating') });
  await tick(rating.getByRole('radio').nth(4));
  await phone
    .locator('input[type=file]')
    .setInputFiles([
      await photo('a.jpg', 'teal'),
      await photo('b.jpg', 'orange'),
      await photo('c.jpg', 'red'),
    ]);
  const remove = (number: number) =>
    phone.getByRole('button', {
      name: ar('review-form:pictures.remove').replace('{{number}}', String(number)),
    });
  await remove(3).click();
  await expect(remove(3)).toHaveCount(0);
  await phone.getByRole('button', { name: ar('review-form:submit') }).click();

  const shown = phone.locator('#reviews').getByRole('listitem').filter({ hasText: title });
  const pictures = shown.getByRole('list').getByRole('img');
  await expect(pictures).toHaveCount(2);
  await pictures.first().scrollIntoViewIfNeeded();
  await expect.poll(() => pictures.first().evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(320);
  await pictures.first().click();
  const viewer = phone.getByRole('dialog');
  await expect
    .poll(() => viewer.getByRole('img').evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBe(1200);
  await viewer.getByRole('button', { name: ar('product:gallery.close') }).click();
  expect(await overflow(phone)).toBe(0);
  const address = (await pictures.first().getAttribute('src')) ?? '';
  expect((await phone.request.get(address)).status()).toBe(200);

  const desk = await openWindow();
  await logIn(desk, OWNER, '/admin/reviews');
  await desk
    .getByRole('navigation', { name: en('admin-orders:reviews.tabs') })
    .getByRole('link', { name: en('admin-orders:reviews.tab.published') })
    .click();
  const judged = desk.getByRole('article').filter({ hasText: title });
  // A picture that still loads while it is removed would be refused on the console.
  await expect(judged.locator('img')).toHaveCount(2);
  for (const picture of await judged.locator('img').all())
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
      .toBeGreaterThan(0);
  await judged
    .getByRole('button', { name: en('admin-orders:reviews.pictures.remove').replace('{{number}}', '1') })
    .click();
  await desk.getByLabel(en('admin-orders:reviews.pictures.reason'), { exact: true }).fill(reason);
  await desk.getByRole('button', { name: en('admin-orders:reviews.pictures.confirm'), exact: true }).click();
  await expect(
    judged.getByRole('button', {
      name: en('admin-orders:reviews.pictures.remove').replace('{{number}}', '2'),
    }),
  ).toHaveCount(0);
  await expect(pictures).toHaveCount(1);
  expect((await phone.request.get(address)).status()).toBe(403);

  await phone.reload();
  await goToReviewForm(phone);
  await expect(phone.getByText(reason)).toBeVisible();
});
