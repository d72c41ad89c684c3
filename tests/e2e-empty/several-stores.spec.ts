import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { LocalizedText } from '@/lib/domain/locale';
import { signedIn, signedUp, type Person } from '@/tests/e2e/support/backend';
import { invitationLink, mailLink } from '@/tests/e2e/support/people/mailbox';
import { OWNER, sendAccount } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

/** The platform's own host, below which stores have their names. */
const PLATFORM = new URL((process.env.BASE_URL ?? '').replace('//empty.', '//'));
const t = textsOf('ar');
const PASSWORD = 'quiet harbour lamps';
const OUD = { en: 'Oud House', ar: 'بيت العود' };
const SEA = { en: 'Sea Boards', ar: 'لوحات البحر' };
const DASHBOARD = '/ar/admin/dashboard';

/** Opens a store; resolves to its site. */
async function opened(person: Person, name: LocalizedText): Promise<string> {
  const { host } = await person.call('openStore', {
    ...{ key: randomUUID(), name, platformName: `s-${randomUUID().slice(0, 13)}`, locale: 'ar' },
    ...{ country: 'SA', currency: 'SAR', template: 'empty', package: '' },
    colors: { primary: '#0F5C6E', secondary: '#26706E' },
  });
  return `${PLATFORM.protocol}//${host}:${PLATFORM.port}`;
}

/** Opens the list of the person's stores, in the drawer of a phone. */
async function openStores(page: Page) {
  await page.getByRole('button', { name: t('admin:nav.open') }).click();
  await page.getByRole('button', { name: t('admin:switcher.label') }).click();
  const stores = page.getByRole('group', { name: t('admin:switcher.label') }).getByRole('menuitem');
  await expect(stores.first()).toBeVisible();
  return stores;
}

test('somebody with two stores goes from one to the other, joins a third one, and leaves it', async ({
  openWindow,
}) => {
  const email = `several-${Date.now()}@example.com`;
  const person = await signedUp(email, PASSWORD);
  const [oud, sea] = [await opened(person, OUD), await opened(person, SEA)];
  const page = await openWindow({ viewport: PHONE });
  await page.goto(await mailLink(email, 'verifyEmail'));
  await page.getByRole('button', { name: t('account:verify.submit') }).click();
  await expect(page.getByText(t('account:verify.done')).first()).toBeVisible();

  await page.goto(`${oud}/ar/login?next=${encodeURIComponent('/admin/dashboard')}`);
  await sendAccount(page, { email, password: PASSWORD }, 'ar');
  await expect(page).toHaveURL(oud + DASHBOARD);
  const first = await openStores(page);
  await expect(first).toHaveCount(2);
  await expect(first.filter({ hasText: OUD.ar })).toHaveAttribute('aria-current', 'true');
  await first.filter({ hasText: SEA.ar }).click();
  // Signed in, and without a trace of the code.
  await expect(page).toHaveURL(sea + DASHBOARD);
  await expect(page.getByRole('button', { name: t('admin:nav.open') })).toBeVisible();

  const owner = await signedIn(OWNER);
  const invited = { email, name: 'Rana Saleh', role: 'staff', locale: 'ar' } as const;
  await owner.call('inviteStaff', { storeId: 'demo', ...invited });
  await page.goto(await invitationLink(email));
  await page.getByRole('link', { name: t('account:invitation.logIn') }).click();
  await sendAccount(page, { email, password: PASSWORD }, 'ar');
  await page.getByRole('button', { name: t('account:invitation.accept') }).click();
  await expect(page).toHaveURL((url) => url.pathname === DASHBOARD);
  const all = await openStores(page);
  await expect(all).toHaveCount(3);
  await expect(all.filter({ hasText: t('admin:switcher.role.staff') })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await all.filter({ hasText: OUD.ar }).click();
  await expect(page).toHaveURL(oud + DASHBOARD);
  await owner.call('removeStaff', { storeId: 'demo', uid: person.uid });
  const left = await openStores(page);
  await expect(left).toHaveCount(2);
  await left.filter({ hasText: SEA.ar }).click();
  await expect(page).toHaveURL(sea + DASHBOARD);
  await expect(page.getByRole('button', { name: t('admin:nav.open') })).toBeVisible();
});
