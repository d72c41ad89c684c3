import { createHash } from 'node:crypto';

/** Why a bank refuses, in the API's words. */
export interface Refusal {
  readonly code: string;
  readonly declineCode?: string;
  readonly message: string;
  readonly blocked?: true;
}

export interface CardBehaviour {
  readonly refusal?: Refusal;
  /**
   * Asked of the shopper before the bank decides. `when-interactive`: off-session it pays unasked; `until-set-up`: it is
   * so once it paid with setup_future_usage off_session.
   */
  readonly challenge?: 'always' | 'when-interactive' | 'until-set-up';
  readonly dispute?: 'fraudulent' | 'product_not_received' | 'inquiry';
  readonly refund?: 'pending' | 'fails';
}

const declined = (declineCode: string, message = 'Your card was declined.'): Refusal => ({
  code: 'card_declined',
  declineCode,
  message,
});
const INSUFFICIENT = declined('insufficient_funds', 'Your card has insufficient funds.');
const EXPIRED: Refusal = { code: 'expired_card', message: 'Your card has expired.' };
const INCORRECT_CVC: Refusal = { code: 'incorrect_cvc', message: "Your card's security code is incorrect." };
const PROCESSING: Refusal = {
  code: 'processing_error',
  message: 'An error occurred while processing your card. Try again in a little bit.',
};
const VELOCITY = declined(
  'card_velocity_exceeded',
  'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
);

/** Stripe's published test cards (docs.stripe.com/testing): number, the name of its ready-made method, behaviour. */
const CARDS: readonly (readonly [number: string, token: string | null, behaviour: CardBehaviour])[] = [
  ['4242424242424242', 'visa', {}],
  ['4000056655665556', 'visa_debit', {}],
  ['5555555555554444', 'mastercard', {}],
  ['2223003122003222', null, {}],
  ['5200828282828210', 'mastercard_debit', {}],
  ['5105105105105100', 'mastercard_prepaid', {}],
  ['378282246310005', 'amex', {}],
  ['371449635398431', null, {}],
  ['6011111111111117', 'discover', {}],
  ['3056930009020004', 'diners', {}],
  ['36227206271667', null, {}],
  ['3566002020360505', 'jcb', {}],
  ['6200000000000005', 'unionpay', {}],
  ['4000000000000002', 'chargeDeclined', { refusal: declined('generic_decline') }],
  ['4000000000009995', 'chargeDeclinedInsufficientFunds', { refusal: INSUFFICIENT }],
  ['4000000000009987', 'chargeDeclinedLostCard', { refusal: declined('lost_card') }],
  ['4000000000009979', 'chargeDeclinedStolenCard', { refusal: declined('stolen_card') }],
  ['4000000000000069', 'chargeDeclinedExpiredCard', { refusal: EXPIRED }],
  ['4000000000000127', 'chargeDeclinedIncorrectCvc', { refusal: INCORRECT_CVC }],
  ['4000000000000119', 'chargeDeclinedProcessingError', { refusal: PROCESSING }],
  ['4000000000006975', 'chargeDeclinedVelocityLimitExceeded', { refusal: VELOCITY }],
  ['4000000000000341', 'chargeCustomerFail', { refusal: declined('generic_decline') }],
  ['4100000000000019', 'radarBlock', { refusal: { ...declined('fraudulent'), blocked: true } }],
  ['4000000000000259', 'createDispute', { dispute: 'fraudulent' }],
  ['4000000000002685', 'createDisputeProductNotReceived', { dispute: 'product_not_received' }],
  ['4000000000001976', 'createDisputeInquiry', { dispute: 'inquiry' }],
  ['4000000000007726', 'pendingRefund', { refund: 'pending' }],
  ['4000000000005126', 'refundFail', { refund: 'fails' }],
  ['4000002500003155', 'authenticationRequiredOnSetup', { challenge: 'until-set-up' }],
  ['4000002760003184', 'authenticationRequired', { challenge: 'always' }],
  ['4000003800000446', 'authenticationRequiredSetupForOffSession', { challenge: 'when-interactive' }],
  ['4000000000003220', 'threeDSecure2Required', { challenge: 'always' }],
  ['4000000000003063', 'threeDSecureRequired', { challenge: 'always' }],
  [
    '4000008260003178',
    'authenticationRequiredChargeDeclinedInsufficientFunds',
    { challenge: 'always', refusal: INSUFFICIENT },
  ],
  [
    '4000008400001629',
    'threeDSecureRequiredChargeDeclined',
    { challenge: 'always', refusal: declined('generic_decline') },
  ],
  [
    '4000008400001280',
    'threeDSecureRequiredProcessingError',
    { challenge: 'always', refusal: declined('generic_decline') },
  ],
  ['4000000000003055', 'threeDSecureOptional', {}],
  ['4000000000003097', 'threeDSecureOptionalProcessingError', {}],
];

const BEHAVIOURS = new Map(CARDS.map(([number, , behaviour]) => [number, behaviour]));
const NUMBERS = new Map(CARDS.flatMap(([number, token]) => (token ? [[token, number]] : [])));

/** `pm_card_visa_chargeDeclined` and `tok_chargeDeclined` to their number; undefined for no such ready-made card. */
export function numberOfToken(token: string): string | undefined {
  const [, name = ''] = /^(?:pm_card|tok)_(\w+)$/.exec(token) ?? [];
  return NUMBERS.get(name) ?? NUMBERS.get(name.replace(/^visa_/, ''));
}

/** Any other number that passes the checksum is a card that pays. */
export function behaviourOf(number: string): CardBehaviour {
  return BEHAVIOURS.get(number) ?? {};
}

const BRANDS: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(6011|64|65)/, 'discover'],
  [/^3[068]/, 'diners'],
  [/^35/, 'jcb'],
  [/^62/, 'unionpay'],
];

export function brandOf(number: string): string {
  return BRANDS.find(([pattern]) => pattern.test(number))?.[1] ?? 'unknown';
}

/** The same card is told again by its fingerprint, from which the number cannot be had. */
export function fingerprintOf(number: string, account: string): string {
  return createHash('sha256')
    .update(`${account}:${number}`)
    .digest('base64url')
    .replaceAll(/[-_]/g, '')
    .slice(0, 16);
}
