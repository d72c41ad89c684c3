import type { Page } from '@playwright/test';
import { sendAccount } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, test, WINDOWS } from '@/tests/e2e/support/shop-test';

/** Chooses an invented account in the window of the local stand-in for Google. */
async function continueWithGoogle(page: Page, label: string, email: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: label }).click();
  const google = await opened;
  const known = google.getByRole('button', { name: email });
  await google.getByRole('heading', { level: 1 }).waitFor();
  const isKnown = (await known.count()) > 0;
  if (!isKnown) {
    await google.locator('#name').fill('Gina Haddad');
    await google.locator('#email').fill(email);
  }
  const closed = google.waitForEvent('close');
  // The window may close before Playwright has seen that the press is done.
  await (isKnown ? known : google.locator('form button')).click().catch(() => undefined);
  await closed;
}

for (const [locale, name, viewport] of WINDOWS) {
  const t = textsOf(locale);
  const prefix = locale === 'ar' ? '/ar' : '';

  test(`a Google account signs up, signs in again, and its e-mail with a password is told the way (${locale}, ${name})`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport });
    const email = `gina-${locale}-${Date.now()}@example.com`;
    await page.goto(`${prefix}/sign-up?next=%2Fprofile`);
    await continueWithGoogle(page, t('account:google.continue'), email);
    await expect(page).toHaveURL((url) => url.pathname === `${prefix}/profile`);
    await expect(page.getByLabel(t('account:field.name'), { exact: true })).toHaveValue('Gina Haddad');
    await page.getByRole('tab', { name: t('account:profile.tabs.password') }).click();
    await expect(page.getByRole('button', { name: t('account:password.choose') })).toBeVisible();
    await page.getByRole('tab', { name: t('account:profile.tabs.logout') }).click();
    await expect(page).toHaveURL((url) => url.pathname === (prefix || '/'));

    await page.goto(`${prefix}/login?next=%2Fprofile`);
    await sendAccount(page, { email, password: 'some-password' }, locale);
    const alert = page.getByRole('main').getByRole('alert');
    // Arabic isolates the name, so the sentence is looked for in its parts.
    const [before = ''] = t('errors:other-method').split('{{method}}');
    await expect(alert).toContainText(before.trim());
    await expect(alert).toContainText(t('errors:method.google'));
    await continueWithGoogle(page, t('account:google.continue'), email);
    await expect(page).toHaveURL((url) => url.pathname === `${prefix}/profile`);
  });
}
