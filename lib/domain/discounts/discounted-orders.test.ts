import { estimateCart } from '@/lib/domain/cart/pricing/estimate-cart';
import { goodsAndDelivery } from '@/lib/domain/cart/pricing/goods-and-delivery';
import { priceCart } from '@/lib/domain/cart/pricing/price-cart';
import type { CartLine } from '@/lib/domain/cart/cart';
import { cartLineOf } from '@/lib/domain/cart/cart-line-of';
import { requestedLines } from '@/lib/domain/cart/requested-lines';
import type { Product } from '@/lib/domain/catalogue/product';
import { cardStepOf, type CurrencyCode } from '@/lib/domain/money/money';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import {
  paidFor,
  refundableAmount,
  refundableQuantity,
  refundOrder,
} from '@/lib/domain/payments/refund-order';
import { addFigures, NOTHING_SOLD } from '@/lib/domain/stats/figures';
import { endedFigures, orderFigures, refundFigures } from '@/lib/domain/stats/order-figures';
import { NO_ACCOUNT } from '@/lib/domain/payments/transfer/transfer-terms';
import { aProduct, aVariant, catalogueOf } from '@/tests/fixtures/shop/catalogue';
import { aDiscount } from '@/tests/fixtures/shop/discounts';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { DISCOUNT_KINDS, TARGETS, TIER_BASES, type Discount } from './discount';

const RATES: readonly (readonly [CurrencyCode, number])[] = [
  ['USD', 1],
  ['JPY', 149.5],
  ['KWD', 0.30771],
  ['SAR', 3.75],
  ['EGP', 48.313],
  ['BHD', 0.376],
];
const DAY = '2026-03-01';
const NOW = Date.UTC(2026, 2, 1, 12);

