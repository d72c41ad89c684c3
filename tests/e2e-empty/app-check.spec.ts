import { expect, test } from '../e2e/support/shop-test';
import { sentTokens } from '../e2e/support/people/sent-tokens';

/** This shop is built with a key of App Check, the demo without (`bundles.spec.ts`). */
test('where App Check is configured, functions and Firestore are sent its tokens', async ({ openWindow }) => {
  const page = await openWindow();
  const sent = sentTokens(page);
  await page.goto('/contact-us');
  await page.getByLabel('Full Name', { exact: true }).fill('Nour Salem');
  await page.getByLabel('Email Address', { exact: true }).fill('nour@example.com');
  await page.getByLabel('Comments', { exact: true }).fill('Do you ship to Aqaba?');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect.poll(() => sent.calls.length).toBeGreaterThan(0);
  for (const { appCheck, messaging } of sent.calls) {
    const [, claims = ''] = appCheck.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64').toString())).toEqual({ sub: 'local' });
    expect(messaging, 'only with permission').toBe('');
  }
  await expect.poll(() => sent.firestore.length).toBeGreaterThan(0);
  expect(sent.firestore.filter((request) => !/X-Firebase-AppCheck/i.test(request))).toEqual([]);
});
