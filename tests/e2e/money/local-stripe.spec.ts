import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { build } from 'esbuild';
import Stripe from 'stripe';

/** The local Stripe under Stripe's own browser packages, on a page that is no part of the shop. */
const [host, port] = (process.env.NEXT_PUBLIC_STRIPE_HOST ?? '').split(':');
const stripe = new Stripe('sk_test_browser', { host, port, protocol: 'http' });
let server: http.Server;
let shop: string;

test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [`${__dirname}/../../fixtures/money/stripe-page.tsx`],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pay</title><link rel="icon" href="data:,">
    <script src="http://${host}:${port}/stripe.js"></script><body><script src="/page.js"></script>`;
  server = http.createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(isScript ? outputFiles[0]?.text : request.url?.startsWith('/back') ? 'Thank you' : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => new Promise((resolve) => server.close(resolve)));

async function open(page: Page, query = '') {
  const intent = await stripe.paymentIntents.create({ amount: 4_250, currency: 'usd' });
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto(`${shop}/?secret=${intent.client_secret}${query}`);
  await expect(page.getByRole('status')).toContainText('ready');
  return { intent, problems };
}

const ENGLISH = ['Card number', 'Expiration date', 'Security code'] as const;
const ARABIC = ['رقم البطاقة', 'تاريخ الانتهاء', 'رمز الأمان'] as const;

async function fillIn(
  page: Page,
  number: string,
  [card, expiry, cvc]: typeof ENGLISH | typeof ARABIC = ENGLISH,
) {
  const frame = page.frameLocator('iframe').first();
  await frame.getByLabel(card).fill(number);
  await frame.getByLabel(expiry).fill('1240');
  await frame.getByLabel(cvc).fill('123');
  await page.getByRole('button', { name: 'Pay' }).click();
}

test('a card is refused, another pays, and the number stays in its frame', async ({ page }) => {
  const { intent, problems } = await open(page);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('status')).toContainText('Your card number is incorrect.');
  await fillIn(page, '4000000000009995');
  await expect(page.getByRole('status')).toContainText(
    'Your card has insufficient funds.: requires_payment_method',
  );
  await fillIn(page, '4242424242424242');
  await expect(page.getByRole('status')).toContainText('no error: succeeded');
  expect((await stripe.paymentIntents.retrieve(intent.id)).amount_received).toBe(4_250);
  expect(await page.content()).not.toContain('4242');
  // The browser itself notes every 402.
  expect(problems.filter((text) => !text.includes('402'))).toEqual([]);
});

test('3-D Secure is asked in a dialog, in Arabic, and failed before it is passed', async ({ page }) => {
  await open(page, '&locale=ar');
  const bank = page.getByRole('dialog').frameLocator('iframe');
  await fillIn(page, '4000002760003184', ARABIC);
  await bank.getByRole('button', { name: 'رفض' }).click();
  await expect(page.getByRole('status')).toContainText('تعذّر تأكيد الدفع لدى مصرفك');
  await fillIn(page, '4000002760003184', ARABIC);
  await bank.getByRole('button', { name: 'تأكيد' }).click();
  await expect(page.getByRole('status')).toContainText('no error: succeeded');
});

test('unless told otherwise a payment ends at the return address', async ({ page }) => {
  const { intent } = await open(page, '&redirect=always');
  await fillIn(page, '5555555555554444');
  await page.waitForURL(`${shop}/back?payment_intent=${intent.id}&**redirect_status=succeeded`);
});
