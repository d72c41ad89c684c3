import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { declineReason, type DeclineReason } from './decline-reason';

/** What came of a confirmation, as far as the browser knows; whether an order is paid the store alone decides. */
export type Outcome =
  | { readonly kind: 'confirmed' }
  /** The card's fields say themselves what is missing. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  /** No answer, or one that leaves open whether money moved: nobody may be asked to pay again before it is known. */
  | { readonly kind: 'unknown' };

export interface Confirmation {
  readonly error?: Pick<StripeError, 'type' | 'code' | 'decline_code'>;
  readonly paymentIntent?: Pick<PaymentIntent, 'status'>;
}

export function outcomeOf({ error, paymentIntent }: Confirmation): Outcome {
  if (error?.type === 'validation_error') return { kind: 'incomplete' };
  // A failed 3-D Secure is no card_error, though nothing was charged then either.
  if (error && (error.type === 'card_error' || declineReason(error) === 'authentication'))
    return { kind: 'declined', reason: declineReason(error) };
  if (error) return { kind: 'unknown' };
  return outcomeOfStatus(paymentIntent?.status);
}

/** The same for a payment that was looked up. */
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
