import type Stripe from 'stripe';
import { nullFor } from '@/functions/src/adapters/database/error-code';
import {
  createStripeOfStore,
  type StoreStripe,
  type StoreStripeDeps,
} from '@/functions/src/adapters/stripe/keys/store-stripe';
import { askStripe, isStripeError, nullWhenMissing } from '@/functions/src/adapters/stripe/stripe-client';
import type { StoreId } from '@/lib/domain/ids';
import type { Minor } from '@/lib/domain/money/money';
import type { RefundState } from '@/lib/domain/orders/order-status';
import type { CardDispute, CardPayment } from '@/lib/domain/payments/card-payment';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { createPayment } from './create-payment';
import type { NewPayment } from './create-payment';
import { createRefund } from './create-refund';
import type { NewRefund } from './create-refund';
import { disputeOf, paymentOf } from './to-card-payment';

/** A payment with the client secret for the browser, which is never stored. */
export interface OpenedPayment extends CardPayment {
  readonly clientSecret: string;
  /** What the platform takes of it. */
  readonly fee: Minor;
}

/** What a shopper's browser needs to pay a store, beside the payment's own secret. */
export type BrowserKeys = Pick<StoreStripe, 'publishableKey' | 'account' | 'opensPayments'>;

export interface CardRefund {
  readonly id: string;
  /** The refund's id in the order; empty for one that was made elsewhere, as in Stripe's dashboard. */
  readonly refundId: string;
  readonly amount: Minor;
  readonly state: RefundState;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

export interface PaymentPage {
  readonly payments: readonly CardPayment[];
  /** Where the next page begins; null on the last. */
  readonly next: string | null;
}

/**
 * Cards at the account of each store. Every method fails with `payment-method-unavailable` where the store has none and with
 * `payment-unavailable` while Stripe or Secret Manager is unavailable.
 */
export interface CardPayments {
  /** Null where the store takes no cards. */
  browserKeys(store: StoreId): Promise<Result<BrowserKeys | null>>;
  /** The stores that take cards, or did with an account that is still connected. */
  stores(): Promise<readonly string[]>;
  /** Fails with `payment-method-unavailable` for an amount that no card takes. */
  create(store: StoreId, payment: NewPayment): Promise<Result<OpenedPayment>>;
  /** Null where the account has no such payment. */
  retrieve(store: StoreId, id: string): Promise<Result<CardPayment | null>>;
  /** A payment that was created before; null where the account has no such payment. */
  reopen(store: StoreId, id: string): Promise<Result<OpenedPayment | null>>;
  /** Cancels a payment and resolves to its new state: `paid` if the shopper was faster. */
  cancel(store: StoreId, id: string): Promise<Result<CardPayment | null>>;
  /** Fails with `refund-refused` for what Stripe does not refund, such as a disputed payment. */
  refund(store: StoreId, refund: NewRefund): Promise<Result<CardRefund>>;
  /** All refunds of a payment, from any source; none if the account has no such payment. */
  refundsOf(store: StoreId, paymentId: string): Promise<Result<readonly CardRefund[]>>;
  /** What the platform gave back of its fee of a payment so far; null where it took none. */
  feeReturned(store: StoreId, paymentId: string): Promise<Result<Minor | null>>;
  /** Null where the account has no such dispute. */
  dispute(store: StoreId, id: string): Promise<Result<CardDispute | null>>;
  /** The ids of the disputes made since `from` (milliseconds since the epoch), newest first, a thousand at most. */
  disputesSince(store: StoreId, from: number): Promise<Result<readonly string[]>>;
  /** Payments made from `from` up to `to` (milliseconds since the epoch), newest first, a page at a time. */
  list(store: StoreId, window: { from: number; to: number; after?: string }): Promise<Result<PaymentPage>>;
}

const PAGE_SIZE = 100;
const MOST_DISPUTES = 1000;
/** Error codes for amounts that Stripe or the card's bank does not accept. */
const NO_CARD_TAKES: readonly unknown[] = [
  'amount_too_small',
  'amount_too_large',
  'parameter_invalid_integer',
];
const REFUND_STATES: Readonly<Record<string, RefundState>> = {
  succeeded: 'done',
  pending: 'pending',
};

interface CardPaymentsDeps extends StoreStripeDeps {
  readonly stores: CardPayments['stores'];
}

export function createCardPayments({ stores, ...deps }: CardPaymentsDeps): CardPayments {
  const stripeOf = createStripeOfStore(deps);

  async function ask<T>(
    store: StoreId,
    question: (stripe: Stripe, of: StoreStripe) => Promise<T>,
  ): Promise<Result<T>> {
    const of = await stripeOf(store);
    if (!of.ok) return of;
    const { value } = of;
    if (!value) return fail({ code: 'payment-method-unavailable' });
    return askStripe(async () => question(await value.stripe(), value));
  }

  const retrieve = (stripe: Stripe, id: string) =>
    stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }).catch(nullWhenMissing);

  return {
    browserKeys: stripeOf,

    stores,

    async create(store, payment) {
      const made = await ask(store, (stripe) => createPayment(stripe, store, payment).catch(nullForAmount));
      if (!made.ok) return made;
      return made.value ? ok(opened(made.value)) : fail({ code: 'payment-method-unavailable' });
    },

    async retrieve(store, id) {
      const found = await ask(store, (stripe) => retrieve(stripe, id));
      return found.ok ? ok(found.value && paymentOf(found.value)) : found;
    },

    async reopen(store, id) {
      const found = await ask(store, (stripe) => retrieve(stripe, id));
      return found.ok ? ok(found.value && opened(found.value)) : found;
    },

    async cancel(store, id) {
      const stopped = await ask(store, async (stripe) => {
        await stripe.paymentIntents.cancel(id).catch(unlessFinal);
        return retrieve(stripe, id);
      });
      return stopped.ok ? ok(stopped.value && paymentOf(stopped.value)) : stopped;
    },

    async refund(store, refund) {
      const given = await ask(store, (stripe, { account }) =>
        createRefund(stripe, store, refund, account !== null).catch(nullWhenRefused),
      );
      if (!given.ok) return given;
      return given.value ? ok(refundOf(given.value)) : fail({ code: 'refund-refused' });
    },

    async refundsOf(store, paymentId) {
      const params = { payment_intent: paymentId, limit: PAGE_SIZE };
      const found = await ask(store, (stripe) => stripe.refunds.list(params).catch(nullWhenMissing));
      return found.ok ? ok(found.value?.data.map(refundOf) ?? []) : found;
    },

    feeReturned: (store, paymentId) =>
      ask(store, async (stripe, { platform }) => {
        const payment = platform && (await retrieve(stripe, paymentId));
        const charge = payment && chargeIdOf(payment);
        if (!platform || !charge) return null;
        const { data } = await (await platform()).applicationFees.list({ charge, limit: 1 });
        return data[0]?.amount_refunded ?? null;
      }),

    async dispute(store, id) {
      const found = await ask(store, (stripe) => stripe.disputes.retrieve(id).catch(nullWhenMissing));
      return found.ok ? ok(found.value && disputeOf(found.value)) : found;
    },

    disputesSince: (store, from) =>
      ask(store, async (stripe) => {
        const params = { created: { gte: Math.floor(from / 1000) }, limit: PAGE_SIZE };
        const found = await stripe.disputes.list(params).autoPagingToArray({ limit: MOST_DISPUTES });
        return found.map(({ id }) => id);
      }),

    async list(store, { from, to, after }) {
      const params = {
        created: { gte: Math.floor(from / 1000), lt: Math.ceil(to / 1000) },
        limit: PAGE_SIZE,
        expand: ['data.latest_charge'],
        ...(after && { starting_after: after }),
      };
      const found = await ask(store, (stripe) => stripe.paymentIntents.list(params));
      if (!found.ok) return found;
      const { data, has_more } = found.value;
      return ok({ payments: data.map(paymentOf), next: has_more ? (data.at(-1)?.id ?? null) : null });
    },
  };
}

const refundOf = ({ id, amount, status, created, metadata }: Stripe.Refund): CardRefund => ({
  id,
  refundId: metadata?.refundId ?? '',
  amount,
  state: REFUND_STATES[status ?? ''] ?? 'failed',
  createdAt: created * 1000,
});

const chargeIdOf = ({ latest_charge: charge }: Stripe.PaymentIntent): string | null =>
  typeof charge === 'string' ? charge : (charge?.id ?? null);

const opened = (intent: Stripe.PaymentIntent): OpenedPayment => ({
  ...paymentOf(intent),
  clientSecret: intent.client_secret ?? '',
  fee: intent.application_fee_amount ?? 0,
});

/** Stripe refused the refund: it is more than is left, disputed, or already refunded. */
function nullWhenRefused(error: unknown): null {
  if (isStripeError(error, 'StripeInvalidRequestError')) return null;
  throw error;
}

const nullForAmount = nullFor(NO_CARD_TAKES);
const unlessFinal = nullFor(['payment_intent_unexpected_state', 'resource_missing']);
