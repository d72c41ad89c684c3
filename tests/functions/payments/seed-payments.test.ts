import { orderId, storeId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { payCardOrders } from '@/scripts/seed/write/card-payments';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { anOrder } from '@/tests/fixtures/shop/orders';

const STORE = 'seed-payments';
const stripe = new LocalStripe(STORE);
const before = { ...process.env };

beforeAll(() => {
  const keys = {
    secretKey: `sk_test_${STORE}`,
    publishableKey: `pk_test_${STORE}`,
    webhookSecret: 'whsec_s',
  };
  Object.assign(process.env, {
    STRIPE_HOST: process.env.NEXT_PUBLIC_STRIPE_HOST,
    STRIPE_MODE: 'test',
    STRIPE_SECRET_KEY: 'sk_test_platform',
    STRIPE_WEBHOOK_SECRET: 'whsec_platform',
    STRIPE_STORE_KEYS: JSON.stringify({ [STORE]: keys }),
  });
});
afterAll(() => {
  process.env = before;
});

test('however often a seed is killed, each of its card orders is paid once, as a shopper pays', async () => {
  const orders = ['first', 'second'].map((id): Order => ({
    ...anOrder(),
    id: orderId(id),
    storeId: storeId(STORE),
    paymentMethod: 'card',
    createdAt: Date.now(),
  }));
  // The payment is made, but its webhook is lost.
  await stripe.faults({ api: { fail: -1, as: 'cut', afterwards: true } });
  await expect(payCardOrders(STORE, orders)).rejects.toThrow();
  await stripe.faults({});
  const paid = await payCardOrders(STORE, orders);
  expect(await payCardOrders(STORE, orders)).toEqual(paid);
  const { data } = await stripe.api.paymentIntents.list();
  expect(data.map(({ id, status }) => [id, status])).toEqual(
    paid.map(({ paymentId }) => [paymentId, 'succeeded']).reverse(),
  );
  const [order] = orders;
  expect(data.at(-1)).toMatchObject({
    amount: order?.total,
    description: order?.number,
    metadata: { storeId: STORE, orderId: 'first', number: order?.number },
  });
});
