import type { Page } from '@playwright/test';
import { adminPaths } from '@/lib/admin-paths';
import type { ToolIds } from '@/lib/domain/measurement/tools';
import { signedIn } from '@/tests/e2e/support/backend';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { fillAddress, logIn, OWNER } from '@/tests/e2e/support/people/people';
import { expectNoViolation } from '@/tests/e2e/support/screens/axe';
import { tick } from '@/tests/e2e/support/screens/forms';
import { settled } from '@/tests/e2e/support/screens/pages';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { storedSetting } from '@/tests/e2e/support/setting';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const STORE = 'demo';
const [en, ar] = [textsOf('en'), textsOf('ar')];
const NONE: ToolIds = { google: '', meta: '', tiktok: '' };

const save = async (measurement: ToolIds) => {
  const owner = await signedIn(OWNER);
  const { savedAt } = await storedSetting();
  await owner.call('saveStoreSetting', { storeId: STORE, seen: savedAt.measurement ?? 0, measurement });
};
test.beforeAll(() =>
  save({ google: 'G-TEST12345', meta: '123456789012345', tiktok: 'C4ABCDEF0123456789AB' }),
);
test.afterAll(() => save(NONE));

/** Scripts of the tools that send each call to where the real ones send theirs, and set a cookie as those do. */
const SCRIPTS: readonly (readonly [string, string])[] = [
  [
    'https://www.googletagmanager.com/gtag/js?id=G-TEST12345',
    `{ const send = (call) => fetch('https://www.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors',
       body: JSON.stringify([Object.prototype.toString.call(call), location.href, document.referrer, ...call]) });
     dataLayer.forEach(send); dataLayer.push = (call) => void send(call); document.cookie = '_ga=1; path=/'; }`,
  ],
  [
    'https://connect.facebook.net/en_US/fbevents.js',
    `fbq.callMethod = (...call) => fetch('https://www.facebook.com/tr/', { method: 'POST', mode: 'no-cors',
       body: JSON.stringify(['meta', location.href, ...call]) }); fbq.queue.forEach((call) => fbq.callMethod(...call));`,
  ],
  [
    'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=C4ABCDEF0123456789AB&lib=ttq',
    `{ const send = (...call) => fetch('https://analytics.tiktok.com/api/v2/pixel', { method: 'POST', mode: 'no-cors',
       body: JSON.stringify(['tiktok', location.href, ...call]) }); ttq.forEach((call) => send(...call));
     window.ttq = { page: () => send('page'), track: (...call) => send('track', ...call) }; }`,
  ],
];

/** What leaves this machine: each request, answered as the tools would; and what the tools were told. */
async function outside(page: Page) {
  const [asked, told]: [string[], string[]] = [[], []];
  await page.context().route(
    ({ hostname }) => !['localhost', '127.0.0.1'].includes(hostname),
    (route) => {
      const url = route.request().url();
      asked.push(url);
      const body = route.request().postData();
      if (body) told.push(body);
      const script = SCRIPTS.find(([address]) => address === url)?.[1];
      return script
        ? route.fulfill({ contentType: 'text/javascript', body: script })
        : route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } });
    },
  );
  return {
    asked,
    told,
    of: (...words: string[]) => told.filter((one) => words.every((word) => one.includes(word))),
  };
}

const barOf = (page: Page, t: typeof en) =>
  page.getByRole('region', { name: t('consent:label'), exact: true });

