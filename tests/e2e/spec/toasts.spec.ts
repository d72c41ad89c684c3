import type { Page } from '@playwright/test';
import { expectToast, field, main, press, tick } from '../support/screens/forms';
import { newMember } from '../support/people/members';
import { ADDRESS, fillAddress, logIn, SHOPPER } from '../support/people/people';
import { expect, test } from '../support/shop-test';
import { addToCart, goToReviewForm } from '../support/orders/shopping';

// SPEC.md 8, letter for letter, each by causing it.

test('signing up, a changed profile, logging out and in', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/sign-up');
  await field(page, 'Name').fill('Layla Haddad');
  const email = `spec-${Date.now()}@example.com`;
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill('first-one');
  await press(page, 'Sign Up');
  await expectToast(page, 'Registration successfully');
  await page.goto('/profile');
  await field(page, 'Name').fill('Layla Odeh');
  await press(page, 'Save');
  await expectToast(page, 'update successfully');
  await main(page).getByRole('tab', { name: 'Log Out' }).click();
  await expectToast(page, 'Logout Successfully');
  await page.goto('/login');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill('first-one');
  await press(page, 'Login');
  await expectToast(page, 'Login successfully');
});

test('the cart and the order', async ({ openWindow }) => {
  const page = await openWindow();
  await addToCart(page);
  await expectToast(page, 'Product Added in Shopping Cart');
  await page.goto('/cart');
  await main(page).getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await main(page).getByRole('spinbutton', { name: 'Quantity' }).blur();
  await expectToast(page, 'Shopping cart updated');
  await press(page, 'Remove');
  await expectToast(page, 'Removed Product');
  await expect(main(page).getByText('Your Shopping cart is empty')).toBeVisible();

  await addToCart(page);
  await page.goto('/checkout');
  await fillAddress(page, 'en');
  await press(page, 'Place Order');
  await expectToast(page, 'Order placed successfully');
  await expect(page).toHaveURL(/\/order-confirmed\//);
});

test('the shipping information of somebody with an account is saved', async ({ openWindow }) => {
  const page = await openWindow();
  await newMember(page, 'en');
  await addToCart(page);
  await page.goto('/checkout');
  await fillAddress(page, 'en');
  await press(page, 'Place Order');
  await expectToast(page, 'Shipping Information saved successfully');
});

test('the wishlist needs a login', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/');
  await hearts(page).click();
  await expectToast(page, 'Login First');
  await newMember(page, 'en');
  await page.goto('/');
  await hearts(page).click();
  await expectToast(page, 'Product added in wishlist');
  await main(page).getByRole('button', { name: 'Remove from Wishlist' }).first().click();
  await expectToast(page, 'Product removed from wishlist');
});

const hearts = (page: Page) => main(page).getByRole('button', { name: 'Add to Wishlist' }).first();

test('a message, a review and a forgotten password', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/contact-us');
  await field(page, 'Full Name').fill(ADDRESS.en.fullName);
  await field(page, 'Email Address').fill(ADDRESS.en.email);
  await field(page, 'Comments').fill('Do you frame in oak?');
  await press(page, 'Submit');
  await expectToast(page, 'your request submited successfully');

  await page.goto('/forgot-password');
  await field(page, 'Email').fill(SHOPPER);
  await press(page, 'Send link');
  await expect(page.getByText('Please Check Your Mail').first()).toBeVisible();

  const { slug } = await addToCart(page);
  await logIn(page, SHOPPER, `/products/${slug}`);
  await goToReviewForm(page);
  const rating = page.getByRole('radiogroup', { name: 'Rating' });
  await tick(rating.getByRole('radio', { name: '5' }));
  await field(page, 'Title').fill('As shown');
  await field(page, 'Comment').fill('The colours are those of the picture.');
  await press(page, 'Submit Review');
  await expectToast(page, 'your review submited');
});

test('what is not there is named', async ({ openWindow, page: unwatched }) => {
  const page = await openWindow();
  await logIn(page, SHOPPER, '/orders');
  await page.goto('/orders/no-such-order');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Not Found');
  // Their own status is a failed request to the browser.
  for (const [path, text] of [
    ['/products/no-such-board', 'Product Not Found'],
    ['/categories/nowhere', 'Categorie Not Found'],
    ['/categories/quotes/nowhere', 'Sub Category Not Found'],
  ] as const) {
    await unwatched.goto(path);
    await expect(unwatched.getByRole('heading', { level: 1 })).toHaveText(text);
  }
});

test('an e-mail that belongs to another way of signing in is refused with its name', async ({
  openWindow,
}) => {
  const email = `google-${Date.now()}@example.com`;
  await googleAccount(email);
  const page = await openWindow();
  await page.goto('/login');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill('whatever');
  await press(page, 'Login');
  await expect(page.getByText('You previously logged in with the following method: Google')).toBeVisible();
});

/** Signs somebody in with Google once, over the REST call that Google's own button ends in. */
async function googleAccount(email: string): Promise<void> {
  const host = process.env.NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST;
  const idToken = JSON.stringify({ sub: email, email, email_verified: true });
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        postBody: `providerId=google.com&id_token=${encodeURIComponent(idToken)}`,
        requestUri: 'http://localhost',
        returnSecureToken: true,
      }),
    },
  );
  expect(response.status).toBe(200);
}
