import type { Locator, Page, Route } from '@playwright/test';
import { main, tick } from '../support/screens/forms';
import { mailLink } from '../support/people/mailbox';
import { newMember } from '../support/people/members';
import { ADDRESS } from '../support/people/people';
import { expect, test } from '../support/shop-test';
import { addToCart, goToReviewForm } from '../support/orders/shopping';

/** A form, what a person types into it, and the request that sends it. */
interface AbusedForm {
  readonly name: string;
  open(page: Page): Promise<void>;
  readonly fields: Readonly<Record<string, string>>;
  readonly button: string;
  readonly request: RegExp;
  /** Shown when it worked. */
  readonly done: string | RegExp;
  /** The form's own part of the page, where another one has the same fields. */
  scope?(page: Page): Locator;
  /** Fields that take any text at all, so that no length is wrong before sending. */
  readonly unlimited?: readonly string[];
}

const LONG = 'لوحة 🙂 '.repeat(1500);
const SLOW_MS = 800;
const unique = () => `abused-${Date.now()}@example.com`;

const ARABIC_ADDRESS = {
  'Full Name': ` ${ADDRESS.ar.fullName} 🌿 `,
  'Street Address': ` ${ADDRESS.ar.streetAddress} `,
  'Zip Code': ` ${ADDRESS.ar.zipCode} `,
  City: ` ${ADDRESS.ar.city} `,
  'Email Address': ` ${ADDRESS.ar.email} `,
  'Mobile Number': ` ${ADDRESS.ar.mobileNumber} `,
};

const FORMS: readonly AbusedForm[] = [
  {
    name: 'sign-up',
    open: async (page) => void (await page.goto('/sign-up')),
    fields: { Name: '  ليلى حدّاد 🌿 ', Email: ` ${unique()} `, Password: 'كلمة سر 1' },
    button: 'Sign Up',
    request: /accounts:signUp/,
    done: 'Registration successfully',
  },
  {
    name: 'login',
    open: async (page) => void (await page.goto('/login')),
    fields: { Email: ' shopper@demo.shop ', Password: 'demo1234' },
    button: 'Login',
    request: /accounts:signInWithPassword/,
    done: 'Login successfully',
    unlimited: ['Password'],
  },
  {
    name: 'forgot password',
    open: async (page) => void (await page.goto('/forgot-password')),
    fields: { Email: ' shopper@demo.shop ' },
    button: 'Send link',
    request: /mailPasswordReset/,
    done: 'Please Check Your Mail',
  },
  {
    name: 'contact us',
    open: async (page) => void (await page.goto('/contact-us')),
    fields: {
      'Full Name': ' ليلى 🌿 حدّاد ',
      'Email Address': ' layla@example.com',
      Comments: ' هل الإطار من البلوط؟ 🙂 ',
    },
    button: 'Submit',
    request: /submitContactRequest/,
    done: 'your request submited successfully',
  },
  {
    name: 'review',
    open: openReview,
    fields: {
      Name: ' ليلى 🌿 حدّاد ',
      Email: 'layla@example.com ',
      Title: ' لوحة هادئة 🙂 ',
      Comment: ' كما في الصورة ',
    },
    button: 'Submit Review',
    request: /submitReview/,
    done: 'your review submited',
  },
  {
    name: 'checkout',
    open: async (page) => {
      await addToCart(page);
      await page.goto('/checkout');
    },
    fields: ARABIC_ADDRESS,
    button: 'Place Order',
    request: /placeOrder/,
    done: 'Order placed successfully',
  },
  {
    name: 'profile',
    open: async (page) => {
      await newMember(page, 'en');
      await page.goto('/profile');
    },
    fields: { Name: ' مريم عودة 🌿 ', 'Mobile Number': ' ٠٧٩ ١٢٣ ٤٥٦٧ ' },
    button: 'Save',
    request: /Firestore\/Write|:commit/,
    done: 'update successfully',
  },
  {
    name: 'change password',
    open: async (page) => {
      await newMember(page, 'en');
      await page.goto('/profile?tab=password');
    },
    fields: { 'Current Password': 'first-one', 'New Password': 'كلمة سر 2' },
    button: 'Change Password',
    request: /accounts:update/,
    done: 'update successfully',
    unlimited: ['Current Password'],
  },
  {
    name: 'reset password',
    open: async (page) => {
      const { email } = await newMember(page, 'en');
      await page.goto('/forgot-password');
      await main(page).getByLabel('Email', { exact: true }).fill(email);
      await main(page).getByRole('button', { name: 'Send link' }).click();
      await page.goto(await mailLink(email, 'resetPassword'));
    },
    fields: { 'New Password': 'كلمة سر 3' },
    button: 'Save password',
    request: /accounts:resetPassword/,
    done: 'update successfully',
  },
  {
    name: 'saved address',
    open: async (page) => {
      await newMember(page, 'en');
      await page.goto('/profile');
      await main(page).getByRole('button', { name: 'Add address' }).click();
    },
    fields: ARABIC_ADDRESS,
    button: 'Save address',
    request: /:commit/,
    done: 'Shipping Information saved successfully',
    scope: (page) => page.locator('form').filter({ has: page.getByRole('button', { name: 'Save address' }) }),
  },
];

