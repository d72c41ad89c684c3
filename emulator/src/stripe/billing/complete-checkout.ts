import { ApiError } from '../core/api-error';
import type { Books } from '../core/call';
import { newId } from '../core/ids';
import type { CheckoutSession, Customer, PaymentIntent } from '../core/objects';
import { confirmIntent } from '../resources/confirm-intent';
import { makeIntent } from '../resources/payment-intents';
import { planOf } from './checkout-sessions';
import { activate, startSubscription } from './subscription-life';

export interface CheckoutStep {
  readonly session: CheckoutSession;
  /** Where the bank asks the shopper; null when it does not. */
  readonly challenge: string | null;
  /** Why the card was refused. */
  readonly refusal: ApiError | null;
}

/** The shopper pressed "Pay": tries the card and, if it pays, completes the session. */
export function submitCheckout(
  books: Books,
  session: CheckoutSession,
  card: string,
  email: string | null,
): CheckoutStep {
  if (session.status !== 'open') return { session, challenge: null, refusal: null };
  const returnUrl = `${books.origin}/checkout/${books.objects.account}/${session.id}`;
  return session.mode === 'payment'
    ? payOnce(books, session, card, returnUrl)
    : subscribe(books, session, card, returnUrl, email);
}

/** Called when an intent has been settled by the shopper's bank: completes the session that waits for it. */
export function completeByIntent(books: Books, intent: PaymentIntent): void {
  const [session] = books.objects.list('checkout.session', {
    limit: 1,
    where: { payment_intent: intent.id, status: 'open' },
  }).data;
  if (!session || intent.status !== 'succeeded') return;
  if (session.subscription) activate(books, session.subscription);
  complete(books, session);
}

function payOnce(books: Books, session: CheckoutSession, card: string, returnUrl: string): CheckoutStep {
  const plan = planOf(books, session.id);
  if (session.amount_total === 0) return done(complete(books, session));
  const former = session.payment_intent && books.objects.get('payment_intent', session.payment_intent);
  const intent =
    former ||
    makeIntent(books, {
      amount: session.amount_total,
      currency: session.currency,
      customer: session.customer,
      metadata: plan.metadata,
      description: plan.description,
    });
  const open = books.objects.save<CheckoutSession>({ ...session, payment_intent: intent.id });
  try {
    const confirmation = { method: card, returnUrl, inPage: false, offSession: false };
    const confirmed = confirmIntent(books, intent, confirmation);
    if (confirmed.status === 'succeeded') return done(complete(books, open));
    return { session: open, challenge: challengeOf(confirmed), refusal: null };
  } catch (error) {
    if (error instanceof ApiError && error.keepsWrites)
      return { session: open, challenge: null, refusal: error };
    throw error;
  }
}

function subscribe(
  books: Books,
  session: CheckoutSession,
  card: string,
  returnUrl: string,
  email: string | null,
): CheckoutStep {
  const plan = planOf(books, session.id);
  const customer = session.customer ?? guest(books, session.customer_email ?? email).id;
  const { subscription, intent, error } = startSubscription(books, {
    customer,
    lines: plan.lines,
    method: card,
    metadata: plan.metadata,
    trialDays: plan.trialDays,
    returnUrl,
  });
  if (error) return { session, challenge: null, refusal: error };
  const open = books.objects.save<CheckoutSession & Record<string, unknown>>({
    ...session,
    customer,
    subscription: subscription.id,
    invoice: subscription.latest_invoice,
    payment_intent: intent?.id ?? null,
  });
  if (subscription.status === 'incomplete')
    return { session: open, challenge: intent && challengeOf(intent), refusal: null };
  return done(complete(books, open));
}

function complete(books: Books, session: CheckoutSession): CheckoutSession {
  const customer = session.customer ? books.objects.find('customer', session.customer) : undefined;
  const completed: CheckoutSession & Record<string, unknown> = {
    ...session,
    customer_details: { email: customer?.email ?? session.customer_email, name: customer?.name ?? null },
    // A subscription's intent belongs to its invoice, not to the session.
    payment_intent: session.mode === 'payment' ? session.payment_intent : null,
    payment_status: session.amount_total === 0 ? 'no_payment_required' : 'paid',
    status: 'complete',
    url: null,
  };
  books.objects.save(completed);
  books.jobs.drop('expire_session', session.id);
  books.events.tell('checkout.session.completed', completed);
  return completed;
}

function guest({ objects, events, now }: Books, email: string | null): Customer {
  const customer = objects.save<Customer>({
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    created: now,
    description: null,
    email,
    invoice_settings: { default_payment_method: null },
    livemode: false,
    metadata: {},
    name: null,
    phone: null,
  });
  events.tell('customer.created', customer);
  return customer;
}

function challengeOf({ next_action }: PaymentIntent): string | null {
  return next_action?.redirect_to_url?.url ?? null;
}

function done(session: CheckoutSession): CheckoutStep {
  return { session, challenge: null, refusal: null };
}
