import { createBilling } from '@/functions/src/adapters/stripe/billing/billing';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';

const { api } = new LocalStripe('platform');

test('of several pages that instances open at once one stays open, and nobody is given another beside it', async () => {
  const { id: customer } = await api.customers.create({});
  const { id: price } = await api.prices.create({
    currency: 'usd',
    unit_amount: 1900,
    recurring: { interval: 'month' },
    product_data: { name: 'Plan' },
  });
  const stripe = {
    host: process.env.NEXT_PUBLIC_STRIPE_HOST ?? '',
    platform: { secretKey: 'sk_test_platform', webhookSecret: '' },
  };
  const back = 'https://shop.example/back';
  const visit = { customer, price, returnUrl: back, cancelUrl: back, locale: 'en' } as const;
  const open = () => createBilling(() => stripe, Date.now).openCheckout(visit);
  const pages = async () => (await api.checkout.sessions.list({ customer, status: 'open' })).data;

  await open();
  const answers = await Promise.all([1, 2, 3, 4].map(open));
  const [stays, ...others] = await pages();
  expect(others).toEqual([]);
  expect(answers).toContainEqual({ ok: true, value: stays?.url });
  expect(await open()).toEqual({ ok: true, value: (await pages())[0]?.url });
});
