import { invitationLink } from '@/tests/e2e/support/people/mailbox';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const t = textsOf('en');

test('somebody accepts an invitation in a window of their own, works, and is out at once when removed', async ({
  openWindow,
}) => {
  const owner = await openWindow();
  await logIn(owner, OWNER, '/admin/users');
  await owner.getByRole('tab', { name: 'Staff' }).click();
  const email = `rana-${Date.now()}@example.com`;
  await owner.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText(t('errors:field.name.required'))).toBeVisible();
  await dialog.getByLabel('Name').fill('Rana Saleh');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const invitations = owner.getByRole('table', { name: 'Invitations' }).getByRole('row');
  await expect(invitations.filter({ hasText: email })).toContainText('Open until');
  const row = owner.getByRole('table', { name: 'Staff' }).getByRole('row').filter({ hasText: email });
  await expect(row).toHaveCount(0);

  // A password that is too common is refused by the server.
  const rana = await openWindow({ refusals: [400] });
  await rana.goto(await invitationLink(email));
  await expect(rana.getByText(/invites you to run/)).toBeVisible();
  await rana.getByLabel('New Password').fill('password12');
  await rana.getByRole('button', { name: t('account:invitation.accept') }).click();
  await expect(rana.getByText(t('errors:field.password.common'))).toBeVisible();
  await rana.getByLabel('New Password').fill('quiet harbour lamps');
  await rana.getByRole('button', { name: t('account:invitation.accept') }).click();
  await expect(rana).toHaveURL(/\/admin\/dashboard/);
  await expect(rana.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  // The last that the dashboard reads; it would be refused once the role is gone.
  await expect(rana.getByRole('table', { name: 'Best sellers' })).toBeVisible();

  await expect(row).toContainText('Rana Saleh');
  await expect(invitations.filter({ hasText: email })).toHaveCount(0);
  await owner.getByRole('button', { name: 'Remove Rana Saleh' }).click();
  await owner.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row).toHaveCount(0);
  await expect(rana).toHaveURL(/\/login/);
});

test('the palette finds pages, orders and boards by typing alone', async ({ openWindow }) => {
  const page = await openWindow();
  await logIn(page, OWNER, '/admin/orders');
  const number = await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().innerText();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: t('admin:palette.search') });
  await box.fill('olive');
  await expect(page.getByRole('option', { name: /Olive Branch/ })).toBeVisible();
  await box.fill(number);
  await expect(page.getByRole('option', { name: new RegExp(number) })).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/admin\/orders\/[^/]+$/);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
});

test('the owner changes name and photo on a phone, in Arabic', async ({ openWindow }) => {
  const ar = textsOf('ar');
  const page = await openWindow({ viewport: PHONE });
  await logIn(page, OWNER, '/admin/profile', 'ar');
  const name = page.getByLabel(ar('admin-people:profile.details.name'));
  await name.fill('دانة المالكة');
  await page.getByRole('button', { name: ar('admin-people:profile.details.save'), exact: true }).click();
  await expect(page.getByText(ar('admin-people:profile.details.done')).first()).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('دانة المالكة');
});
