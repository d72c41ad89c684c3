import type { Books } from '../core/call';
import { newId } from '../core/ids';
import type { CardError, Charge, Dispute, PaymentIntent, PaymentMethod } from '../core/objects';
import { takeFee } from './application-fees';
import { APPLICATION } from './connected-accounts';
import { behaviourOfMethod } from './payment-methods';
import type { Refusal } from './test-cards';

export type ChargeResult =
  | { readonly paid: true; readonly charge: Charge }
  | { readonly paid: false; readonly charge: Charge; readonly error: CardError };

const DISPUTE_ANSWER_SECONDS = 7 * 24 * 60 * 60;

/** Asks the card's bank for the intent's money; writes the charge, whatever the answer, and tells of it. */
export function chargeCard(
  books: Books,
  intent: PaymentIntent,
  method: PaymentMethod,
  authenticated: boolean,
): ChargeResult {
  const { refusal } = behaviourOfMethod(books, method.id);
  const charge = books.objects.save(newCharge(books, intent, method, { refusal, authenticated }));
  if (refusal) {
    books.events.tell('charge.failed', charge);
    return { paid: false, charge, error: cardErrorOf(refusal, charge, method) };
  }
  const withFee = takeFee(books, charge);
  books.events.tell('charge.succeeded', withFee);
  return { paid: true, charge: withFee };
}

/** Some test cards are disputed as soon as they paid. */
export function disputeIfTold(books: Books, charge: Charge): void {
  const { dispute: reason } = behaviourOfMethod(books, charge.payment_method);
  if (!reason) return;
  books.objects.save({ ...charge, disputed: true });
  const isInquiry = reason === 'inquiry';
  const dispute: Dispute & Record<string, unknown> = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: books.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: books.now + DISPUTE_ANSWER_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: isInquiry ? 'general' : reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
  books.events.tell('charge.dispute.created', books.objects.save(dispute));
}

function newCharge(
  books: Books,
  intent: PaymentIntent,
  method: PaymentMethod,
  { refusal, authenticated }: { refusal: Refusal | undefined; authenticated: boolean },
): Charge & Record<string, unknown> {
  const paid = !refusal;
  const { checks, ...card } = method.card;
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: books.platform && APPLICATION,
    application_fee: null,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: paid,
    created: books.now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(refusal),
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: {
        ...card,
        amount_authorized: paid ? intent.amount : null,
        checks,
        installments: null,
        mandate: null,
        network: method.card.brand,
        three_d_secure: authenticated
          ? { authentication_flow: 'challenge', result: 'authenticated', version: '2.2.0' }
          : null,
        wallet: null,
      },
      type: 'card',
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

function outcomeOf(refusal: Refusal | undefined) {
  const base = { advice_code: null, network_advice_code: null, network_decline_code: null, risk_score: 20 };
  if (!refusal)
    return {
      ...base,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      seller_message: 'Payment complete.',
      type: 'authorized',
    };
  const reason = refusal.declineCode ?? refusal.code;
  if (refusal.blocked)
    return {
      ...base,
      network_status: 'not_sent_to_network',
      reason: 'highest_risk_level',
      risk_level: 'highest',
      seller_message: 'Stripe blocked this payment as too risky.',
      type: 'blocked',
    };
  return {
    ...base,
    network_status: 'declined_by_network',
    reason,
    risk_level: 'normal',
    seller_message: `The bank returned the decline code \`${reason}\`.`,
    type: 'issuer_declined',
  };
}

function cardErrorOf(
  { code, declineCode, message }: Refusal,
  charge: Charge,
  method: PaymentMethod,
): CardError {
  return {
    type: 'card_error',
    code,
    ...(declineCode && { decline_code: declineCode }),
    ...(code === 'expired_card' && { param: 'exp_month' }),
    ...(code === 'incorrect_cvc' && { param: 'cvc' }),
    message,
    charge: charge.id,
    payment_method: method,
  };
}
