import { invalid } from '../core/api-error';
import { idOf, type Books, type Call, type Routes } from '../core/call';
import { newId } from '../core/ids';
import { listOf, whereGiven } from '../core/listing';
import type { Charge, Refund } from '../core/objects';
import { returnFee, takeFeeAgain } from './application-fees';
import { behaviourOfMethod } from './payment-methods';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;
/** Stripe takes days where a bank settles later. */
const SETTLED_AFTER_SECONDS = 1;

export const REFUND_ROUTES: Routes = {
  'POST /v1/refunds': create,
  'GET /v1/refunds': (call) =>
    listOf(call, 'refund', '/v1/refunds', {
      where: whereGiven(call, { charge: 'charge', payment_intent: 'payment_intent' }),
    }),
  'GET /v1/refunds/:id': (call) => call.objects.get('refund', idOf(call)),
  'POST /v1/refunds/:id': (call) => {
    const refund = call.objects.get('refund', idOf(call));
    return call.objects.save({ ...refund, metadata: call.params.metadata(refund.metadata) });
  },
  'GET /v1/charges': (call) =>
    listOf(call, 'charge', '/v1/charges', {
      where: whereGiven(call, { customer: 'customer', payment_intent: 'payment_intent' }),
    }),
  'GET /v1/charges/:id': (call) => call.objects.get('charge', idOf(call)),
  'GET /v1/charges/:id/refunds': (call) => {
    const charge = call.objects.get('charge', idOf(call)).id;
    return listOf(call, 'refund', `/v1/charges/${charge}/refunds`, { where: { charge } });
  },
};

function create(call: Call): Refund {
  const { params, objects, events, now } = call;
  const charge = chargeToRefund(call);
  const amount = params.integer('amount') ?? charge.amount - charge.amount_refunded;
  assertRefundable(call, charge, amount);
  const { refund: behaviour } = behaviourOfMethod(call, charge.payment_method);
  const refund: Refund & Record<string, unknown> = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: charge.customer,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    livemode: false,
    metadata: params.metadata(),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.oneOf('reason', REASONS) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: behaviour === 'pending' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  objects.save(refund, { feeRefunded: String(returnFee(call, charge, amount)) });
  const refunded = returned(call, charge, amount);
  events.tell('refund.created', refund);
  events.tell('charge.refunded', refunded);
  if (behaviour) call.jobs.plan('settle_refund', refund.id, now + SETTLED_AFTER_SECONDS);
  return refund;
}

/** What the bank says later of the test cards whose refunds are not settled at once. */
export function settleRefund(books: Books, id: string): void {
  const refund = books.objects.get('refund', id);
  const charge = books.objects.get('charge', refund.charge);
  if (behaviourOfMethod(books, charge.payment_method).refund === 'pending') {
    const settled = books.objects.save<Refund>({ ...refund, status: 'succeeded' });
    books.events.tell('refund.updated', settled, { status: 'pending' });
    return;
  }
  const failed: Refund & Record<string, unknown> = {
    ...refund,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  };
  books.objects.save(failed);
  returned(books, charge, -refund.amount);
  takeFeeAgain(books, charge, Number(books.objects.hidden('refund', refund.id).feeRefunded ?? 0));
  books.events.tell('refund.failed', failed, { status: 'succeeded' });
}

function returned({ objects }: Books, charge: Charge, amount: number): Charge {
  const amount_refunded = charge.amount_refunded + amount;
  return objects.save({ ...charge, amount_refunded, refunded: amount_refunded === charge.amount });
}

function chargeToRefund({ params, objects }: Call): Charge {
  const id = params.text('charge');
  const intentId = params.text('payment_intent');
  if (id) return objects.get('charge', id, 'charge');
  if (!intentId)
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
      {
        code: 'parameter_missing',
      },
    );
  const intent = objects.get('payment_intent', intentId, 'payment_intent');
  const charge = intent.status === 'succeeded' && intent.latest_charge;
  if (charge) return objects.get('charge', charge);
  throw invalid(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
    param: 'payment_intent',
  });
}

function assertRefundable(books: Books, charge: Charge, amount: number): void {
  const left = charge.amount - charge.amount_refunded;
  const inquiry = behaviourOfMethod(books, charge.payment_method).dispute === 'inquiry';
  if (!charge.paid) throw invalid(`Charge ${charge.id} cannot be refunded: it failed.`, { param: 'charge' });
  if (charge.disputed && !inquiry)
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (amount < 1)
    throw invalid('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  if (amount > left)
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}) in ${charge.currency}.`,
      { param: 'amount' },
    );
}
