import { expect, type BrowserContext, type Page } from '@playwright/test';
import { FRESH_SIGN_IN_MS } from '@/lib/domain/account/fresh-sign-in';
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

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** How long windows share a session: its sign-in stays fresh for the test that gets it last. */
const SHARED_MS = FRESH_SIGN_IN_MS / 2;

/** The demo's people who logged in last, by e-mail. A worker tests one site. */
const sessions = new Map<string, { session: Session; at: number }>();

/**
 * The same for the people of the demo, who share a password. A new window gets the session of an earlier one, because the form
 * takes seconds each time; a test whose sessions end, or which needs a sign-in of its own, calls `logInAs`.
 */
export async function logIn(page: Page, email: string, next: string, locale: Locale = 'en'): Promise<void> {
  const isNewWindow = page.url() === 'about:blank';
  const shared = sessions.get(email);
  if (shared && isNewWindow && Date.now() - shared.at < SHARED_MS) {
    await page.context().setStorageState(shared.session);
    await page.goto(`${locale === 'ar' ? '/ar' : ''}${next}`);
    return;
  }
  const at = Date.now();
  await logInAs(page, { email, password: PASSWORD }, next, locale);
  if (isNewWindow)
    sessions.set(email, { at, session: await page.context().storageState({ indexedDB: true }) });
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
