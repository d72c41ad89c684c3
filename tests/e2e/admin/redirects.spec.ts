import { adminPaths } from '@/lib/admin-paths';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const t = textsOf('en');

test('links of an older shop arrive, one added by hand and others from its file, until they are removed', async ({
  openWindow,
}) => {
  const mark = Date.now();
  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.redirects);
  await desk.getByLabel(t('admin-redirects:add.from')).fill(`https://old.example/Blogs/${mark}?page=2`);
  await desk.getByLabel(t('admin-redirects:add.to')).fill('/most-selling');
  await desk.getByRole('button', { name: t('admin-redirects:add.submit') }).click();
  const table = desk.getByRole('table', { name: t('admin-redirects:list') });
  await expect(table.getByText(`/blogs/${mark}`)).toBeVisible();

  await desk.getByRole('button', { name: t('admin-redirects:file.open') }).click();
  const file = `Redirect from,Redirect to\n/products/old-${mark},/blogs/${mark}\n/cart-${mark},javascript:1\n`;
  await desk
    .getByLabel(t('admin-redirects:file.choose'))
    .setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await desk
    .getByRole('button', { name: t('admin-redirects:file.save_one').replace('{{count}}', '1') })
    .click();
  await expect(table.getByText(`/products/old-${mark}`)).toBeVisible();

  const phone = await openWindow({ viewport: PHONE });
  await phone.goto(`/BLOGS/${mark}/?utm_source=mail`);
  await expect(phone).toHaveURL(/\/most-selling\?utm_source=mail$/);
  await phone.goto(`/ar/products/old-${mark}`);
  await expect(phone).toHaveURL(/\/ar\/most-selling$/);
  const { request } = phone.context();
  const answer = await request.get(`/ar/products/old-${mark}`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([308, '/ar/most-selling']);
  expect((await request.get(`/nowhere/${mark}`)).status()).toBe(404);

  const remove = table.getByRole('button', {
    name: t('admin-redirects:removeOf').replace('{{from}}', `/blogs/${mark}`),
  });
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect
    .poll(async () => (await request.get(`/blogs/${mark}`, { maxRedirects: 0 })).status())
    .toBe(404);
});
