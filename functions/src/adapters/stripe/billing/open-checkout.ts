import type Stripe from 'stripe';
import { isStripeError } from '@/functions/src/adapters/stripe/stripe-client';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import type { Locale } from '@/lib/domain/locale';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { isRunning } from '@/lib/domain/subscription/subscription';
import { subscriptionOf } from './to-subscription';

export interface Visit {
  readonly customer: string;
  /** Address to which the page returns. */
  readonly returnUrl: string;
  readonly locale: Locale;
}

export interface CheckoutVisit extends Visit {
  readonly price: string;
  readonly cancelUrl: string;
}

/** As many as Stripe lists at once. */
const PAGE_SIZE = 100;

/** Stripe's pages have no Arabic yet, so they follow the browser's language. */
export const stripeLocale = (locale: Locale) => (locale === 'ar' ? 'auto' : locale);

/**
 * Opens a checkout page, then closes the customer's older ones before anybody gets its address. Opening comes
 * first, so that of several calls at once each sees the earlier pages, and only the newest stays open.
 */
export async function openCheckout(
  stripe: Stripe,
  { customer, returnUrl, locale, price, cancelUrl }: CheckoutVisit,
  now: () => number,
): Promise<Result<string>> {
  const { sessions } = stripe.checkout;
  const page = await sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price, quantity: 1 }],
    success_url: returnUrl,
    cancel_url: cancelUrl,
    locale: stripeLocale(locale),
    metadata: { openedAt: String(now()) },
  });
  const refusal = await takePlace(stripe, customer, page, now());
  if (refusal) {
    await sessions.expire(page.id).catch(ignoreFinished);
    return fail({ code: refusal });
  }
  if (!page.url) throw new Error(`Stripe opened no page for ${customer}.`);
  return ok(page.url);
}

/** Closes all open pages of the customer; ignores one that was paid or closed a moment before. */
export async function closePages({ checkout: { sessions } }: Stripe, customer: string): Promise<void> {
  for await (const { id } of sessions.list({ customer, status: 'open', limit: PAGE_SIZE }))
    await sessions.expire(id).catch(ignoreFinished);
}

/** Closes the customer's older pages. Returns why this one has to close too, or null. */
async function takePlace(
  { checkout: { sessions }, subscriptions }: Stripe,
  customer: string,
  page: Stripe.Checkout.Session,
  now: number,
): Promise<ErrorCode | null> {
  for await (const other of sessions.list({ customer, status: 'open', limit: PAGE_SIZE })) {
    if (isNewer(other, page)) return 'try-again';
    if (other.id !== page.id) await sessions.expire(other.id).catch(ignoreFinished);
  }
  // An older one may have been paid until it closed.
  const { data } = await subscriptions.list({ customer, status: 'all', limit: PAGE_SIZE });
  const plans = data.map((found) => subscriptionOf(found, now));
  return plans.some((plan) => plan && isRunning(plan)) ? 'plan-exists' : null;
}

/** Compares by Stripe's clock (seconds), then by ours, then by id, so that all calls agree which page is newest. */
function isNewer(one: Stripe.Checkout.Session, other: Stripe.Checkout.Session): boolean {
  const apart = one.created - other.created || openedAt(one) - openedAt(other);
  return apart === 0 ? one.id > other.id : apart > 0;
}

const openedAt = ({ metadata }: Stripe.Checkout.Session): number => Number(metadata?.openedAt ?? 0);

/** The page was paid or closed a moment before. */
const ignoreFinished = (error: unknown): void => {
  if (!isStripeError(error, 'StripeInvalidRequestError')) throw error;
};
