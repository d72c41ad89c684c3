import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signedIn } from '@/tests/e2e/support/backend';
import { mailsTo } from '@/tests/e2e/support/people/mailbox';
import { PASSWORD, sendAccount } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const { BASE_URL: EMPTY = '' } = process.env;
const PLATFORM = EMPTY.replace('//empty.', '//');
const STORE = EMPTY.replace('//empty.', '//second.');
const OPERATOR = 'operator@platform.localhost';
const OWNER = 'owner@second.shop';
const REASON = 'A board shows the wrong title.';
const MENDED = 'A title that support mended';
/** The first visit of a page renders it. */
const LOADED_MS = 60_000;
const t = textsOf('en');
const ar = textsOf('ar');

/** A board of the store, made without the browser. */
async function aBoard(): Promise<string> {
  const owner = await signedIn(OWNER);
  const productId = randomUUID();
  await owner.call('saveProduct', {
    ...{ storeId: 'second', productId, baseUpdatedAt: 0, status: 'draft', options: [] },
    title: { en: 'A wrong title', ar: 'عنوان خاطئ' },
    variants: [{ id: 'only', price: 2500, stock: 9, seenStock: 0 }],
  });
  return productId;
}

async function openConsole(page: Page): Promise<void> {
  await page.goto(`${PLATFORM}/console?store=second`);
  await page.getByLabel(t('console:entry.email')).fill(OPERATOR);
  await page.getByLabel(t('console:entry.password')).fill(PASSWORD);
  await page.getByRole('button', { name: t('console:entry.submit') }).click();
}

async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('console:support.ask') }).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: t('console:support.submit'), exact: true });
  await submit.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel(t('console:support.reason')).fill(REASON);
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(REASON).first()).toBeVisible();
  const mails = async () => (await mailsTo(OWNER)).map(({ text }) => text).join('\n');
  await expect.poll(mails).toContain(REASON);
}

test('an operator asks, an owner allows an hour on a phone in Arabic, sees what was done, and ends it', async ({
  openWindow,
}) => {
  test.setTimeout(300_000);
  const productId = await aBoard();
  const operator = await openWindow();
  await openConsole(operator);
  await ask(operator);

  const owner = await openWindow({ viewport: PHONE });
  await owner.goto(`${STORE}/ar/login?next=${encodeURIComponent('/admin/dashboard')}`);
  await sendAccount(owner, { email: OWNER, password: PASSWORD }, 'ar');
  await expect(owner.getByText(REASON)).toBeVisible({ timeout: LOADED_MS });
  await owner.getByRole('link', { name: ar('admin:support.answer') }).click();
  const request = owner.getByRole('group').filter({ hasText: OPERATOR });
  await expect(request).toContainText(REASON, { timeout: LOADED_MS });
  await owner.getByRole('button', { name: ar('admin-own-store:support.allow'), exact: true }).click();
  const end = owner.getByRole('button', { name: ar('admin-own-store:support.end'), exact: true });
  await expect(end).toBeVisible();

  await operator.getByRole('button', { name: t('console:support.enter') }).click();
  await expect(operator).toHaveURL(`${STORE}/admin/dashboard`, { timeout: LOADED_MS });
  await expect(operator.getByText(/as the platform’s support until/)).toBeVisible({ timeout: LOADED_MS });
  await operator.goto(`${STORE}/admin/products/${productId}`);
  await operator.getByRole('textbox', { name: 'Title (English)', exact: true }).fill(MENDED);
  await operator.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(operator.getByText('Everything is saved')).toBeVisible();
  await operator.goto(`${STORE}/admin/storesetting/paymentOptions`);
  await expect(operator.getByText(t('admin-store:form.ownerOnly'))).toBeVisible({ timeout: LOADED_MS });

  await owner.goto(`${STORE}/ar/admin/activity`);
  await expect(owner.getByText(ar('admin-activity:role.support')).first()).toBeVisible({
    timeout: LOADED_MS,
  });
  await owner.goto(`${STORE}/ar/admin/settings/store`);
  await end.click();
  await expect(end).toBeHidden();

  await expect(operator.getByText(t('admin:support.endedTitle'))).toBeVisible();
  await operator.getByRole('button', { name: t('admin:support.toConsole') }).click();
  await expect(operator).toHaveURL(`${PLATFORM}/console?store=second`, { timeout: LOADED_MS });
  await expect(operator.getByText(t('console:support.ended'))).toBeVisible();
  await expect(operator.getByRole('button', { name: t('console:support.enter') })).toBeHidden();
});
