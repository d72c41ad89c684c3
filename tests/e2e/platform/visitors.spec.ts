import { readFileSync } from 'node:fs';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const en = textsOf('en');

test('a campaign, the pages it led to and a search in vain are on the owner’s page, and the browser stores nothing for it', async ({
  openWindow,
}) => {
  const campaign = `souq-${Date.now().toString(36)}`;
  const words = `zellige${campaign.replace(/\d/g, 'x')}`;
  const phone = await openWindow({ viewport: PHONE });
  const counted = () =>
    phone.waitForRequest((request) => request.url().endsWith('/api/visits') && request.method() === 'POST');
  const { slug } = await firstProduct();
  let sent = counted();
  await phone.goto(`/ar/products/${slug}?utm_source=${campaign}`);
  await sent;
  sent = phone.waitForRequest((request) => (request.postData() ?? '').includes(words));
  await phone.goto(`/ar/products?q=${words}`);
  await sent;
  expect(await phone.context().cookies()).toEqual([]);

  const desk = await openWindow();
  await logIn(desk, OWNER, '/admin/sales');
  await desk.getByRole('link', { name: en('admin-sales:sales.visitors'), exact: true }).click();
  await expect(
    desk.getByRole('table', { name: en('admin-visitors:funnel.title'), exact: true }),
  ).toBeVisible();
  // What a table has no room for is in its file.
  const saved = async (title: string) => {
    const panel = desk
      .locator('section')
      .filter({ has: desk.getByRole('heading', { name: title, exact: true }) });
    const [file] = await Promise.all([desk.waitForEvent('download'), panel.getByRole('button').click()]);
    return readFileSync(await file.path(), 'utf8');
  };
  expect(await saved(en('admin-visitors:sources.title'))).toContain(`${campaign},1`);
  expect(await saved(en('admin-visitors:missed.title'))).toContain(`${words},1`);
});
