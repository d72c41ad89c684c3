import type { Books } from '../core/call';
import { newId } from '../core/ids';
import type { Price, Recurring, Subscription, SubscriptionItem } from '../core/objects';
import type { Metadata } from '../core/params';
import { attach } from '../resources/payment-methods';
import {
  assertNotRefused,
  makeInvoice,
  payInvoice,
  settleInvoice,
  type Attempt,
  type InvoiceReason,
} from './invoices';
import { daysAfter, periodEnd } from './periods';

/** What comes of a payment that the bank refuses: a subscription that owes it, or nothing but the refusal. */
export const PAYMENT_BEHAVIOURS = ['allow_incomplete', 'error_if_incomplete'] as const;
export type PaymentBehaviour = (typeof PAYMENT_BEHAVIOURS)[number];

export interface Wanted {
  readonly customer: string;
  readonly lines: readonly { readonly price: Price; readonly quantity: number }[];
  readonly method: string | null;
  readonly metadata: Metadata;
  readonly trialDays: number;
  /** Where a shopper whose bank asks comes back to; null when none is there. */
  readonly returnUrl: string | null;
  readonly unpaid?: PaymentBehaviour;
}

const MONTHLY: Recurring = {
  interval: 'month',
  interval_count: 1,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed',
};
/** An unpaid renewal is tried again each day; then the subscription ends. */
const RENEWAL_ATTEMPTS = 4;

/** Begins a subscription and takes its first payment; the bank's refusal leaves it `incomplete`, or throws. */
export function startSubscription(books: Books, wanted: Wanted): Attempt & { subscription: Subscription } {
  const trialEnd = wanted.trialDays > 0 ? daysAfter(books.now, wanted.trialDays) : null;
  const method = wanted.method ? attach(books, wanted.method, wanted.customer).id : null;
  const draft = newSubscription(books, { ...wanted, method }, trialEnd);
  const invoice = makeInvoice(books, draft, 'subscription_create', trialEnd ? 0 : undefined);
  const attempt = payInvoice(books, invoice, method, wanted.returnUrl);
  if (wanted.unpaid === 'error_if_incomplete') assertNotRefused(attempt);
  const paid = attempt.invoice.status === 'paid';
  const subscription = books.objects.save<Subscription>({
    ...draft,
    latest_invoice: invoice.id,
    status: paid ? (trialEnd ? 'trialing' : 'active') : 'incomplete',
  });
  books.events.tell('customer.subscription.created', subscription);
  if (paid) planRenewal(books, subscription);
  return { ...attempt, subscription };
}

/** The first payment came through after the bank had asked the shopper. */
export function activate(books: Books, id: string): Subscription {
  const subscription = books.objects.get('subscription', id);
  settleInvoice(books, books.objects.get('invoice', subscription.latest_invoice ?? ''));
  const active = changed(books, subscription, { status: 'active' });
  planRenewal(books, active);
  return active;
}

/** The period is over: it ends, or the next one begins and is paid. */
export function renew(books: Books, id: string): void {
  const subscription = books.objects.get('subscription', id);
  if (subscription.status === 'canceled') return;
  if (subscription.cancel_at_period_end) return void endSubscription(books, subscription);
  const next =
    subscription.status === 'past_due'
      ? subscription
      : { ...subscription, items: followingPeriod(subscription) };
  bill(books, next, 'subscription_cycle', subscription);
}

/** Puts the subscription on another price; a price of another interval begins a period at once. */
export function changePlan(
  books: Books,
  subscription: Subscription,
  price: Price,
  quantity: number,
  unpaid?: PaymentBehaviour,
): Subscription {
  const [item] = subscription.items.data;
  if (!item) return subscription;
  const startsAnew =
    item.price.recurring?.interval !== price.recurring?.interval ||
    item.price.recurring?.interval_count !== price.recurring?.interval_count;
  const period = startsAnew
    ? {
        current_period_start: books.now,
        current_period_end: periodEnd(books.now, price.recurring ?? MONTHLY),
      }
    : {};
  const items = { ...subscription.items, data: [{ ...item, price, quantity, ...period }] };
  if (startsAnew) return bill(books, { ...subscription, items }, 'subscription_update', subscription, unpaid);
  return changed(books, subscription, { items });
}

export function endSubscription(books: Books, subscription: Subscription): Subscription {
  const ended = books.objects.save<Subscription>({
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? books.now,
    ended_at: books.now,
  });
  books.jobs.drop('renew', ended.id);
  books.events.tell('customer.subscription.deleted', ended);
  return ended;
}

/** Saves a change and tells of it with what it was before. */
export function changed(books: Books, former: Subscription, change: Partial<Subscription>): Subscription {
  const updated = books.objects.save({ ...former, ...change });
  const previous = Object.fromEntries(
    Object.entries(former).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(updated[name as keyof Subscription]),
    ),
  );
  books.events.tell('customer.subscription.updated', updated, previous);
  return updated;
}

function bill(
  books: Books,
  next: Subscription,
  reason: InvoiceReason,
  former: Subscription,
  unpaid?: PaymentBehaviour,
): Subscription {
  const open =
    former.status === 'past_due' ? books.objects.find('invoice', former.latest_invoice ?? '') : undefined;
  const invoice = open ?? makeInvoice(books, next, reason);
  const method =
    next.default_payment_method ??
    books.objects.get('customer', next.customer).invoice_settings.default_payment_method;
  const attempt = payInvoice(books, invoice, method, null);
  if (unpaid === 'error_if_incomplete') assertNotRefused(attempt);
  const paid = attempt.invoice.status === 'paid';
  if (!paid && attempt.invoice.attempt_count >= RENEWAL_ATTEMPTS) return endSubscription(books, next);
  const billed = changed(books, former, {
    items: next.items,
    latest_invoice: invoice.id,
    status: paid ? 'active' : 'past_due',
  });
  if (paid) planRenewal(books, billed);
  else books.jobs.plan('renew', billed.id, daysAfter(books.now, 1));
  return billed;
}

function planRenewal({ jobs, now }: Books, { id, items }: Subscription): void {
  jobs.plan('renew', id, items.data[0]?.current_period_end ?? daysAfter(now, 30));
}

function followingPeriod({ items }: Subscription): Subscription['items'] {
  return {
    ...items,
    data: items.data.map((item) => ({
      ...item,
      current_period_start: item.current_period_end,
      current_period_end: periodEnd(item.current_period_end, item.price.recurring ?? MONTHLY),
    })),
  };
}

function newSubscription(
  books: Books,
  wanted: Wanted,
  trialEnd: number | null,
): Subscription & Record<string, unknown> {
  const { now } = books;
  const id = newId('sub');
  const data = wanted.lines.map(({ price, quantity }): SubscriptionItem => ({
    id: newId('si', 14),
    object: 'subscription_item',
    created: now,
    current_period_end: trialEnd ?? periodEnd(now, price.recurring ?? MONTHLY),
    current_period_start: now,
    livemode: false,
    metadata: {},
    price,
    quantity,
    subscription: id,
  }));
  return {
    id,
    object: 'subscription',
    application: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? now,
    billing_mode: { flexible: null, type: 'flexible' },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: wanted.lines[0]?.price.currency ?? 'usd',
    customer: wanted.customer,
    default_payment_method: wanted.method,
    description: null,
    discounts: [],
    ended_at: null,
    items: { object: 'list', url: `/v1/subscription_items?subscription=${id}`, has_more: false, data },
    latest_invoice: null,
    livemode: false,
    metadata: wanted.metadata,
    pause_collection: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    trial_end: trialEnd,
    trial_start: trialEnd && now,
  };
}
