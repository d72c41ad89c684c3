import { mailsTo } from '@/tests/e2e/support/people/mailbox';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const ar = textsOf('ar');
const en = textsOf('en');

test('an address left on an Arabic phone counts once its mail is confirmed, and its owner finds it on the list', async ({
  openWindow,
}) => {
  const email = `news-${Date.now().toString(36)}@example.com`;
  const phone = await openWindow({ viewport: PHONE });
  await phone.goto(`/ar/pages/${encodeURIComponent('ورشتنا')}`);
  const field = phone.getByRole('main').getByLabel(ar('own-pages:newsletter.email'), { exact: true });
  await field.fill('nobody');
  await field.press('Enter');
  await expect(phone.getByText(ar('errors:field.email.invalid'))).toBeVisible();
  await field.fill(email);
  await field.press('Enter');
  await expect(phone.getByText(ar('own-pages:newsletter.asked'))).toBeVisible();

  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(1);
  const [mail] = await mailsTo(email);
  const links = (mail?.text ?? '').replace(/[\u2068\u2069]/g, '').match(/http\S+/g) ?? [];
  const { pathname } = new URL(links.find((link) => link.includes('/newsletter/')) ?? '');
  await phone.goto(pathname);
  await phone.getByRole('button', { name: ar('confirm:newsletter.confirm'), exact: true }).click();
  await expect(phone.getByText(ar('confirm:newsletter.done'))).toBeVisible();

  const desk = await openWindow();
  await logIn(desk, OWNER, '/admin/users');
  await desk
    .getByLabel(en('admin-sales:customers.who.label'), { exact: true })
    .selectOption({ label: en('admin-sales:customers.who.agreed') });
  await desk.getByRole('searchbox', { name: en('admin-sales:customers.search') }).fill(email);
  await expect(desk.getByRole('row').filter({ hasText: email })).toBeVisible();
});
