import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { logIn, OWNER, PASSWORD, sendAccount } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const arabicDigits = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

/** As `npm run store -- factor` does, also where a test broke off. */
test.afterEach(async () => {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ localId: 'demo-owner', mfa: { enrollments: [] } }),
    },
  );
  expect(answer.status).toBe(200);
});

test('the owner sets up an authenticator app, logs in by it, and takes it off again', async ({
  openWindow,
}) => {
  const t = textsOf('en');
  const page = await openWindow({ refusals: [400] });
  await logIn(page, OWNER, '/admin/orders');
  await page.getByRole('link', { name: t('admin:factorOffer.setUp') }).click();
  await page.getByRole('button', { name: t('admin-people:profile.factors.add') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: t('admin-people:profile.factors.qr') })).toBeVisible();
  const secret = await dialog.locator('code').innerText();
  const turnOn = dialog.getByRole('button', { name: t('admin-people:profile.factors.turnOn') });
  await dialog.getByRole('textbox', { name: t('admin:freshSignIn.code') }).fill('000000');
  await turnOn.click();
  await expect(dialog.getByText(t('errors:field.code.wrong'))).toBeVisible();
  await dialog.getByLabel(t('admin-people:profile.factors.name')).fill('Work phone');
  await dialog.getByRole('textbox', { name: t('admin:freshSignIn.code') }).fill(codeOf(secret));
  await turnOn.click();
  await expect(page.getByText('Work phone')).toBeVisible();

  const ar = textsOf('ar');
  const other = await openWindow({ viewport: PHONE, refusals: [400] });
  await other.goto('/ar/login?next=%2Fadmin%2Fprofile');
  await sendAccount(other, { email: OWNER, password: PASSWORD }, 'ar');
  await other.getByLabel(ar('account:code.label')).fill(arabicDigits(codeOf(secret)));
  await other.getByRole('button', { name: ar('account:code.submit') }).click();
  await expect(other).toHaveURL(/\/ar\/admin\/profile$/);
  await other.getByRole('button', { name: ar('admin-people:profile.factors.remove') }).click();
  const asking = other.getByRole('dialog');
  await asking.getByRole('button', { name: ar('admin-people:profile.factors.remove') }).click();
  await expect(other.getByText('Work phone')).toHaveCount(0);
});

test('an old session is asked for the password, goes on where it was, and nothing typed is lost', async ({
  openWindow,
}) => {
  const t = textsOf('en');
  const page = await openWindow({ refusals: [400] });
  await logIn(page, OWNER, '/admin/users');
  await page.getByRole('tab', { name: 'Staff' }).click();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const form = page.getByRole('dialog');
  const email = `nour-${Date.now()}@example.com`;
  await form.getByLabel('Name').fill('Nour Haddad');
  await form.getByLabel('Email').fill(email);

  await refuseOnce(page, 'inviteStaff');
  await form.getByRole('button', { name: 'Send invitation' }).click();
  const proof = page.getByRole('dialog', { name: t('admin:freshSignIn.title') });
  await proof.getByRole('button', { name: t('admin:freshSignIn.cancel') }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Nour Haddad');

  await refuseOnce(page, 'inviteStaff');
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await proof.getByLabel(t('admin:freshSignIn.password')).fill('wrong-one');
  await proof.getByRole('button', { name: t('admin:freshSignIn.confirm') }).click();
  await expect(proof.getByText(t('errors:field.currentPassword.wrong'))).toBeVisible();
  await proof.getByLabel(t('admin:freshSignIn.password')).fill(PASSWORD);
  await proof.getByRole('button', { name: t('admin:freshSignIn.confirm') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('cell', { name: `Nour Haddad ${email}` })).toBeVisible();
});

/** The next call is answered as to a session older than ten minutes (tests/functions/people/fresh-sign-in.test.ts has a real one). */
async function refuseOnce(page: Page, callable: string): Promise<void> {
  const details = { code: 'fresh-sign-in-required', params: { way: 'password' } };
  const error = { status: 'FAILED_PRECONDITION', message: details.code, details };
  await page.route(
    `**/us-central1/*/${callable}`,
    (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 400,
            headers: { 'access-control-allow-origin': '*' },
            json: { error },
          })
        : route.fallback(),
    { times: 1 },
  );
}
