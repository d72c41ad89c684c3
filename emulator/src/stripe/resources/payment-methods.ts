import { ApiError, invalid } from '../core/api-error';
import { idOf, type Books, type Call, type Routes } from '../core/call';
import { passesChecksum } from '../core/checksum';
import { newId } from '../core/ids';
import { listOf } from '../core/listing';
import type { BillingDetails, PaymentMethod } from '../core/objects';
import type { Params } from '../core/params';
import { behaviourOf, brandOf, fingerprintOf, numberOfToken, type CardBehaviour } from './test-cards';

export interface CardInput {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly cvc: string | null;
}

const NO_DETAILS: BillingDetails = { name: null, email: null, phone: null, address: null };

/** Cards made without a person typing them are good for this long. */
const READY_MADE_YEARS = 5;

export const PAYMENT_METHOD_ROUTES: Routes = {
  'POST /v1/payment_methods': create,
  'GET /v1/payment_methods': list,
  'GET /v1/payment_methods/:id': (call) => call.objects.get('payment_method', idOf(call)),
  'POST /v1/payment_methods/:id': update,
  'POST /v1/payment_methods/:id/attach': (call) =>
    attach(
      call,
      idOf(call),
      call.objects.get('customer', call.params.requiredText('customer'), 'customer').id,
    ),
  'POST /v1/payment_methods/:id/detach': detach,
  'GET /v1/customers/:id/payment_methods': (call) => {
    call.params.oneOf('type', ['card']);
    const customer = call.objects.get('customer', idOf(call)).id;
    return listOf(call, 'payment_method', `/v1/customers/${customer}/payment_methods`, {
      where: { customer },
    });
  },
};

function create(call: Call): PaymentMethod {
  const { params } = call;
  if (params.requiredText('type') !== 'card')
    throw invalid('The local Stripe takes cards alone.', { param: 'type' });
  params.ignore('allow_redisplay', 'payment_user_agent', 'client_secret');
  return methodFromParams(call, params);
}

/** From `card[number]…` or a ready-made `card[token]`, with `billing_details` and metadata. */
export function methodFromParams(books: Books, params: Params): PaymentMethod {
  const card = params.table('card');
  if (!card) throw invalid('Missing required param: card.', { code: 'parameter_missing', param: 'card' });
  const token = card.text('token');
  const input = token ? readyMade(books, token, 'card[token]') : typed(card);
  const made = makeMethod(books, input, billingDetails(params));
  return books.objects.save({ ...made, metadata: params.metadata() });
}

/** A kept method, or a new one of a ready-made name as `pm_card_visa`. */
export function methodOf(books: Books, id: string): PaymentMethod {
  if (id.startsWith('pm_card_')) return makeMethod(books, readyMade(books, id, 'payment_method'), NO_DETAILS);
  return books.objects.get('payment_method', id, 'payment_method');
}

export function makeMethod(
  books: Books,
  card: CardInput,
  details: BillingDetails = NO_DETAILS,
): PaymentMethod {
  assertUsable(card, books.now);
  const { number, expMonth, expYear } = card;
  const behaviour: CardBehaviour = behaviourOf(number);
  const checks = {
    address_line1_check: null,
    address_postal_code_check: null,
    cvc_check:
      behaviour.refusal?.code === 'incorrect_cvc' ? 'fail' : card.cvc === null ? 'unchecked' : 'pass',
  };
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    billing_details: details,
    card: {
      brand: brandOf(number),
      checks,
      country: 'US',
      display_brand: brandOf(number),
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: fingerprintOf(number, books.objects.account),
      funding: 'credit',
      last4: number.slice(-4),
      networks: { available: [brandOf(number)], preferred: null },
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: books.now,
    customer: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  return books.objects.save(method, { behaviour: JSON.stringify(behaviour) });
}

export function behaviourOfMethod({ objects }: Books, id: string): CardBehaviour {
  return JSON.parse(objects.hidden('payment_method', id).behaviour ?? '{}') as CardBehaviour;
}

/** The shopper agreed that the card is charged while they are away. */
export function setUpForOffSession(books: Books, method: PaymentMethod): void {
  const behaviour = behaviourOfMethod(books, method.id);
  if (behaviour.challenge !== 'until-set-up') return;
  const setUp: CardBehaviour = { ...behaviour, challenge: 'when-interactive' };
  books.objects.save(method, { behaviour: JSON.stringify(setUp) });
}

export function attach(books: Books, id: string, customer: string): PaymentMethod {
  const method = methodOf(books, id);
  if (method.customer && method.customer !== customer)
    throw invalid('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
      param: 'payment_method',
    });
  const attached = books.objects.save({ ...method, customer });
  if (!method.customer) books.events.tell('payment_method.attached', attached);
  return attached;
}

function detach(call: Call): PaymentMethod {
  const method = call.objects.get('payment_method', idOf(call));
  if (!method.customer)
    throw invalid(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      {
        code: 'payment_method_unexpected_state',
      },
    );
  const detached = call.objects.save({ ...method, customer: null });
  call.events.tell('payment_method.detached', detached, { customer: method.customer });
  return detached;
}

function update(call: Call): PaymentMethod {
  const method = call.objects.get('payment_method', idOf(call));
  const metadata = call.params.metadata(method.metadata);
  const details = call.params.table('billing_details');
  const billing_details = details ? readDetails(details, method.billing_details) : method.billing_details;
  return call.objects.save({ ...method, metadata, billing_details });
}

function list(call: Call) {
  call.params.oneOf('type', ['card']);
  const customer = call.params.requiredText('customer');
  return listOf(call, 'payment_method', '/v1/payment_methods', { where: { customer } });
}

function billingDetails(params: Params): BillingDetails {
  const given = params.table('billing_details');
  return given ? readDetails(given, NO_DETAILS) : NO_DETAILS;
}

function readDetails(given: Params, former: BillingDetails): BillingDetails {
  const field = (name: 'name' | 'email' | 'phone') => {
    const value = given.text(name);
    return value === undefined ? former[name] : value;
  };
  const address = given.record('address');
  return {
    name: field('name'),
    email: field('email'),
    phone: field('phone'),
    address: address === undefined ? former.address : address,
  };
}

function typed(card: Params): CardInput {
  const year = card.requiredInteger('exp_year');
  return {
    number: card.requiredText('number').replaceAll(/[\s-]/g, ''),
    expMonth: card.requiredInteger('exp_month'),
    expYear: year < 100 ? 2000 + year : year,
    cvc: card.text('cvc') ?? null,
  };
}

function readyMade({ now }: Books, token: string, param: string): CardInput {
  const number = numberOfToken(token);
  if (!number)
    throw invalid(`No such ${param === 'payment_method' ? 'PaymentMethod' : 'token'}: '${token}'`, {
      code: 'resource_missing',
      param,
    });
  const expYear = new Date(now * 1_000).getUTCFullYear() + READY_MADE_YEARS;
  return { number, expMonth: 12, expYear, cvc: '123' };
}

function assertUsable({ number, expMonth, expYear, cvc }: CardInput, now: number): void {
  const today = new Date(now * 1_000);
  const months = (expYear - today.getUTCFullYear()) * 12 + expMonth - 1 - today.getUTCMonth();
  if (!/^\d{12,19}$/.test(number) || !passesChecksum(number))
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  if (expMonth < 1 || expMonth > 12)
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  if (months < 0 || expYear > today.getUTCFullYear() + 50)
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  if (cvc !== null && !/^\d{3,4}$/.test(cvc))
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
}

function cardError(code: string, message: string, param: string): ApiError {
  return new ApiError(402, message, { type: 'card_error', code, param });
}
