import type { Page } from '@playwright/test';
import { logIn, OWNER } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { expect, PHONE, test } from '@/tests/e2e/support/shop-test';

const CHECK = '**/api/check-subscription/cus_demo';
const MESSAGE = 'Your store subscription is expired, Please renew it to enjoy our services.';

/** Lets the check answer with a period that ends `inMs` from now, however often it is asked. */
async function endsIn(page: Page, inMs: number) {
  const end = Math.floor((Date.now() + inMs) / 1000);
  await page.unroute(CHECK);
  await page.route(CHECK, (route) => route.fulfill({ json: { subData: [{ current_period_end: end }] } }));
}

test('an ended subscription closes the whole storefront, in both languages, and not the admin', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: PHONE });
  await endsIn(page, -60_000);
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MESSAGE);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.goto('/ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textsOf('ar')('common:subscription.expired'),
  );
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login/);

  const owner = await openWindow();
  await logIn(owner, OWNER, '/admin/dashboard');
  await endsIn(owner, -60_000);
  await owner.reload();
  await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(owner.getByText(MESSAGE)).toHaveCount(0);
});

test('an end that passes while the page is open closes it, and a renewal opens it, without a reload', async ({
  browser,
  baseURL,
}) => {
  // Not watched: an hour that passes at once makes Firestore complain that nobody answered it in time.
  const page = await browser.newPage({ baseURL });
  await page.clock.install();
  await endsIn(page, 60 * 60 * 1000);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => page.evaluate(isChecked)).toBe(true);
  await page.clock.fastForward('01:00:01');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MESSAGE);
  await endsIn(page, 24 * 60 * 60 * 1000);
  await page.clock.fastForward('01:01');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.close();
});

test('a check that fails, or knows of no end, blocks nothing', async ({ openWindow }) => {
  const page = await openWindow();
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  for (const subData of [[], [{ current_period_end: 0 }]]) {
    await page.route(CHECK, (route) => route.fulfill({ json: { subData } }));
    await page.goto('/cart');
    await expect.poll(() => page.evaluate(isChecked)).toBe(true);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.evaluate(() => caches.delete('subscription'));
  }
  expect(warnings).toEqual([]);
});

test('the check answers for this store, says nothing of others, and is asked once for many pages', async ({
  openWindow,
  request,
}) => {
  const known = await (await request.get('/api/check-subscription/cus_demo')).json();
  expect(known.subData[0].current_period_end * 1000).toBeGreaterThan(Date.now());
  expect(await (await request.get('/api/check-subscription/cus_nobody')).json()).toEqual({ subData: [] });
  expect((await request.get('/api/check-subscription/..%2Fx')).status()).toBe(400);

  const page = await openWindow();
  let asked = 0;
  await page.context().route(CHECK, (route) => {
    asked += 1;
    return route.continue();
  });
  const tabs = [page, await page.context().newPage(), await page.context().newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/')));
  for (const tab of tabs) await tab.evaluate(afterIdle);
  await expect.poll(() => page.evaluate(isChecked)).toBe(true);
  for (const path of ['/products', '/cart'])
    for (const tab of tabs) {
      await tab.goto(path);
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      await tab.evaluate(afterIdle);
    }
  expect(asked).toBe(1);
});

const isChecked = async () => (await caches.match('/subscription-end')) !== undefined;

/** The check runs in the page's first idle moment; the one after it comes later. */
const afterIdle = () =>
  new Promise<void>((done) => {
    requestIdleCallback(() => requestIdleCallback(() => done()));
  });