/** Whole numbers below a limit, the same ones for a seed. */
function randomFrom(seed: number) {
  let state = seed * 2_654_435_761;
  return (limit: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
type Random = ReturnType<typeof randomFrom>;
const oneOf = <T>(random: Random, items: readonly T[]): T => items[random(items.length)] as T;

const someProducts = (random: Random): Product[] =>
  Array.from({ length: 4 }, (_, at) =>
    aProduct({
      id: `p${at}`,
      categoryId: `c${random(2)}`,
      subCategoryId: '',
      brandId: `b${random(2)}`,
      variants: [aVariant({ price: random(9) ? 1 + random(9999) : 0, stock: 50 })],
    }),
  );

function someRule(random: Random, id: string): Discount {
  const of = oneOf(random, TARGETS);
  return aDiscount({
    ...{ id, kind: oneOf(random, DISCOUNT_KINDS), percent: 1 + random(100), amount: random(20_000) },
    ...{ buy: 1 + random(3), get: 1 + random(2), tiersBy: oneOf(random, TIER_BASES) },
    steps: [
      { from: 1, percent: random(30) },
      { from: 4, percent: 30 + random(70) },
    ],
    target: { of, ids: of === 'all' ? [] : [`${of.charAt(0)}${random(2)}`], except: random(4) === 0 },
    minimum: random(3) ? 0 : random(20_000),
    combines: random(3) > 0,
  });
}

function someOrder(seed: number) {
  const random = randomFrom(seed);
  const products = someProducts(random);
  const [currency] = oneOf(random, RATES);
  const paymentMethod = oneOf(random, ['cash', 'card'] as const);
  const plain = aStoreSetting();
  const setting = {
    ...plain,
    currencies: RATES.map(([code, rate]) => ({ code, rate })),
    payment: {
      cash: { ...plain.payment.cash, fee: random(500) },
      card: { enabled: true },
      transfer: NO_ACCOUNT,
    },
    discounts: Array.from({ length: random(4) }, (_, at) => someRule(random, `a${at}`)),
  };
  const code = random(2) ? { ...someRule(random, 'code'), code: 'CODE' } : undefined;
  const lines = products
    .slice(0, 1 + random(4))
    .flatMap((product): CartLine[] =>
      product.variants.map((variant) => cartLineOf(product, variant, 1 + random(7))),
    );
  const asked = requestedLines(lines);
  const catalogue = { products: catalogueOf(...products), designs: new Map() };
  const basis = { setting, currency, locale: 'en', paymentMethod, now: 0, day: DAY, code } as const;
  const quote = priceCart(asked, catalogue, basis);
  if (!quote.ok) throw new Error(quote.error.code);
  const estimate = estimateCart(lines, setting, currency, { day: DAY, code }, { paymentMethod });
  const order = anOrder({ request: { lines: asked, currency, paymentMethod }, products, setting, code });
  return { random, quote: quote.value, estimate, order, setting };
}

/** Refunds random pieces at what was paid for them, and then whatever is left of the money. */
function refundInParts(
  random: Random,
  paid: Order,
  onRefund: (before: Order, refund: Refund) => void,
): Order {
  let order = paid;
  const give = (amount: number, lines: Refund['lines']) => {
    if (amount === 0) return;
    const which = { id: `r${order.refunds.length}`, at: NOW, by: 'owner', reason: '' };
    const refund: Refund = { ...which, amount, lines, restocked: false, state: 'done' };
    onRefund(order, refund);
    const refunded = refundOrder(order, refund);
    if (!refunded.ok) throw new Error(refunded.error.code);
    order = refunded.value.order;
  };
  for (let times = 0; times < 12; times += 1) {
    const line = random(order.lines.length);
    const quantity = Math.min(refundableQuantity(order, line), 1 + random(3));
    const worth = Math.min(paidFor(order, line, quantity), refundableAmount(order));
    if (quantity > 0) give(worth, [{ line, quantity }]);
  }
  give(refundableAmount(order), []);
  return order;
}

test.each(Array.from({ length: 100 }, (_, seed) => seed + 1))(
  'cart %i: estimate, quote, order, figures and refunds say the same sums',
  (seed) => {
    const { random, quote, estimate, order, setting } = someOrder(seed);
    const { lines: _, changes: _changes, ...totals } = quote;
    expect(estimate).toEqual(totals);
    expect(order.total).toBe(quote.total);
    expect(parseOrder(order.id, order)).toEqual(order);

    const { subtotal, deliveryCharges, cashFee, rounding, discounts, discount, deliveryDiscount } = order;
    expect(order.total).toBe(goodsAndDelivery(order) + cashFee + rounding);
    expect(Math.min(order.total, goodsAndDelivery(order))).toBeGreaterThanOrEqual(0);
    expect(discount).toBeLessThanOrEqual(subtotal);
    expect(deliveryDiscount).toBeLessThanOrEqual(deliveryCharges);
    expect(order.lines.reduce((sum, line) => sum + line.discount, 0)).toBe(discount);
    for (const [at, line] of order.lines.entries()) {
      expect(paidFor(order, at, line.quantity)).toBe(line.unitPrice * line.quantity - line.discount);
      expect(line.discount).toBeGreaterThanOrEqual(0);
      expect(line.discount).toBeLessThanOrEqual(line.unitPrice * line.quantity);
    }
    expect(discounts.every(({ amount, delivery }) => amount + delivery > 0)).toBe(true);
    if (order.paymentMethod === 'card') expect(order.total % cardStepOf(order.currency)).toBe(0);

    let figures = orderFigures(order, setting.baseCurrency);
    const paid: Order = { ...order, status: 'delivered', paymentStatus: 'paid' };
    const back = refundInParts(random, paid, (before, refund) => {
      expect(refund.amount).toBeLessThanOrEqual(refundableAmount(before));
      figures = addFigures(figures, refundFigures(before, setting.baseCurrency, refund));
    });
    const given = back.refunds.reduce((sum, { amount }) => sum + amount, 0);
    expect(given).toBe(order.total);
    const ended = addFigures(figures, endedFigures(back, setting.baseCurrency));
    expect(ended).toEqual({ ...NOTHING_SOLD, cancelled: 1, refunds: ended.refunds });
  },
);

test('2,000 random carts: never below zero, and the estimate is the quote', () => {
  for (let seed = 1000; seed < 3000; seed += 1) {
    const { quote, estimate, order } = someOrder(seed);
    if (estimate.total !== quote.total || order.total !== quote.total || quote.total < 0)
      throw new Error(`The carts of seed ${seed} differ.`);
  }
});
