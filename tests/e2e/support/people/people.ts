import { expect, type Page } from '@playwright/test';
import type { Locale } from '@/lib/domain/locale';
import { textsOf } from '@/tests/e2e/support/screens/texts';

export const PASSWORD = 'demo1234';
export const OWNER = 'owner@demo.shop';
export const SHOPPER = 'shopper@demo.shop';

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Sends the open form of `/login`, or of `/sign-up`, with this e-mail and password. */
export async function sendAccount(
  page: Page,
  { email, password }: Account,
  locale: Locale = 'en',
  form: 'login' | 'signUp' = 'login',
): Promise<void> {
  const t = textsOf(locale);
  await page.getByLabel(t('account:field.email'), { exact: true }).fill(email);
  await page.getByLabel(t('account:field.password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: t(`account:${form}.submit`), exact: true })
    .click();
}

/** Fills the login form and waits for where it leads. */
export async function logInAs(page: Page, account: Account, next: string, locale: Locale): Promise<void> {
  await page.goto(`${locale === 'ar' ? '/ar' : ''}/login?next=${encodeURIComponent(next)}`);
  await sendAccount(page, account, locale);
  await expect(page).toHaveURL((url) => url.pathname.endsWith(next));
}

/** The same for the people of the demo, who share a password. */
export const logIn = (page: Page, email: string, next: string, locale: Locale = 'en'): Promise<void> =>
  logInAs(page, { email, password: PASSWORD }, next, locale);

export const ADDRESS = {
  en: {
    fullName: 'Layla Haddad',
    streetAddress: '12 Palm Street',
    zipCode: '11183',
    city: 'Amman',
    email: 'layla@example.com',
    mobileNumber: '+962 79 123 4567',
  },
  ar: {
    fullName: 'ليلى حدّاد',
    streetAddress: 'شارع النخيل ١٢',
    zipCode: '١١١٨٣',
    city: 'عمّان',
    email: 'layla@example.com',
    mobileNumber: '+٩٦٢ ٧٩ ١٢٣ ٤٥٦٧',
  },
} as const;

/** Fills the checkout's shipping form as a person would. */
export async function fillAddress(form: Pick<Page, 'getByLabel'>, locale: Locale): Promise<void> {
  const t = textsOf(locale);
  for (const [field, value] of Object.entries(ADDRESS[locale]))
    await form.getByLabel(t(`checkout:shipping.${field}`), { exact: true }).fill(value);
}
