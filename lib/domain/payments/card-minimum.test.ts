import { cardStepOf, CURRENCY_DECIMALS, type CurrencyCode } from '@/lib/domain/money/money';
import { cardMinimumOf, isUnderCardMinimum } from './card-minimum';

const inDollars = (subtotal: number, deliveryCharges = 0) =>
  isUnderCardMinimum({
    ...{ currency: 'USD', subtotal, deliveryCharges },
    ...{ discount: 0, deliveryDiscount: 0, due: subtotal + deliveryCharges },
  });

test('cards take what Stripe charges, and an order with nothing to pay', () => {
  expect([0, 1, 49, 50, 51].map((amount) => inDollars(amount))).toEqual([false, true, true, false, false]);
  expect(inDollars(20, 30)).toBe(false);
});

test.each(Object.keys(CURRENCY_DECIMALS) as CurrencyCode[])(
  'the least of %s is an amount that a card can pay',
  (one) => {
    expect(cardMinimumOf(one) % cardStepOf(one)).toBe(0);
  },
);
