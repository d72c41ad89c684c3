import { adminPaths } from '@/lib/admin-paths';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { parseDomainRecord } from '@/lib/domain/tenancy/domain-record';
import { mailLink } from '@/tests/e2e/support/people/mailbox';
import { sendAccount } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { storedAt } from '@/tests/e2e/support/setting';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

/** The platform's own host, below which the tested store has its name. */
const PLATFORM = (process.env.BASE_URL ?? '').replace('//empty.', '//');
const t = textsOf('ar');
const PASSWORD = 'quiet harbour lamps';

test('somebody opens a store in Arabic on a phone, and it is live', async ({ openWindow }) => {
  const page = await openWindow({ viewport: PHONE });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const next = () => page.getByRole('button', { name: t('platform:open.next'), exact: true }).click();
  const error = page.getByRole('main').getByRole('alert');
  const email = `opens-${Date.now()}@example.com`;

  await page.goto(`${PLATFORM}/ar`);
  await expect(page.getByRole('heading', { name: t('platform:pricing.title') })).toBeVisible();
  // The front page alone is for search engines.
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${PLATFORM}/ar`);
  const robots = page.locator('meta[name=robots]');
  await expect(robots).toHaveCount(0);
  await page.getByRole('link', { name: t('platform:landing.open'), exact: true }).click();

  await page.getByLabel(t('platform:account.email')).fill(email);
  await expect(robots).toHaveAttribute('content', 'noindex');
  await page.getByLabel(t('platform:account.password')).fill('password');
  await page.getByRole('button', { name: t('platform:account.signUp') }).click();
  await expect(error).toBeVisible();
  await page.getByLabel(t('platform:account.password')).fill(PASSWORD);
  await page.getByRole('button', { name: t('platform:account.signUp') }).click();

  await expect(heading(t('platform:open.step.name'))).toBeFocused();
  await page.getByLabel(t('platform:name.label')).fill('عود');
  await next();
  await expect(error).toBeVisible();
  await page.getByLabel(t('platform:name.label')).fill('بيت العود');
  const address = page.getByLabel(t('platform:name.address'));
  await expect(address).toHaveValue('byt-alawd');
  await address.fill('demo');
  await page.getByRole('button', { name: /demo-shop/ }).click();
  const name = `oud-${Date.now()}`;
  await address.fill(name);
  await expect(page.getByText(t('platform:name.free'))).toBeVisible();
  // What was entered survives a reload.
  await page.reload();
  await expect(address).toHaveValue(name);
  await next();

  await page.getByLabel(t('platform:place.country')).selectOption('KW');
  await expect(page.getByLabel(t('platform:place.currency'))).toHaveValue('KWD');
  await next();
  await page.getByRole('radio', { name: t('platform:look.pair.sea'), exact: true }).check();
  await expect(page.getByRole('radio', { name: t('platform:look.boards.title') })).toBeChecked();
  await next();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: t('platform:open.submit') }).click();

  await expect(heading(t('platform:opened.title'))).toBeFocused({ timeout: 60_000 });
  const host = `${name}.localhost`;
  const { port } = new URL(page.url());
  await expect(page.getByRole('link', { name: t('platform:opened.visit') })).toHaveAttribute(
    'href',
    `http://${host}:${port}/ar`,
  );
  const record = parseDomainRecord(await storedAt(collections.domain(host)));
  expect(record).toMatchObject({ kind: 'platform', state: 'open' });
  const store = storeId(record?.storeId ?? '');
  const setting = parseStoreSetting(store, await storedAt(collections.storeSetting(store)));
  expect(setting).toMatchObject({
    ...{ platformName: name, baseCurrency: 'KWD', timeZone: 'Asia/Kuwait', primaryColor: '#0F5C6E' },
    name: { en: 'بيت العود', ar: 'بيت العود' },
  });
  // The boards hang.
  expect(setting.homepage.hero.image?.path).toContain(`stores/${store}/`);
  expect(await mailLink(email, 'verifyEmail')).toContain('oobCode');

  await page.getByRole('link', { name: t('platform:opened.visit') }).click();
  await expect(page).toHaveURL(`http://${host}:${port}/ar`);
  await expect(page).toHaveTitle(/^بيت العود \| /);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

  // Its admin opens by itself once the e-mail is confirmed, on another device.
  await page.goto(`http://${host}:${port}/ar/login?next=${adminPaths.dashboard}`);
  await sendAccount(page, { email, password: PASSWORD }, 'ar');
  const asked = page.getByRole('heading', { name: t('admin:verify.title') });
  await expect(asked).toBeVisible();
  const other = await openWindow();
  await other.goto(await mailLink(email, 'verifyEmail'));
  await other.getByRole('main').getByRole('button').first().click();
  await expect(asked).toBeHidden({ timeout: 30_000 });
  await expect(page.locator('#content')).toBeVisible();
});
