import { estimateCart } from '@/lib/domain/cart/pricing/estimate-cart';
import { priceCart } from '@/lib/domain/cart/pricing/price-cart';
import { CURRENCY_DECIMALS, cardStepOf, type CurrencyCode } from '@/lib/domain/money/money';
import { aCartLine } from '@/tests/fixtures/shop/cart';
import { aProduct, catalogueOf } from '@/tests/fixtures/shop/catalogue';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { aRegisteredStore } from '@/tests/fixtures/shop/tax';
import { randomBelow } from '@/tests/fixtures/random';
import { addedTax, taxOf, taxTotal } from './order-tax';
import { TAX_CLASSES } from './tax-class';
import { partsOf, taxByRate } from './tax-parts';

const CURRENCIES = Object.keys(CURRENCY_DECIMALS) as CurrencyCode[];
const DAY = '2026-03-01';
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

test('tax in the price is what is left of the price without it, once for the document', () => {
  const lines = [3333, 3333, 3334].map((amount) => ({ amount, taxClass: 'standard' as const }));
  const tax = taxOf({ lines, delivery: 1500, cashFee: 0 }, { included: true, country: 'SA', rate: 1500 }, 1);
  expect(taxTotal(tax)).toBe(11_500 - 10_000);
  expect(tax.lines.map((part) => part.tax)).toEqual([435, 435, 435]);
});

test('of random carts the tax of the parts sums to the tax of the whole, and nothing is negative', () => {
  const below = randomBelow(47);
  for (let at = 0; at < 10_000; at += 1) {
    const currency = CURRENCIES[below(CURRENCIES.length)] ?? 'USD';
    const step = cardStepOf(currency);
    const amount = () => below(below(4) === 0 ? 3 : 1_000_000) * step;
    const lines = Array.from({ length: below(8) }, () => ({
      amount: amount(),
      taxClass: TAX_CLASSES[below(3)] ?? 'standard',
    }));
    const terms = { included: below(2) === 0, country: 'SA', rate: below(2501) };
    const taxed = { lines, delivery: amount(), cashFee: amount() };
    const tax = taxOf(taxed, terms, step);
    const given = sum([...lines.map((line) => line.amount), taxed.delivery, taxed.cashFee]);
    const parts = partsOf(tax);
    expect(parts.every((part) => part.net >= 0 && part.tax >= 0)).toBe(true);
    expect(sum(parts.map((part) => part.net + part.tax))).toBe(given + addedTax(tax));
    expect(sum(taxByRate(parts).map((part) => part.tax))).toBe(taxTotal(tax));
    expect(addedTax(tax) % step).toBe(0);
  }
});

test('estimate, quote and order have one tax', () => {
  for (const included of [true, false]) {
    const setting = aRegisteredStore({ included });
    const product = aProduct();
    const lines = [{ productId: 'board', variantId: 'board-red', quantity: 3, seenPrice: 2500 }];
    const basis = {
      setting,
      currency: 'USD',
      locale: 'en',
      paymentMethod: 'cash',
      now: 0,
      day: DAY,
    } as const;
    const quote = priceCart(lines, { products: catalogueOf(product), designs: new Map() }, basis);
    const estimate = estimateCart(
      [aCartLine({ quantity: 3 })],
      setting,
      'USD',
      { day: DAY },
      { paymentMethod: 'cash' },
    );
    const order = anOrder({ request: { lines }, setting });
    expect(quote).toMatchObject({ ok: true, value: { tax: estimate.tax, total: estimate.total } });
    expect(order).toMatchObject({ tax: estimate.tax, total: estimate.total });
    expect(order.total).toBe(included ? 8000 : 9200);
  }
});

test('goods are taxed at the rate of where they go, and at the store’s own where that has none', () => {
  const setting = aRegisteredStore({ included: true });
  const rateIn = (country?: string) =>
    estimateCart([aCartLine()], setting, 'USD', { day: DAY }, { country }).tax?.delivery.rate;
  expect([undefined, 'SA', 'AE', 'KW'].map(rateIn)).toEqual([1500, 1500, 500, 1500]);
});
