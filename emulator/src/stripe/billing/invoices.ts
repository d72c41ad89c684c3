import { ApiError, invalid } from '../core/api-error';
import { idOf, type Books, type Routes } from '../core/call';
import { newId } from '../core/ids';
import { listOf, whereGiven } from '../core/listing';
import type { Invoice, PaymentIntent, Subscription } from '../core/objects';
import { confirmIntent } from '../resources/confirm-intent';
import { makeIntent } from '../resources/payment-intents';

export const INVOICE_ROUTES: Routes = {
  'GET /v1/invoices': (call) =>
    listOf(call, 'invoice', '/v1/invoices', {
      where: whereGiven(call, {
        customer: 'customer',
        status: 'status',
        subscription: 'parent.subscription_details.subscription',
      }),
    }),
  'GET /v1/invoices/:id': (call) => call.objects.get('invoice', idOf(call)),
};

export type InvoiceReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

export function totalOf({ items }: Subscription): number {
  return items.data.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0);
}

/** An open invoice for the subscription's running period; `total` in minor units. */
export function makeInvoice(
  books: Books,
  subscription: Subscription,
  reason: InvoiceReason,
  total = totalOf(subscription),
): Invoice {
  const { objects, events, now, origin } = books;
  const id = newId('in');
  const customer = objects.get('customer', subscription.customer);
  const [item] = subscription.items.data;
  const invoice: Invoice & Record<string, unknown> = {
    id,
    object: 'invoice',
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: false,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    default_payment_method: null,
    description: null,
    discounts: [],
    due_date: null,
    hosted_invoice_url: `${origin}/invoice/${objects.account}/${id}`,
    invoice_pdf: null,
    lines: linesOf(subscription, id, total),
    livemode: false,
    metadata: {},
    number: `${id.slice(-8).toUpperCase()}-0001`,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: item?.current_period_end ?? now,
    period_start: item?.current_period_start ?? now,
    status: 'open',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    total,
    total_taxes: [],
  };
  objects.save(invoice);
  events.tell('invoice.created', invoice);
  events.tell('invoice.finalized', invoice);
  return invoice;
}

export interface Attempt {
  readonly invoice: Invoice;
  /** Null when there was nothing to pay. */
  readonly intent: PaymentIntent | null;
  /** What the bank said, when it refused. */
  readonly error: ApiError | null;
}

/** Takes the invoice's money from the card; waits for the shopper where `returnUrl` says that one is there. */
export function payInvoice(
  books: Books,
  invoice: Invoice,
  method: string | null,
  returnUrl: string | null,
): Attempt {
  if (invoice.total === 0) return { invoice: settleInvoice(books, invoice), intent: null, error: null };
  if (!method)
    throw invalid('This customer has no attached payment source or default payment method.', {
      code: 'resource_missing',
    });
  const intent = makeIntent(books, {
    amount: invoice.total,
    currency: invoice.currency,
    customer: invoice.customer,
    description: 'Subscription',
    setupFutureUsage: 'off_session',
  });
  const attempted = books.objects.save({
    ...invoice,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
  });
  try {
    const confirmation = { method, returnUrl, inPage: false, offSession: returnUrl === null };
    const confirmed = confirmIntent(books, intent, confirmation);
    const paid = confirmed.status === 'succeeded';
    if (!paid) books.events.tell('invoice.payment_action_required', attempted);
    return { invoice: paid ? settleInvoice(books, attempted) : attempted, intent: confirmed, error: null };
  } catch (error) {
    if (!(error instanceof ApiError && error.keepsWrites)) throw error;
    books.events.tell('invoice.payment_failed', attempted);
    return { invoice: attempted, intent: books.objects.get('payment_intent', intent.id), error };
  }
}

/** Throws what the bank refused, so that the request undoes the attempt with all that led to it. */
export function assertNotRefused({ error }: Attempt): void {
  if (!error) return;
  // The charge and the intent are undone too: nobody could look them up.
  const { charge, payment_intent, ...details } = error.details;
  throw new ApiError(error.status, error.message, details);
}

export function settleInvoice(books: Books, invoice: Invoice): Invoice {
  const paid: Invoice & Record<string, unknown> = {
    ...invoice,
    status: 'paid',
    amount_paid: invoice.total,
    amount_remaining: 0,
    status_transitions: {
      finalized_at: invoice.created,
      marked_uncollectible_at: null,
      paid_at: books.now,
      voided_at: null,
    },
  };
  books.objects.save(paid);
  books.events.tell('invoice.paid', paid);
  books.events.tell('invoice.payment_succeeded', paid);
  return paid;
}

function linesOf({ id, items, currency }: Subscription, invoice: string, total: number) {
  const data = items.data.map((item) => ({
    id: newId('il'),
    object: 'line_item',
    amount: items.data.length === 1 ? total : item.price.unit_amount * item.quantity,
    currency,
    description: item.price.nickname,
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: { proration: false, subscription: id, subscription_item: item.id },
      type: 'subscription_item_details',
    },
    period: { end: item.current_period_end, start: item.current_period_start },
    pricing: {
      price_details: { price: item.price.id, product: item.price.product },
      type: 'price_details',
      unit_amount_decimal: String(item.price.unit_amount),
    },
    quantity: item.quantity,
  }));
  return { object: 'list', data, has_more: false, url: `/v1/invoices/${invoice}/lines` };
}
