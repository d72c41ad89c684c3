import { paths } from '@/lib/paths';
import { signedUp } from '@/tests/e2e/support/backend';
import { productBySlug } from '@/tests/e2e/support/catalogue';
import { overflow } from '@/tests/e2e/support/orders/admin-orders';
import { mailsTo } from '@/tests/e2e/support/people/mailbox';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

/** A board of the seed whose reviews no other test counts. */
const REVIEWED = 'five-tulips';

test('a reply written at a desk stands below the review on an open Arabic phone, and is mailed', async ({
  openWindow,
}) => {
  const t = textsOf('en');
  const run = `${test.info().project.name}-${Date.now().toString(36)}`;
  const email = `replied-${run}@example.com`;
  const { id: productId } = await productBySlug(REVIEWED);
  const [title, reply] = [`هدوء ${run}`, `شكرًا لك ${run}`];
  const writer = await signedUp(email);
  await writer.call('submitReview', {
    ...{
      storeId: 'demo',
      productId,
      name: 'ليلى',
      email,
      rating: 4,
      title,
      comment: 'لوحة هادئة',
      locale: 'ar',
    },
  });
  const phone = await openWindow({ viewport: PHONE });
  await phone.goto(`/ar${paths.product(REVIEWED)}`);
  const shown = phone.locator('#reviews').getByRole('listitem').filter({ hasText: title });
  await expect(shown).toBeVisible();

  const desk = await openWindow();
  await logIn(desk, OWNER, '/admin/reviews?status=published');
  const judged = desk.getByRole('article').filter({ hasText: title });
  await judged.getByRole('button', { name: t('admin-orders:reviews.reply.write') }).click();
  await judged.getByLabel(t('admin-orders:reviews.reply.label'), { exact: true }).fill(reply);
  await judged.getByRole('button', { name: t('admin-orders:reviews.reply.send') }).click();
  await expect(judged.getByRole('button', { name: t('admin-orders:reviews.reply.change') })).toBeVisible();

  await expect(shown.getByText(reply)).toBeVisible();
  expect(await overflow(phone)).toBe(0);
  const isReply = ({ text }: { text: string }) => text.includes(reply);
  await expect.poll(async () => (await mailsTo(email)).filter(isReply).length).toBe(1);
  await judged.getByRole('button', { name: t('admin-orders:reviews.reply.remove') }).click();
  await expect(shown.getByText(reply)).toHaveCount(0);
});
