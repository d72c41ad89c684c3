import { ApiError, invalid } from '../core/api-error';
import type { Books } from '../core/call';
import type { CardError, NextAction, PaymentIntent } from '../core/objects';
import { chargeCard, disputeIfTold } from './charge-card';
import { attach, behaviourOfMethod, methodOf, setUpForOffSession } from './payment-methods';

export interface Confirmation {
  /** A kept method or a ready-made one; null for the intent's own. */
  readonly method: string | null;
  readonly returnUrl: string | null;
  /** Stripe.js shows the challenge itself instead of leaving the page. */
  readonly inPage: boolean;
  /** The shopper is not there to be asked. */
  readonly offSession: boolean;
}

const OPEN: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/**
 * Tries to take the money. Resolves to the intent that succeeded or waits for the shopper's bank; throws a refused
 * card as Stripe's 402, whose writes stay.
 */
export function confirmIntent(books: Books, given: PaymentIntent, confirmation: Confirmation): PaymentIntent {
  assertOpen(given, 'confirm');
  const chosen = confirmation.method ?? given.payment_method;
  if (!chosen)
    throw unexpectedState(
      given,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    );
  const method = methodOf(books, chosen);
  const intent = { ...given, payment_method: method.id, last_payment_error: null, next_action: null };
  const { challenge } = behaviourOfMethod(books, method.id);
  if (!challenge || (challenge === 'when-interactive' && confirmation.offSession))
    return settle(books, intent, false);
  if (confirmation.offSession)
    return refuse(books, intent, {
      type: 'card_error',
      code: 'authentication_required',
      decline_code: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
      payment_method: method,
    });
  const waiting = books.objects.save<PaymentIntent>({
    ...intent,
    status: 'requires_action',
    next_action: nextAction(books, intent, confirmation),
  });
  books.events.tell('payment_intent.requires_action', waiting);
  return waiting;
}

/** The shopper answered the bank's question. A failure is no error here: the intent tells it. */
export function finishChallenge(books: Books, given: PaymentIntent, passed: boolean): PaymentIntent {
  if (given.status !== 'requires_action') return given;
  const intent = { ...given, next_action: null };
  try {
    if (passed) return settle(books, intent, true);
    const method = given.payment_method ? methodOf(books, given.payment_method) : undefined;
    return refuse(books, intent, {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
      ...(method && { payment_method: method }),
    });
  } catch (error) {
    if (error instanceof ApiError && error.keepsWrites) return books.objects.get('payment_intent', given.id);
    throw error;
  }
}

export function assertOpen(intent: PaymentIntent, verb: string): void {
  if (OPEN.includes(intent.status)) return;
  throw unexpectedState(
    intent,
    `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be changed so: ${OPEN.join(', ')}.`,
  );
}

function settle(books: Books, intent: PaymentIntent, authenticated: boolean): PaymentIntent {
  const method = books.objects.get('payment_method', intent.payment_method ?? '');
  const result = chargeCard(books, intent, method, authenticated);
  if (!result.paid) return refuse(books, { ...intent, latest_charge: result.charge.id }, result.error);
  if (intent.customer && intent.setup_future_usage) {
    const attached = attach(books, method.id, intent.customer);
    if (intent.setup_future_usage === 'off_session') setUpForOffSession(books, attached);
  }
  const paid = books.objects.save<PaymentIntent>({
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: result.charge.id,
  });
  books.events.tell('payment_intent.succeeded', paid);
  disputeIfTold(books, result.charge);
  return paid;
}

function refuse(books: Books, intent: PaymentIntent, error: CardError): never {
  const refused = books.objects.save<PaymentIntent>({
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: error,
  });
  books.events.tell('payment_intent.payment_failed', refused);
  const { message, ...details } = error;
  throw new ApiError(402, message, { ...details, payment_intent: refused }, true);
}

function nextAction(
  { origin, objects }: Books,
  { id, client_secret }: PaymentIntent,
  confirmation: Confirmation,
): NextAction {
  const url = new URL(`/challenge/${objects.account}/${id}`, origin);
  url.searchParams.set('client_secret', client_secret);
  if (confirmation.inPage)
    return {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url.href },
    };
  const return_url = confirmation.returnUrl ?? '';
  url.searchParams.set('return_url', return_url);
  return { type: 'redirect_to_url', redirect_to_url: { url: url.href, return_url } };
}

function unexpectedState(intent: PaymentIntent, message: string): ApiError {
  return invalid(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}
