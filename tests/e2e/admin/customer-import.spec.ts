import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { adminPaths } from '@/lib/admin-paths';
import type { Locale } from '@/lib/domain/locale';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

/** Chooses a file and shows what it says. */
async function choose(page: Page, locale: Locale, csv: string) {
  const t = textsOf(locale);
  await page.getByRole('button', { name: t('admin-customers:import.open'), exact: true }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByRole('table', { name: t('admin-customers:import.preview') })).toBeVisible();
}

async function take(page: Page, locale: Locale) {
  const t = textsOf(locale);
  await page.getByRole('button', { name: t('admin-customers:import.start'), exact: true }).click();
  await expect(page.getByText(t('admin-customers:import.done'), { exact: true })).toBeVisible();
}

test('an owner brings the customers of another shop, mends a row on an Arabic phone, and nobody is there twice', async ({
  openWindow,
}) => {
  const t = textsOf('en');
  const mark = `import${Date.now()}`;
  const heading = 'First Name,Last Name,Email,Accepts Email Marketing,Phone,Tags,Note';
  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.users);
  const file = [
    heading,
    `Sara,${mark},sara@${mark}.example,yes,,"vip, ${mark}",Likes waves`,
    `Omar,${mark},omar@${mark},no,,${mark},`,
  ].join('\n');
  await choose(desk, 'en', file);
  await expect(desk.getByText(t('admin-customers:import.problem.emailInvalid'))).toBeVisible();
  await take(desk, 'en');
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: t('admin-customers:import.save'), exact: true }).click();
  const refused = readFileSync(await (await download).path(), 'utf8');
  await desk.getByRole('button', { name: t('admin-customers:import.close'), exact: true }).click();
  await desk.getByLabel(t('admin-sales:customers.search'), { exact: true }).fill(`sara@${mark}`);
  await expect(desk.getByText(`Sara ${mark}`).first()).toBeVisible();

  const ar = textsOf('ar');
  const phone = await openWindow({ viewport: PHONE });
  await logIn(phone, OWNER, adminPaths.users, 'ar');
  const mended = refused.replace(`omar@${mark}`, `omar@${mark}.example`);
  await choose(phone, 'ar', mended);
  await expect(phone.getByText(ar('admin-customers:import.problem.emailInvalid'))).toHaveCount(0);
  await take(phone, 'ar');
  await phone.getByRole('button', { name: ar('admin-customers:import.another'), exact: true }).click();
  await phone
    .locator('input[type=file]')
    .setInputFiles({ name: 'again.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await take(phone, 'ar');
  await phone.getByRole('button', { name: ar('admin-customers:import.close'), exact: true }).click();
  await phone.getByLabel(ar('admin-sales:customers.search'), { exact: true }).fill(mark);
  await expect(phone.getByText(`Omar ${mark}`).first()).toBeVisible();
  await expect(phone.getByText(`Sara ${mark}`)).toHaveCount(1);
});
