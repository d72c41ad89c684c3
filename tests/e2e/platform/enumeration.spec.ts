import type { Page } from '@playwright/test';
import { logIn, SHOPPER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, test } from '@/tests/e2e/support/shop-test';

const t = textsOf('en');

/** Firebase console, Authentication, Settings, User actions: "Email enumeration protection". */
async function protectEnumeration(enableImprovedEmailPrivacy: boolean): Promise<void> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  const answer = await fetch(`http://${host}/emulator/v1/projects/${project}/config`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy } }),
  });
  expect(answer.status).toBe(200);
}

test.afterEach(() => protectEnumeration(false));

/** What the page says to a wrong password, or to anybody who asks for a new one. */
async function said(page: Page, path: string, email: string): Promise<string> {
  await page.goto(path);
  await page.getByLabel(t('account:field.email'), { exact: true }).fill(email);
  if (path === '/login')
    await page.getByLabel(t('account:field.password'), { exact: true }).fill('wrong-one');
  const submit = t(path === '/login' ? 'account:login.submit' : 'account:forgot.submit');
  await page.getByRole('main').getByRole('button', { name: submit, exact: true }).click();
  const answer = page.getByRole('main').locator('[role=alert], [role=status]').filter({ hasText: /\S/ });
  await expect(answer.first()).toBeVisible();
  return (await answer.allInnerTexts()).join().replaceAll(email, 'their e-mail');
}

for (const isProtected of [true, false])
  test(`fault 39: with enumeration protection ${isProtected ? 'on' : 'off'} people sign in, and no answer tells who has an account`, async ({
    openWindow,
  }) => {
    await protectEnumeration(isProtected);
    const page = await openWindow({ refusals: [400] });
    // It is the same for everybody, and names the other ways in.
    expect(await said(page, '/login', SHOPPER)).toContain(t('errors:wrong-credentials'));
    for (const path of ['/login', '/forgot-password'])
      expect(await said(page, path, SHOPPER)).toBe(await said(page, path, 'nobody-knows@example.com'));
    await logIn(page, SHOPPER, '/profile');
  });
