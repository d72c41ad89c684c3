import Stripe from 'stripe';
import { askStripe } from './stripe-client';

const { StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;

test('a request that is still being carried out for somebody else is one to ask for again', async () => {
  const inUse = new StripeIdempotencyError({ code: 'idempotency_key_in_use', message: 'In use.' });
  expect(await askStripe(() => Promise.reject(inUse))).toEqual({
    ok: false,
    error: { code: 'payment-unavailable' },
  });
});

test('a request that Stripe refuses is a surprise', async () => {
  const refusal = new StripeInvalidRequestError({ code: 'parameter_missing', message: 'Missing.' });
  await expect(askStripe(() => Promise.reject(refusal))).rejects.toBe(refusal);
});
