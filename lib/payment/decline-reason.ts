import type { StripeError } from '@stripe/stripe-js';

/** The reason shown to the shopper about a refused card, in `payment:declined.<reason>`. */
export type DeclineReason =
  | 'generic'
  | 'insufficientFunds'
  | 'expired'
  | 'number'
  | 'expiry'
  | 'cvc'
  | 'authentication'
  | 'limit'
  | 'notSupported'
  | 'tryAgain'
  | 'callBank'
  /** Cancelled before the bank was asked or answered: nothing was charged. */
  | 'notFinished';

/**
 * https://docs.stripe.com/declines/codes. A card that is lost, stolen or suspect is refused without a reason, as Stripe
 * asks, so that nobody learns it from us.
 */
const REASONS: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expired',
  incorrect_number: 'number',
  invalid_number: 'number',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
  invalid_expiry: 'expiry',
  incorrect_cvc: 'cvc',
  invalid_cvc: 'cvc',
  payment_intent_authentication_failure: 'authentication',
  authentication_required: 'authentication',
  authentication_not_handled: 'authentication',
  card_velocity_exceeded: 'limit',
  withdrawal_count_limit_exceeded: 'limit',
  card_not_supported: 'notSupported',
  currency_not_supported: 'notSupported',
  processing_error: 'tryAgain',
  issuer_not_available: 'tryAgain',
  reenter_transaction: 'tryAgain',
  try_again_later: 'tryAgain',
  call_issuer: 'callBank',
  do_not_honor: 'callBank',
  transaction_not_allowed: 'callBank',
};

/** The bank's reason is more specific than Stripe's code. */
export const declineReason = ({
  code = '',
  decline_code = '',
}: Pick<StripeError, 'code' | 'decline_code'>): DeclineReason =>
  REASONS[decline_code] ?? REASONS[code] ?? 'generic';
