import type Stripe from 'stripe';
import { createUnderKeys } from '@/functions/src/adapters/stripe/payments/idempotency-keys';
import {
  askStripe,
  createStripe,
  isStripeError,
  nullWhenMissing,
} from '@/functions/src/adapters/stripe/stripe-client';
import type { StripeSettings } from '@/functions/src/adapters/stripe/stripe-settings';
import type { PlanInvoice } from '@/lib/domain/api/billing';
import type { StoreId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { Subscription } from '@/lib/domain/subscription/subscription';
import { closePages, openCheckout, stripeLocale } from './open-checkout';
import type { CheckoutVisit, Visit } from './open-checkout';
import { changePayer } from './change-payer';
import { invoiceOf } from './to-invoice';
import { subscriptionOf } from './to-subscription';

/** Plans at the platform's account. Every method fails with `payment-unavailable` while Stripe is away. */
export interface Billing {
  /** A repeated call for the same store and owner within a day gives the same customer. */
  createCustomer(store: StoreId, owner: { uid: string; email: string | null }): Promise<Result<string>>;
  /**
   * Makes somebody else the customer's payer since `changedAt` (ms): cards from before are detached. A repeated call finishes what
   * was left; a customer that Stripe does not know is ignored.
   */
  changePayer(
    customer: string,
    payer: { readonly uid: string; readonly email: string | null; readonly changedAt: number },
  ): Promise<Result<null>>;
  /**
   * Opens the customer's only checkout page for the price; resolves to its address. Fails with `try-again` where another was
   * opened at the same time, and with `plan-exists` where an earlier one was paid meanwhile.
   */
  openCheckout(visit: CheckoutVisit): Promise<Result<string>>;
  /** Closes the customer's checkout pages that are open; one that was paid a moment before stays paid. */
  closePages(customer: string): Promise<Result<null>>;
  openPortal(visit: Visit): Promise<Result<string>>;
  /** Starts a subscription that costs nothing for `days`; a repeated call with the same key within a day starts no second one. */
  startTrial(trial: {
    readonly customer: string;
    readonly price: string;
    readonly days: number;
    readonly key: string;
  }): Promise<Result<null>>;
  /** Null for what is no plan, was never paid, or does not exist. */
  readSubscription(id: string): Promise<Result<Subscription | null>>;
  subscriptionsOf(customer: string): Promise<Result<Subscription[]>>;
  setCancelAtPeriodEnd(id: string, cancels: boolean): Promise<Result<null>>;
  /** Fails with `plan-payment-failed` where the change costs at once and the card does not pay. */
  switchTo(id: string, price: string): Promise<Result<null>>;
  invoicesOf(
    customer: string,
    after?: string,
  ): Promise<Result<{ invoices: PlanInvoice[]; hasMore: boolean }>>;
}

const INVOICES = 6;
const SUBSCRIPTIONS = 20;

type Settings = Pick<StripeSettings, 'host' | 'platform'>;

export function createBilling(settings: () => Settings, now: () => number): Billing {
  let stripe: Promise<Stripe> | undefined;
  const ask = <T>(question: (stripe: Stripe) => Promise<T>): Promise<Result<T>> =>
    askStripe(async () => {
      stripe ??= createStripe(settings().platform.secretKey, settings().host);
      return question(await stripe);
    });

  return {
    createCustomer: (store, { uid, email }) =>
      ask(async ({ customers }) => {
        const customer = { metadata: { storeId: store, uid }, ...(email && { email }) };
        const { id } = await createUnderKeys(
          `customer-${store}-${uid}`,
          (idempotencyKey) => customers.create(customer, { idempotencyKey }),
          // Nobody pays as a customer that the store does not know.
          () => Promise.resolve(null),
        );
        return id;
      }),

    changePayer: (customer, payer) =>
      ask(async (asked) => {
        await changePayer(asked, customer, payer).catch(nullWhenMissing);
        return null;
      }),

    async openCheckout(visit) {
      const opened = await ask((asked) => openCheckout(asked, visit, now));
      return opened.ok ? opened.value : opened;
    },

    closePages: (customer) =>
      ask(async (asked) => {
        await closePages(asked, customer);
        return null;
      }),

    openPortal: ({ customer, returnUrl, locale }) =>
      ask(async ({ billingPortal }) => {
        const visit = { customer, return_url: returnUrl, locale: stripeLocale(locale) };
        const { url } = await billingPortal.sessions.create(visit);
        return url;
      }),

    startTrial: ({ customer, price, days, key: idempotencyKey }) =>
      ask(async ({ subscriptions }) => {
        const trial = { customer, items: [{ price }], trial_period_days: days };
        await subscriptions.create(trial, { idempotencyKey });
        return null;
      }),

    readSubscription: (id) =>
      ask(async ({ subscriptions }) => {
        const found = await subscriptions.retrieve(id).catch(nullWhenMissing);
        return found && subscriptionOf(found, now());
      }),

    subscriptionsOf: (customer) =>
      ask(async ({ subscriptions }) => {
        const { data } = await subscriptions.list({ customer, status: 'all', limit: SUBSCRIPTIONS });
        return data.map((found) => subscriptionOf(found, now())).filter((found) => found !== null);
      }),

    setCancelAtPeriodEnd: (id, cancels) =>
      ask(async ({ subscriptions }) => {
        await subscriptions.update(id, { cancel_at_period_end: cancels });
        return null;
      }),

    async switchTo(id, price) {
      const switched = await ask(async ({ subscriptions }) => {
        const { items } = await subscriptions.retrieve(id);
        const [item] = items.data;
        return subscriptions
          .update(id, {
            items: [{ ...(item && { id: item.id }), price }],
            cancel_at_period_end: false,
            payment_behavior: 'error_if_incomplete',
          })
          .catch(nullWhenUnpaid);
      });
      if (!switched.ok) return switched;
      return switched.value ? ok(null) : fail({ code: 'plan-payment-failed' });
    },

    invoicesOf: (customer, after) =>
      ask(async ({ invoices }) => {
        const page = { customer, limit: INVOICES, ...(after && { starting_after: after }) };
        const { data, has_more: hasMore } = await invoices.list(page);
        return { invoices: data.map(invoiceOf).filter((invoice) => invoice !== null), hasMore };
      }),
  };
}

const nullWhenUnpaid = (error: unknown): null => {
  if (isStripeError(error, 'StripeCardError')) return null;
  throw error;
};
