import { expect, type Page } from '@playwright/test';
import type { Locale } from '@/lib/domain/locale';
import { textsOf } from './texts';

export const PASSWORD = 'demo1234';
export const OWNER = 'owner@demo.shop';
export const SHOPPER = 'shopper@demo.shop';

/** Fills the login form of the page that is open or of `/login`, and waits for where it leads. */
export async function logIn(page: Page, email: string, next: string, locale: Locale = 'en'): Promise<void> {
  const t = textsOf(locale);
  await page.goto(`${locale === 'ar' ? '/ar' : ''}/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel(t('account:field.email'), { exact: true }).fill(email);
  await page.getByLabel(t('account:field.password'), { exact: true }).fill(PASSWORD);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account:login.submit'), exact: true })
    .click();
  await expect(page).toHaveURL((url) => url.pathname.endsWith(next));
}

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
