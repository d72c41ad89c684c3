import Stripe from 'stripe';
import { storeId } from '@/lib/domain/ids';
import { createRefund } from './create-refund';

const RECEIVED = 3000;
const KEPT = new Stripe.errors.StripeAPIError({
  type: 'api_error',
  message: 'Stripe failed.',
  headers: { 'idempotent-replayed': 'true' },
});
const REFUSED = new Stripe.errors.StripeInvalidRequestError({
  type: 'invalid_request_error',
  code: 'charge_already_refunded',
  message: 'Refunded already.',
});

/** Stripe, which keeps a failure under so many keys, and gives back no more than it took. */
function stripeThat(keepsFailures: number) {
  const asked: (string | undefined)[] = [];
  const made: Pick<Stripe.Refund, 'amount' | 'metadata'>[] = [];
  const make = (refund: (typeof made)[number]) => {
    const back = made.reduce((sum, { amount }) => sum + amount, 0);
    if (back + refund.amount > RECEIVED) throw REFUSED;
    made.push(refund);
    return refund;
  };
  const stripe = {
    refunds: {
      create: async (refund: (typeof made)[number], { idempotencyKey }: Stripe.RequestOptions) => {
        asked.push(idempotencyKey);
        if (asked.length <= keepsFailures) throw KEPT;
        return make(refund);
      },
      list: async () => ({ data: made }),
    },
    paymentIntents: { retrieve: async () => ({ amount_received: RECEIVED }) },
  } as unknown as Stripe;
  const refund = (amount: number) =>
    createRefund(stripe, storeId('shop'), { paymentId: 'pi_1', orderId: 'o1', key: 'r1', amount }, false);
  return { refund, make, asked, made };
}

test.each([RECEIVED, RECEIVED / 2 + 1])(
  'a refund of %d of 3000 that Stripe failed to make is made under the next key',
  async (amount) => {
    const { refund, asked } = stripeThat(2);
    expect(await refund(amount)).toMatchObject({ amount });
    expect(asked).toEqual(['refund:shop:o1:r1', 'refund:shop:o1:r1:2', 'refund:shop:o1:r1:3']);
  },
);

test('one of no more than half, which could be made twice, waits until Stripe forgot the key', async () => {
  const { refund, asked } = stripeThat(1);
  await expect(refund(RECEIVED / 2)).rejects.toBe(KEPT);
  expect(asked).toEqual(['refund:shop:o1:r1']);
});

test('one that Stripe made while it failed is found, and no other is asked for', async () => {
  const { refund, make, asked, made } = stripeThat(9);
  make({ amount: RECEIVED, metadata: { refundId: 'r1' } });
  expect(await refund(RECEIVED)).toBe(made[0]);
  expect(asked).toHaveLength(1);
});

test('no more is tried than a few keys, and the first that comes after all is refused', async () => {
  const { refund, make, asked } = stripeThat(4);
  await expect(refund(RECEIVED)).rejects.toBe(KEPT);
  expect(asked).toHaveLength(4);
  expect(await refund(RECEIVED)).toMatchObject({ amount: RECEIVED });
  expect(() => make({ amount: RECEIVED, metadata: { refundId: 'r1' } })).toThrow(REFUSED);
});
