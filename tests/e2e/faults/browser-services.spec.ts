import type { Page } from '@playwright/test';
import { fillAddress, logIn, SHOPPER } from '../support/people/people';
import { openCardCheckout, placeOrderButton } from '../support/orders/paying';
import { expect, test } from '../support/shop-test';
import { addToCart } from '../support/orders/shopping';
import { textsOf } from '../support/screens/texts';

// The shop logs what it works without, so these windows' consoles are not watched.

/** A browser whose databases never open, as Safari's at times (firebase-js-sdk#9802). */
const withoutDatabases = (page: Page) =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });

test('with an IndexedDB that never answers an order is placed', async ({ page }) => {
  await withoutDatabases(page);
  await addToCart(page);
  await page.goto('/checkout');
  await fillAddress(page, 'en');
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await expect(page).toHaveURL(/\/order-confirmed\//);
});

test('with an IndexedDB that never answers a shopper logs in', async ({ page }) => {
  await withoutDatabases(page);
  await logIn(page, SHOPPER, '/profile');
  await expect(page.getByLabel(textsOf('en')('account:field.phone'))).toBeVisible();
});

test('a script of Stripe that never answers is given up, and cash is offered', async ({ page }) => {
  await page.clock.install();
  await page.route(`http://${process.env.NEXT_PUBLIC_STRIPE_HOST}/stripe.js`, () => undefined);
  await openCardCheckout(page, 'en');
  await placeOrderButton(page, 'en').click();
  await expect(page).toHaveURL(/\/orders\/\w+\/pay$/);
  await expect(page.locator('script[src$="/stripe.js"]')).toHaveCount(1);
  await page.clock.fastForward('01:00');
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toContainText('Card payment cannot be reached at the moment');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Switch to Cash on Delivery' }).click();
  await expect(page).toHaveURL(/\/order-confirmed\//);
});
