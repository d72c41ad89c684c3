import { expect, type Page } from '@playwright/test';
import Stripe from 'stripe';
import type { Locale } from '@/lib/domain/locale';
import { fillAddress } from '@/tests/e2e/support/people/people';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { addToCart } from './shopping';
import { tick } from '../screens/forms';

/** Stripe's published test cards, as the local Stripe knows them. */
export const CARDS = {
  pays: '4242424242424242',
  asksTheBank: '4000002760003184',
  lacksMoney: '4000000000009995',
} as const;

const FIELDS = {
  en: ['Card number', 'Expiration date', 'Security code'],
  ar: ['رقم البطاقة', 'تاريخ الانتهاء', 'رمز الأمان'],
} as const;

/** A bank's page that has not answered a press by then did not receive it. */
const MISSED_MS = 5_000;

const [host, port] = (process.env.NEXT_PUBLIC_STRIPE_HOST ?? '').split(':');
const stripe = new Stripe('sk_test_demo', { host, port, protocol: 'http' });

/** What Stripe took for an order, in minor units, a row for each time. */
export async function chargesOf(orderId: string): Promise<number[]> {
  const intents = await stripe.paymentIntents.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 });
  return intents
    .filter(({ metadata, status }) => metadata.orderId === orderId && status === 'succeeded')
    .map(({ amount_received }) => amount_received);
}

/** Takes money into the store's account outside the shop, in minor units of dollars; resolves to the payment's id. */
export async function takeStrayPayment(amount: number): Promise<string> {
  const { id } = await stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  return id;
}

/** Fills the checkout with a board in the cart and chooses to pay by card. */
export async function openCardCheckout(page: Page, locale: Locale): Promise<void> {
  const t = textsOf(locale);
  await addToCart(page);
  await page.goto(`${locale === 'ar' ? '/ar' : ''}/checkout`);
  await fillAddress(page, locale);
  await tick(page.getByRole('radio', { name: t('checkout:payment.card'), exact: true }));
}

export const placeOrderButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: textsOf(locale)('checkout:submit'), exact: true });

/** Orders by card and waits for the card's fields; resolves to the order's id. */
export async function orderByCard(page: Page, locale: Locale, email?: string): Promise<string> {
  await openCardCheckout(page, locale);
  if (email) await page.getByLabel(textsOf(locale)('checkout:shipping.email'), { exact: true }).fill(email);
  await placeOrderButton(page, locale).click();
  return atPayment(page, locale);
}

/** Waits for the payment's page with the card's fields; resolves to the order's id. */
export async function atPayment(page: Page, locale: Locale): Promise<string> {
  await expect(page).toHaveURL(/\/orders\/\w+\/pay$/);
  await expect(payButton(page, locale)).toBeEnabled();
  return page.url().split('/').at(-2) ?? '';
}

export const payButton = (page: Page, locale: Locale) =>
  page.getByRole('main').getByRole('button', { name: payName(locale) });

/** The button's name without its amount. */
const payName = (locale: Locale) => new RegExp(`^${textsOf(locale)('payment:pay').split('{{')[0]}`);

export async function fillCard(page: Page, number: string, locale: Locale): Promise<void> {
  const frame = page.getByRole('main').frameLocator('iframe');
  const [card, expiry, cvc] = FIELDS[locale];
  await frame.getByLabel(card).fill(number);
  await frame.getByLabel(expiry).fill('1240');
  await frame.getByLabel(cvc).fill('123');
}

export async function payWith(page: Page, number: string, locale: Locale): Promise<void> {
  await fillCard(page, number, locale);
  await payButton(page, locale).click();
}

/** Answers the bank's question of 3-D Secure; resolves once the bank has the answer. */
export async function answerBank(page: Page, answer: 'Complete' | 'Fail', locale: Locale): Promise<void> {
  const names = { Complete: 'تأكيد', Fail: 'رفض' };
  const frame = page.getByRole('dialog').frameLocator('iframe');
  const button = frame.getByRole('button', { name: locale === 'ar' ? names[answer] : answer });
  // The bank's page is another process's, which may miss a press in the moment in which it appears.
  await expect(async () => {
    const answered = page.waitForResponse(
      (response) => response.request().isNavigationRequest() && response.request().method() === 'POST',
      { timeout: MISSED_MS },
    );
    await Promise.all([answered, button.click({ timeout: MISSED_MS })]);
  }).toPass();
}

export async function expectPaid(page: Page, locale: Locale): Promise<void> {
  const t = textsOf(locale);
  await expect(page).toHaveURL(/\/order-confirmed\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('orders:confirmed.title'));
  await expect(page.getByRole('main')).toContainText(t('orders:paymentStatus.paid'));
}
