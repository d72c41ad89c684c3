import { expect, type Page } from '@playwright/test';
import type { Locale } from '@/lib/domain/locale';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { sendAccount, type Account } from './people';

let made = 0;

/** Signs somebody up through the form, so that no other test depends on what they do; the page is logged in afterwards. */
export async function newMember(page: Page, locale: Locale): Promise<Account> {
  const t = textsOf(locale);
  const member = { email: `member-${Date.now()}-${(made += 1)}@example.com`, password: 'first-one' };
  await page.goto(`${locale === 'ar' ? '/ar' : ''}/sign-up`);
  await page.getByLabel(t('account:field.name'), { exact: true }).fill('Layla Haddad');
  await sendAccount(page, member, locale, 'signUp');
  await expect(page).toHaveURL((url) => !url.pathname.endsWith('/sign-up'));
  return member;
}
