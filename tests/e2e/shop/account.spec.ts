import type { Page } from '@playwright/test';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { mailLink } from '@/tests/e2e/support/people/mailbox';
import { newMember } from '@/tests/e2e/support/people/members';
import { logInAs, type Account } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, test, WINDOWS } from '@/tests/e2e/support/shop-test';

for (const [locale, name, viewport] of WINDOWS) {
  const t = textsOf(locale);
  const prefix = locale === 'ar' ? '/ar' : '';

  test(`a forgotten password is reset by the mail's link, once (${locale}, ${name})`, async ({
    openWindow,
    page: other,
  }) => {
    const page = await openWindow({ viewport });
    const member = await newMember(page, locale);
    await logOut(page, t);
    await page.goto(`${prefix}/login`);
    await page.getByRole('link', { name: t('account:login.forgot') }).click();
    await page.getByRole('button', { name: t('account:forgot.submit') }).click();
    await expect(page.getByText(t('errors:field.email.required'))).toBeVisible();
    await page.getByLabel(t('account:field.email'), { exact: true }).fill(member.email);
    await page.getByRole('button', { name: t('account:forgot.submit') }).click();
    await expect(page.getByText(t('account:forgot.done'))).toBeVisible();

    const link = await mailLink(member.email, 'resetPassword');
    await page.goto(link);
    await page.getByLabel(t('account:field.newPassword')).fill('fresh-one');
    await page.getByRole('button', { name: t('account:reset.submit') }).click();
    await expect(page).toHaveURL((url) => url.pathname === `${prefix}/login`);
    await logInAs(page, { ...member, password: 'fresh-one' }, '/profile', locale);

    // The browser itself reports the refusal, so this window's console is not watched.
    await other.goto(link);
    await expect(other.getByRole('main').getByRole('alert')).toHaveText(t('errors:code-expired'));
  });

  test(`a shopper changes name, photo and password, and logs out (${locale}, ${name})`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport });
    const member = await newMember(page, locale);
    await page.goto(`${prefix}/profile`);
    await page.getByLabel(t('account:field.name'), { exact: true }).fill('Mariam Odeh');
    await page.getByLabel(t('account:field.phone')).fill('٠٧٩ ١٢٣ ٤٥٦٧');
    await page.getByRole('button', { name: t('account:profile.save') }).click();
    await expect(page.getByText(t('account:profile.done'))).toBeVisible();
    await expect(page.getByLabel(t('account:field.phone'))).toHaveValue('079 123 4567');

    await choosePhoto(page, 'notes.png', Buffer.from('not a picture'));
    await expect(page.getByText(t('errors:field.photo.type'))).toBeVisible();
    await choosePhoto(page, 'wide.png', await page.getByRole('banner').screenshot());
    await expect(page.getByRole('button', { name: t('account:photo.remove') })).toBeVisible();

    await page.getByRole('button', { name: t('account:profile.sendVerification') }).click();
    await page.goto(await mailLink(member.email, 'verifyEmail'));
    await page.getByRole('button', { name: t('account:verify.submit') }).click();
    await expect(page).toHaveURL((url) => url.pathname === `${prefix}/profile`);
    await expect(page.getByText(t('account:profile.verified'), { exact: true })).toBeVisible();

    await page.getByRole('tab', { name: t('account:profile.tabs.password') }).click();
    await page.getByLabel(t('account:field.currentPassword')).fill(member.password);
    await page.getByLabel(t('account:field.newPassword')).fill('fresh-one');
    await page.getByRole('tabpanel').getByRole('button').click();
    await expect(page.getByLabel(t('account:field.newPassword'))).toHaveValue('');
    await logOut(page, t);
    await logInAs(page, { ...member, password: 'fresh-one' }, '/profile', locale);
    await expect(page.getByLabel(t('account:field.name'), { exact: true })).toHaveValue('Mariam Odeh');
  });

  test(`a wish is live in both tabs and goes into the cart (${locale}, ${name})`, async ({ openWindow }) => {
    const page = await openWindow({ viewport });
    const { slug, title } = await firstProduct();
    await page.goto(`${prefix}/products/${slug}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('catalogue:card.add') })
      .first()
      .click();
    await expect(page.getByText(t('common:toast.loginFirst'))).toBeVisible();
    await newMember(page, locale);
    await page.goto(`${prefix}/profile?tab=wishlist`);
    await expect(page.getByText(t('account:wishlist.emptyTitle'))).toBeVisible();

    const second = await page.context().newPage();
    await second.goto(`${prefix}/products/${slug}`);
    await second
      .getByRole('main')
      .getByRole('button', { name: t('catalogue:card.add') })
      .first()
      .click();
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title[locale] }) });
    await card.getByRole('button', { name: t('account:wishlist.addToCart') }).click();
    await expect(page.getByText(t('common:toast.addedToCart'))).toBeVisible();
    await card.getByRole('button', { name: t('catalogue:card.remove') }).click();
    await expect(page.getByText(t('account:wishlist.emptyTitle'))).toBeVisible();
    await expect(
      second
        .getByRole('main')
        .getByRole('button', { name: t('catalogue:card.add') })
        .first(),
    ).toBeVisible();
  });
}

test('a wrong current password is said at its field', async ({ page }) => {
  const t = textsOf('en');
  const member: Account = await newMember(page, 'en');
  await page.goto('/profile?tab=password');
  await page.getByLabel('Current Password').fill(`${member.password}x`);
  await page.getByLabel('New Password').fill('fresh-one');
  await page.getByRole('tabpanel').getByRole('button').click();
  await expect(page.getByLabel('Current Password')).toHaveAccessibleDescription(
    t('errors:field.currentPassword.wrong'),
  );
});

async function logOut(page: Page, t: (key: string) => string): Promise<void> {
  await page.goto(t('account:profile.tabs.logout') === 'Log Out' ? '/profile' : '/ar/profile');
  await page.getByRole('tab', { name: t('account:profile.tabs.logout') }).click();
  await expect(page.getByText(t('common:toast.loggedOut'))).toBeVisible();
}

const choosePhoto = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
