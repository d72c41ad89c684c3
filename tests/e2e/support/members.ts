import { expect, type Page } from '@playwright/test';
import type { Locale } from '@/lib/domain/locale';
import { textsOf } from './texts';

/** Somebody who signed up in a test, so that no other test depends on what they do. */
export interface Member {
  readonly email: string;
  readonly password: string;
}

let made = 0;

/** Signs up through the form; the page is logged in afterwards. */
export async function newMember(page: Page, locale: Locale): Promise<Member> {
  const t = textsOf(locale);
  const member = { email: `member-${Date.now()}-${(made += 1)}@example.com`, password: 'first-one' };
  await page.goto(`${locale === 'ar' ? '/ar' : ''}/sign-up`);
  await page.getByLabel(t('account:field.name'), { exact: true }).fill('Layla Haddad');
  await submit(page, member, t, t('account:signUp.submit'));
  await expect(page).toHaveURL((url) => !url.pathname.endsWith('/sign-up'));
  return member;
}

/** Fills the login form and waits for where it leads. */
export async function logInAs(page: Page, member: Member, next: string, locale: Locale): Promise<void> {
  const t = textsOf(locale);
  await page.goto(`${locale === 'ar' ? '/ar' : ''}/login?next=${encodeURIComponent(next)}`);
  await submit(page, member, t, t('account:login.submit'));
  await expect(page).toHaveURL((url) => url.pathname.endsWith(next));
}

async function submit(page: Page, member: Member, t: (key: string) => string, button: string) {
  await page.getByLabel(t('account:field.email'), { exact: true }).fill(member.email);
  await page.getByLabel(t('account:field.password'), { exact: true }).fill(member.password);
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
}
