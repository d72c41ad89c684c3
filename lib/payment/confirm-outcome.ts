import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { declineReason, type DeclineReason } from './decline-reason';

/** The result of a confirmation, as far as the browser knows; only the store decides whether an order is paid. */
export type Outcome =
  | { readonly kind: 'confirmed' }
  /** The card's fields show what is missing. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  /** No answer, or one that does not say whether money moved: the shopper must not pay again before it is known. */
  | { readonly kind: 'unknown' };

export interface Confirmation {
  readonly error?: Pick<StripeError, 'type' | 'code' | 'decline_code'>;
  readonly paymentIntent?: Pick<PaymentIntent, 'status'>;
}

export function outcomeOf({ error, paymentIntent }: Confirmation): Outcome {
  if (error?.type === 'validation_error') return { kind: 'incomplete' };
  // A failed 3-D Secure is not a card_error, but nothing was charged either.
  if (error && (error.type === 'card_error' || declineReason(error) === 'authentication'))
    return { kind: 'declined', reason: declineReason(error) };
  if (error) return { kind: 'unknown' };
  return outcomeOfStatus(paymentIntent?.status);
}

/** The same for a payment's status. */
export function outcomeOfStatus(status: PaymentIntent.Status | undefined): Outcome {
  switch (status) {
    case 'succeeded':
    case 'processing':
    case 'requires_capture':
      return { kind: 'confirmed' };
    case 'requires_payment_method':
    case 'requires_confirmation':
    case 'requires_action':
      return { kind: 'declined', reason: 'notFinished' };
    default:
      return { kind: 'unknown' };
  }
}
