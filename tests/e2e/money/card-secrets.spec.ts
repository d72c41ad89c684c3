import fs from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { allDocuments } from '@/tests/e2e/support/orders/past-the-rules';
import {
  atPayment,
  CARDS,
  expectPaid,
  openCardCheckout,
  payWith,
  placeOrderButton,
} from '@/tests/e2e/support/orders/paying';
import { expect, test } from '@/tests/e2e/support/shop-test';

/** Words of Stripe's packages that survive the build. */
const STRIPE = ['js.stripe.com', 'react-stripe-js'];

test("Stripe's code comes with the payment step, and a purchase leaves no secret anywhere", async ({
  openWindow,
  baseURL,
}) => {
  const page = await openWindow();
  const seen = watchSite(page, baseURL ?? '');
  const secret = page
    .waitForResponse((response) => response.url().endsWith('/startPayment') && response.status() === 200)
    .then(async (response) => ((await response.json()) as { result: { clientSecret: string } }).result);

  await openCardCheckout(page, 'en');
  expect(found(await seen.scripts(), STRIPE)).toEqual([]);
  expect(seen.hosts()).not.toContain(process.env.NEXT_PUBLIC_STRIPE_HOST);
  await placeOrderButton(page, 'en').click();
  await atPayment(page, 'en');
  expect(found(await seen.scripts(), STRIPE)).toEqual(STRIPE);
  await payWith(page, CARDS.pays, 'en');
  await expectPaid(page, 'en');

  const { clientSecret } = await secret;
  expect(clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
  const number = CARDS.pays;
  const secrets = [clientSecret, number, number.replaceAll(/\d{4}(?=\d)/g, '$& '), 'sk_test_', 'whsec_'];
  const log = fs.readFileSync(process.env.LOCAL_FIREBASE_LOG ?? '', 'utf8');
  const database = await allDocuments();
  expect(database).toContain(ofOrder(page));
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const [place, text] of Object.entries({
    log,
    database,
    kept,
    site: seen.sent(),
    html: await page.content(),
  }))
    expect(found(text, secrets), place).toEqual([]);
});

test('the secret that Stripe writes into the address of the way back is taken out of it at once', async ({
  request,
}) => {
  const added = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded';
  for (const path of ['/orders/abc/pay', '/ar/orders/abc/pay']) {
    const answer = await request.get(`${path}?${added}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([307, path]);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
  }
});

const ofOrder = (page: Page) => page.url().split('/').at(-1) ?? '';
const found = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word));

/** What the page asks of the site itself: its addresses with what was sent along, and the scripts that came. */
function watchSite(page: Page, site: string) {
  const requests: Request[] = [];
  const addresses: string[] = [];
  page.on('request', (request) => requests.push(request));
  page.on('framenavigated', (frame) => addresses.push(frame.parentFrame() ? '' : frame.url()));
  const own = () => requests.filter((request) => request.url().startsWith(site));
  return {
    hosts: () => requests.map((request) => new URL(request.url()).host),
    sent: () =>
      [
        ...addresses,
        ...own().map((one) => [one.url(), one.postData(), JSON.stringify(one.headers())].join(' ')),
      ].join('\n'),
    /** Fetched again, because a browser drops the responses of a page that it left. */
    async scripts(): Promise<string> {
      const scripts = own().filter((request) => request.resourceType() === 'script');
      const sources = [...new Set(scripts.map((request) => request.url()))];
      const texts = sources.map(async (source) => (await page.request.get(source, { maxRetries: 2 })).text());
      return (await Promise.all(texts)).join('\n');
    },
  };
}
