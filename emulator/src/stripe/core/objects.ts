import type { Base } from './base-object';
import type { AccountLink, ApplicationFee, ConnectedAccount } from './connect-objects';
import type { GivenTable } from './form';
import type { Metadata } from './params';

export interface CardError {
  readonly type: 'card_error' | 'invalid_request_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
  readonly param?: string;
  readonly charge?: string;
  readonly payment_method?: PaymentMethod;
}

export interface NextAction {
  readonly type: 'redirect_to_url' | 'use_stripe_sdk';
  readonly redirect_to_url?: { readonly url: string; readonly return_url: string };
  readonly use_stripe_sdk?: { readonly type: 'three_d_secure_redirect'; readonly stripe_js: string };
}

export type IntentStatus =
  'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'succeeded' | 'canceled';

export interface PaymentIntent extends Base<'payment_intent'> {
  readonly amount: number;
  readonly amount_received: number;
  readonly currency: string;
  readonly status: IntentStatus;
  readonly client_secret: string;
  readonly customer: string | null;
  readonly description: string | null;
  readonly last_payment_error: CardError | null;
  readonly latest_charge: string | null;
  readonly metadata: Metadata;
  readonly next_action: NextAction | null;
  readonly payment_method: string | null;
  readonly payment_method_types: readonly string[];
  readonly application_fee_amount: number | null;
  readonly automatic_payment_methods: { readonly enabled: true; readonly allow_redirects: string } | null;
  readonly receipt_email: string | null;
  readonly setup_future_usage: string | null;
  readonly shipping: GivenTable | null;
  readonly canceled_at: number | null;
  readonly cancellation_reason: string | null;
}

export interface BillingDetails {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: GivenTable | null;
}

export interface PaymentMethod extends Base<'payment_method'> {
  readonly type: 'card';
  readonly billing_details: BillingDetails;
  readonly card: {
    readonly brand: string;
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
    readonly fingerprint: string;
    readonly [more: string]: unknown;
  };
  readonly customer: string | null;
  readonly metadata: Metadata;
}

export interface Charge extends Base<'charge'> {
  readonly amount: number;
  readonly amount_refunded: number;
  readonly application_fee: string | null;
  readonly application_fee_amount: number | null;
  readonly currency: string;
  readonly customer: string | null;
  readonly disputed: boolean;
  readonly paid: boolean;
  readonly payment_intent: string;
  readonly payment_method: string;
  readonly refunded: boolean;
  readonly status: 'succeeded' | 'failed';
  readonly metadata: Metadata;
}

export interface Refund extends Base<'refund'> {
  readonly amount: number;
  readonly charge: string;
  readonly currency: string;
  readonly metadata: Metadata;
  readonly payment_intent: string;
  readonly status: 'pending' | 'succeeded' | 'failed';
}

export interface Dispute extends Base<'dispute'> {
  readonly amount: number;
  readonly charge: string;
  readonly currency: string;
  readonly payment_intent: string;
  readonly status: string;
}

export interface Customer extends Base<'customer'> {
  readonly email: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly address: GivenTable | null;
  readonly description: string | null;
  readonly metadata: Metadata;
  readonly invoice_settings: {
    readonly default_payment_method: string | null;
    readonly [more: string]: unknown;
  };
}

export interface Product extends Base<'product'> {
  readonly active: boolean;
  readonly name: string;
  readonly description: string | null;
  readonly metadata: Metadata;
}

export type Interval = 'day' | 'week' | 'month' | 'year';
export interface Recurring {
  readonly interval: Interval;
  readonly interval_count: number;
  readonly usage_type: 'licensed';
  readonly trial_period_days: null;
  readonly meter: null;
}
export interface Price extends Base<'price'> {
  readonly active: boolean;
  readonly currency: string;
  readonly lookup_key: string | null;
  readonly metadata: Metadata;
  readonly nickname: string | null;
  readonly product: string;
  readonly recurring: Recurring | null;
  readonly type: 'recurring' | 'one_time';
  readonly unit_amount: number;
}

