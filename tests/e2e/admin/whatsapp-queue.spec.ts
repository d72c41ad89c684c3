import { adminPaths } from '@/lib/admin-paths';
import { signedIn, type Person } from '@/tests/e2e/support/backend';
import { overflow, placeOrderFor } from '@/tests/e2e/support/orders/admin-orders';
import { logIn, OWNER, SHOPPER } from '@/tests/e2e/support/people/people';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';
import { textsOf } from '@/tests/e2e/support/screens/texts';

const t = textsOf('en');

let shopper: Person;
test.beforeAll(async () => {
  shopper = await signedIn(SHOPPER);
});

test('the owner switches messages on; a notice opens WhatsApp, is marked as sent, and the mark is undone', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: PHONE });
  await logIn(page, OWNER, adminPaths.settings);
  const choice = page.getByLabel(t('admin-store:notifications.messages'));
  const form = page.getByRole('form', { name: t('admin-store:notifications.title'), exact: true });
  const save = () => form.getByRole('button', { name: t('admin-store:form.save'), exact: true }).click();
  await choice.selectOption('by-hand');
  await save();
  await expect(page.getByText('update successfully').first()).toBeVisible();

  const { number } = await placeOrderFor(shopper, { fullName: 'Mona Said', mobileNumber: '+966501234567' });
  await page.goto(adminPaths.orders);
  await page.getByRole('link', { name: t('admin-messages:title'), exact: true }).click();
  const message = page.getByRole('listitem').filter({ hasText: number });
  const open = message.getByRole('link', { name: t('admin-messages:toSend.open'), exact: true });
  await expect(open).toHaveAttribute('href', /^https:\/\/wa\.me\/966501234567\?text=.+track/);
  await expect(message).toContainText('Mona Said');
  expect(await overflow(page)).toBe(0);

  await message.getByRole('button', { name: t('admin-messages:toSend.sent'), exact: true }).click();
  const undo = message.getByRole('button', { name: t('admin-messages:done.undo'), exact: true });
  await expect(message).toContainText(t('admin-messages:channel.by-hand'));
  await expect(open).toBeHidden();
  await undo.click();
  await expect(open).toBeVisible();
  await message.getByRole('button', { name: t('admin-messages:toSend.skip'), exact: true }).click();
  await expect(message).toContainText(t('admin-messages:done.skipped'));

  await page.goto(adminPaths.settings);
  await choice.selectOption('off');
  await save();
  await expect(page.getByText('update successfully').first()).toBeVisible();
  await page.goto(`/ar${adminPaths.messages}`);
  await expect(page.getByText(textsOf('ar')('admin-messages:off.title'))).toBeVisible();
});
