import type { Page } from '@playwright/test';
import { collections } from '@/lib/domain/collections';
import { parseDomainRecord } from '@/lib/domain/tenancy/domain-record';
import { mailsTo } from '@/tests/e2e/support/people/mailbox';
import { PASSWORD, sendAccount } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { storedAt } from '@/tests/e2e/support/setting';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const { BASE_URL: EMPTY = '' } = process.env;
const PLATFORM = EMPTY.replace('//empty.', '//');
/** A store whose shop no other test of this site opens. */
const SECOND = EMPTY.replace('//empty.', '//second.');
const OPERATOR = 'operator@platform.localhost';
const REASON = 'It sells what is not its own.';
const t = textsOf('en');

async function logIn(page: Page, email: string, locale: 'en' | 'ar' = 'en'): Promise<void> {
  const texts = textsOf(locale);
  await page.goto(`${PLATFORM}${locale === 'ar' ? '/ar' : ''}/console`);
  await page.getByLabel(texts('console:entry.email')).fill(email);
  await page.getByLabel(texts('console:entry.password')).fill(PASSWORD);
  await page.getByRole('button', { name: texts('console:entry.submit') }).click();
}

async function stateOf(host: string) {
  return parseDomainRecord(await storedAt(collections.domain(host)))?.state;
}

test('an operator finds a store, suspends it with a reason that its owner reads, and reopens it', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await logIn(page, OPERATOR);
  await expect(page.getByRole('heading', { name: t('console:stores.title'), exact: true })).toBeVisible();
  await page.getByLabel(t('console:stores.search')).fill('owner@second');
  await page.getByRole('button', { name: t('console:stores.find') }).click();
  const rows = page.getByRole('table').getByRole('rowheader');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('second.localhost');
  await rows.first().getByRole('link').click();

  await page.getByRole('button', { name: t('console:store.suspend') }).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: t('console:suspend.submit'), exact: true });
  await submit.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel(t('console:suspend.reason')).fill(REASON);
  await submit.click();
  await expect(page.getByText(t('console:suspend.done'))).toBeVisible();
  await expect(page.getByText(t('console:state.suspended'), { exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: REASON })).toBeVisible();
  expect(await stateOf('second.localhost')).toBe('suspended');

  // The shop is gone, its people still come in and read why.
  const owner = await openWindow({ refusals: [404] });
  await expect(async () => {
    await owner.goto(SECOND);
    await expect(owner.getByText(t('common:noStore.suspended.title'))).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await owner.goto(`${SECOND}/login?next=${encodeURIComponent('/admin/dashboard')}`);
  // Nothing of the shop is there, only its name and the way in.
  await expect(owner.getByText(t('account:login.people'))).toBeVisible();
  await expect(owner.getByRole('link')).toHaveCount(2);
  await expect(owner.getByRole('banner')).toContainText('Second');
  await sendAccount(owner, { email: 'owner@second.shop', password: PASSWORD });
  await expect(owner.getByText(REASON)).toBeVisible();
  const mails = async () => (await mailsTo('owner@second.shop')).map(({ text }) => text).join('\n');
  await expect.poll(mails).toContain(REASON);

  await page.getByRole('button', { name: t('console:store.reopen') }).click();
  await dialog.getByLabel(t('console:reopen.reason')).fill('It was taken down.');
  await dialog.getByRole('button', { name: t('console:reopen.submit'), exact: true }).click();
  await expect(page.getByText(t('console:state.open'), { exact: true })).toBeVisible();
  expect(await stateOf('second.localhost')).toBe('open');
  await expect(owner.getByText(REASON)).toBeHidden();

  await page.getByRole('link', { name: t('console:nav.activity'), exact: true }).click();
  await expect(page.getByRole('cell', { name: 'It was taken down.' })).toBeVisible();
  await expect(page.getByRole('cell', { name: OPERATOR }).first()).toBeVisible();
});

test('the owner of a store has no console, and no store’s host has one', async ({ openWindow, request }) => {
  const page = await openWindow({ viewport: PHONE });
  await logIn(page, 'owner@empty.shop', 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('owner@empty.shop');
  for (const path of ['/console', '/platform/console', '/ar/console'])
    expect((await request.get(path)).status(), path).toBe(404);
});