for (const form of FORMS)
  // Requests are made to fail, which the browser itself reports, so the console is not watched here.
  test(`${form.name}: too long, a lost connection, a slow one and a double click lose nothing`, async ({
    page,
  }) => {
    await form.open(page);
    await refusesTooLong(page, form);
    await fill(page, form);
    await survivesLostConnection(page, form);
    await sendsOnce(page, form);
  });

const partOf = (page: Page, { scope = main }: AbusedForm): Locator => scope(page);

const field = (page: Page, form: AbusedForm, label: string): Locator =>
  partOf(page, form).getByLabel(label, { exact: true });

const button = (page: Page, form: AbusedForm): Locator =>
  partOf(page, form).getByRole('button', { name: form.button, exact: true });

async function refusesTooLong(page: Page, form: AbusedForm): Promise<void> {
  const { fields, unlimited = [] } = form;
  const labels = Object.keys(fields).filter((label) => !unlimited.includes(label));
  for (const label of labels) await field(page, form, label).fill(LONG);
  await button(page, form).click();
  for (const label of labels) {
    await expect(field(page, form, label)).toHaveAttribute('aria-invalid', 'true');
    expect((await field(page, form, label).inputValue()).length, label).toBeGreaterThan(1000);
  }
}

async function fill(page: Page, form: AbusedForm): Promise<void> {
  for (const [label, value] of Object.entries(form.fields)) await field(page, form, label).fill(value);
}

async function survivesLostConnection(page: Page, form: AbusedForm): Promise<void> {
  const cut = (route: Route) => route.abort('connectionreset');
  await page.route(form.request, cut);
  await button(page, form).click();
  await expect(page.getByText('No answer from the store').first()).toBeVisible();
  for (const [label, value] of Object.entries(form.fields))
    expect((await field(page, form, label).inputValue()).trim(), label).toBe(value.trim());
  await page.unroute(form.request, cut);
}

async function sendsOnce(page: Page, form: AbusedForm): Promise<void> {
  let sent = 0;
  await page.route(form.request, async (route) => {
    if (route.request().method() === 'POST') sent += 1;
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });
  await button(page, form).dblclick();
  await expect(page.getByText(form.done).first()).toBeVisible();
  expect(sent, 'requests that a double click sends').toBe(1);
}

async function openReview(page: Page): Promise<void> {
  await newMember(page, 'en');
  await addToCart(page);
  await goToReviewForm(page);
  await tick(page.getByRole('radiogroup', { name: 'Rating' }).getByRole('radio', { name: '5' }));
}
