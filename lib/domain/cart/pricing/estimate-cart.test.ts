import { ok } from '@/lib/domain/result';
import { aCartLine } from '@/tests/fixtures/shop/cart';
import { aProduct, catalogueOf } from '@/tests/fixtures/shop/catalogue';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { estimateCart } from './estimate-cart';
import { priceCart } from './price-cart';

test.each([
  ['by card', 3, 'card'],
  ['in cash', 3, 'cash'],
  ['of more than cash may be worth', 7, 'cash'],
] as const)(
  'the estimate of a cart that has not changed is its quote, %s',
  (_which, quantity, paymentMethod) => {
    const { payment, ...rest } = aStoreSetting();
    const setting = {
      ...rest,
      payment: { ...payment, cash: { enabled: true, limit: 10_000, fee: 333, rounding: true } },
      currencies: [
        { code: 'USD', rate: 1 },
        { code: 'KWD', rate: 0.30771 },
      ],
    } as const;
    const quote = priceCart(
      [aRequestedLine({ quantity })],
      { products: catalogueOf(aProduct()), designs: new Map() },
      {
        ...{ setting, currency: 'KWD', locale: 'en', paymentMethod, now: 0, day: '2026-03-01' },
      },
    );
    const estimate = estimateCart(
      [aCartLine({ quantity })],
      setting,
      'KWD',
      { day: '2026-03-01' },
      { paymentMethod },
    );
    expect(quote).toMatchObject(ok(estimate));
    expect(estimate.overCashLimit).toBe(quantity === 7);
  },
);