export interface ListOf<T> {
  readonly object: 'list';
  readonly url: string;
  readonly has_more: boolean;
  readonly data: readonly T[];
}

export interface SubscriptionItem extends Base<'subscription_item'> {
  readonly subscription: string;
  readonly price: Price;
  readonly quantity: number;
  /** Seconds; the subscription itself has no period since API version 2025-03-31. */
  readonly current_period_start: number;
  readonly current_period_end: number;
  readonly metadata: Metadata;
}

export interface Subscription extends Base<'subscription'> {
  readonly cancel_at: number | null;
  readonly cancel_at_period_end: boolean;
  readonly canceled_at: number | null;
  readonly currency: string;
  readonly customer: string;
  readonly default_payment_method: string | null;
  readonly ended_at: number | null;
  readonly items: ListOf<SubscriptionItem>;
  readonly latest_invoice: string | null;
  readonly metadata: Metadata;
  readonly status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'canceled';
  readonly trial_end: number | null;
}

export interface Invoice extends Base<'invoice'> {
  readonly amount_due: number;
  readonly amount_paid: number;
  readonly amount_remaining: number;
  readonly attempt_count: number;
  readonly billing_reason: string;
  readonly currency: string;
  readonly customer: string;
  readonly number: string;
  readonly period_start: number;
  readonly period_end: number;
  readonly status: 'open' | 'paid' | 'void';
  readonly total: number;
}

export interface CheckoutSession extends Base<'checkout.session'> {
  readonly amount_total: number;
  readonly cancel_url: string | null;
  readonly client_reference_id: string | null;
  readonly currency: string;
  readonly customer: string | null;
  readonly customer_email: string | null;
  readonly expires_at: number;
  readonly locale: string | null;
  readonly metadata: Metadata;
  readonly mode: 'payment' | 'subscription';
  readonly payment_intent: string | null;
  readonly payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  readonly status: 'open' | 'complete' | 'expired';
  readonly subscription: string | null;
  readonly success_url: string;
  readonly url: string | null;
}

export interface PortalSession extends Base<'billing_portal.session'> {
  readonly customer: string;
  readonly locale: string | null;
  readonly return_url: string | null;
  readonly url: string;
}

export interface StripeEvent extends Base<'event'> {
  /** The connected account that it is about. */
  readonly account?: string;
  readonly api_version: string;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: string;
}

export interface WebhookEndpoint extends Base<'webhook_endpoint'> {
  /** The platform's application, where it is told of its connected accounts instead of its own. */
  readonly application: string | null;
  readonly enabled_events: readonly string[];
  readonly metadata: Metadata;
  readonly status: 'enabled' | 'disabled';
  readonly url: string;
}

export interface ObjectTypes {
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  customer: Customer;
  product: Product;
  price: Price;
  subscription: Subscription;
  invoice: Invoice;
  'checkout.session': CheckoutSession;
  'billing_portal.session': PortalSession;
  event: StripeEvent;
  webhook_endpoint: WebhookEndpoint;
  account: ConnectedAccount;
  account_link: AccountLink;
  application_fee: ApplicationFee;
}
export type ObjectType = keyof ObjectTypes;
export type AnyObject = ObjectTypes[ObjectType];

/** The type that an id's prefix tells. */
export const TYPE_OF_PREFIX: Readonly<Record<string, ObjectType>> = {
  pi: 'payment_intent',
  pm: 'payment_method',
  ch: 'charge',
  re: 'refund',
  du: 'dispute',
  cus: 'customer',
  prod: 'product',
  price: 'price',
  sub: 'subscription',
  in: 'invoice',
  cs: 'checkout.session',
  bps: 'billing_portal.session',
  evt: 'event',
  we: 'webhook_endpoint',
  acct: 'account',
  fee: 'application_fee',
};