test('nothing loads before consent; then an order is told once, without private addresses, until it is withdrawn', async ({
  openWindow,
}) => {
  const page = await openWindow();
  const { asked, told, of } = await outside(page);
  const { slug } = await firstProduct();
  await page.goto(
    `/products/${slug}?utm_source=souq&utm_campaign=eid&fbclid=IwAR0_x-1&email=layla@example.com`,
  );
  const bar = barOf(page, en);
  await expect(bar).toBeVisible();
  expect(asked).toEqual([]);
  await bar.getByRole('button', { name: en('consent:accept'), exact: true }).click();
  await expect(bar).toBeHidden();
  for (const [address] of SCRIPTS) await expect.poll(() => asked).toContain(address);
  await expect.poll(() => of('[object Arguments]', 'view_item', `/products/${slug}"`)).toHaveLength(1);
  expect(of('"config"', '"campaign_source":"souq"', '"campaign_name":"eid"')).toHaveLength(1);
  await expect.poll(() => of('meta', 'frame.html?fbclid=IwAR0_x-1"', 'ViewContent')).toHaveLength(1);
  await expect.poll(() => of('tiktok', 'ViewContent')).toHaveLength(1);

  await page.getByRole('button', { name: en('catalogue:product.addToCart'), exact: true }).click();
  await expect.poll(() => of('add_to_cart', '"currency":"USD"')).toHaveLength(1);
  await page.goto('/checkout');
  await fillAddress(page, 'en');
  await expect.poll(() => of('begin_checkout')).toHaveLength(1);
  await tick(page.getByRole('radio', { name: en('checkout:payment.cash') }));
  await page.getByRole('button', { name: en('checkout:submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/order-confirmed\//);
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect.poll(() => of('"purchase"', 'transaction_id', '/order-confirmed"')).toHaveLength(1);
  await expect.poll(() => of('meta', '"Purchase"')).toHaveLength(1);
  await expect.poll(() => of('tiktok', 'CompletePayment')).toHaveLength(1);
  const views = of('page_view').length;
  await page.reload();
  await expect.poll(() => of('page_view').length).toBeGreaterThan(views);
  expect(of('"purchase"')).toHaveLength(1);
  expect(told.filter((one) => one.includes(orderId) || one.includes('layla'))).toEqual([]);

  expect(await page.evaluate(() => document.cookie)).toContain('_ga');
  await page.getByRole('button', { name: en('common:footer.measurement'), exact: true }).click();
  await expect(bar).toBeFocused();
  await bar.getByRole('button', { name: en('consent:decline'), exact: true }).click();
  await expect(page.locator('iframe[src^="/measurement"]')).toHaveCount(0);
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
  const before = asked.length;
  await page.goto(`/products/${slug}`);
  await settled(page);
  expect(asked).toHaveLength(before);

  const desk = await openWindow();
  await logIn(desk, OWNER, adminPaths.order(orderId));
  await expect(desk.getByText('souq · eid', { exact: true })).toBeVisible();
});

test('declined is remembered, and by purpose only what is chosen loads (Arabic, phone)', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: PHONE });
  const { asked } = await outside(page);
  await page.goto('/ar');
  const bar = barOf(page, ar);
  await expect(bar).toBeVisible();
  await expectNoViolation(page, 'consent bar');
  await bar.getByRole('button', { name: ar('consent:decline'), exact: true }).click();
  await page.reload();
  await settled(page);
  const choices = page.getByRole('button', { name: ar('common:footer.measurement'), exact: true });
  await choices.click();
  await expect(bar).toBeVisible();
  expect(asked).toEqual([]);
  await bar.getByLabel(ar('consent:analytics'), { exact: true }).check();
  await expectNoViolation(page, 'consent bar, choosing');
  await bar.getByRole('button', { name: ar('consent:save'), exact: true }).click();
  await expect.poll(() => asked.some((url) => url.includes('googletagmanager'))).toBe(true);
  expect(asked.filter((url) => /facebook|tiktok/.test(url))).toEqual([]);
});

test('a browser that asks not to be tracked has declined', async ({ openWindow }) => {
  const page = await openWindow();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  );
  const { asked } = await outside(page);
  await page.goto('/');
  await settled(page);
  const choices = page.getByRole('button', { name: en('common:footer.measurement'), exact: true });
  await choices.click();
  const bar = barOf(page, en);
  await expect(bar.getByText(/asks not to be tracked/)).toBeVisible();
  await expect(bar.getByRole('button', { name: en('consent:accept'), exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(choices).toBeFocused();
  expect(asked).toEqual([]);
});
