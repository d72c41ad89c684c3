import { expectFieldError, field, main, press } from '../support/screens/forms';
import { newMember } from '../support/people/members';
import { logIn, SHOPPER } from '../support/people/people';
import { expect, PHONE, test } from '../support/shop-test';
import { addToCart, goToReviewForm } from '../support/orders/shopping';

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

// SPEC.md 5, letter for letter, each by causing it.

test('sign-up: Name, Email and Password', async ({ openWindow }) => {
  const page = await openWindow({ viewport: PHONE });
  await page.goto('/sign-up');
  await press(page, 'Sign Up');
  await expectFieldError(page, 'Name', 'Name is required.');
  await expectFieldError(page, 'Email', 'Email is required.');
  await expectFieldError(page, 'Password', 'Password is required.');

  await field(page, 'Name').fill('Jo');
  await field(page, 'Email').fill('jo at home');
  await field(page, 'Password').fill('12345');
  await press(page, 'Sign Up');
  await expectFieldError(page, 'Name', 'must be at least 4 characters long');
  await expectFieldError(page, 'Email', 'Please enter valid email address');
  await expectFieldError(page, 'Password', 'must be at least 6 characters long');

  await field(page, 'Name').fill('12345');
  await expectFieldError(page, 'Name', 'Please enter valid Store Name');
  await expect(field(page, 'Email')).toHaveValue('jo at home');
});

test('login: Email and Password', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/login');
  await press(page, 'Login');
  await expectFieldError(page, 'Email', 'Email is required.');
  await expectFieldError(page, 'Password', 'Password is required.');
  await field(page, 'Email').fill('jo@');
  await expectFieldError(page, 'Email', 'Please enter a valid email address');
});

test('forgot password: Email', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/forgot-password');
  await press(page, 'Send link');
  await expectFieldError(page, 'Email', 'Email is required.');
});

test('checkout: six fields', async ({ openWindow }) => {
  const page = await openWindow({ viewport: PHONE });
  await addToCart(page);
  await page.goto('/checkout');
  await press(page, 'Place Order');
  for (const [label, error] of [
    ['Full Name', 'Name is required.'],
    ['Street Address', 'Address is required.'],
    ['Zip Code', 'ZipCode is required.'],
    ['City', 'City is required.'],
    ['Email Address', 'Email is required.'],
    ['Mobile Number', 'Mobile Number is required.'],
  ] as const)
    await expectFieldError(page, label, error);
  await expect(field(page, 'Full Name')).toBeFocused();
});

test('contact us: Full Name, Email Address and Comments', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/contact-us');
  await press(page, 'Submit');
  await expectFieldError(page, 'Full Name', 'Name is required.');
  await expectFieldError(page, 'Email Address', 'Email is required.');
  await expectFieldError(page, 'Comments', 'Comments is required.');
  await field(page, 'Full Name').fill('Jo');
  await field(page, 'Email Address').fill('jo');
  await expectFieldError(page, 'Full Name', 'must be at least 4 characters long');
  await expectFieldError(page, 'Email Address', 'Please enter valid email address');
});

test('review: Rating, Comment and Title', async ({ openWindow }) => {
  const page = await openWindow();
  // Somebody new: an earlier review would fill the form when it comes.
  await newMember(page, 'en');
  await page.goto('/products/olive-branch');
  await goToReviewForm(page);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await field(page, 'Title').fill('');
  await field(page, 'Comment').fill('');
  await press(page, 'Submit Review');
  await expect(reviews.getByText('Title is required.')).toBeVisible();
  await expect(reviews.getByText('Comment is required.')).toBeVisible();
});

test('profile photo: PNG or JPG, up to 5MB', async ({ openWindow }) => {
  const page = await openWindow();
  await logIn(page, SHOPPER, '/profile');
  await expect(main(page).getByText('PNG or JPG, up to 5MB')).toBeVisible();
  const photo = page.locator('input[type=file]');
  await photo.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(page.getByText('Please choose a PNG or JPG picture')).toBeVisible();
  const tooLarge = Buffer.concat([PNG_SIGNATURE, Buffer.alloc(5 * 1024 * 1024)]);
  await photo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: tooLarge });
  await expect(page.getByText('Please choose a picture of at most 5 MB')).toBeVisible();
});
