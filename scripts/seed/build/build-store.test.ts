import { createHash } from 'node:crypto';
import { OPTIONAL_TEXTS } from '@/lib/domain/catalogue/fields/edited-fields';
import { sumStock } from '@/lib/domain/stock/move-stock';
import { canChangeStatus, returnsStock } from '@/lib/domain/orders/order-status';
import { buildDemo, buildSecond } from './build-store';

const NOW = Date.UTC(2026, 2, 14, 9, 30);
const ACCOUNTS = { owner: 'owner', shopper: 'shopper' };
const demo = buildDemo(ACCOUNTS, NOW);
const second = buildSecond(ACCOUNTS, NOW);

const fingerprint = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);

/** Paths of texts that lack a language and may not. */
function untranslated(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => untranslated(item, `${path}[${i}]`));
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'ar' in value) {
    const isArabic = /[\u0600-\u06ff]/.test(String(value.ar));
    return value.en && isArabic ? [] : [path];
  }
  return Object.entries(value)
    .filter(([key]) => !OPTIONAL_TEXTS.has(key))
    .flatMap(([key, field]) => untranslated(field, `${path}.${key}`));
}

test('the same moment gives the same data', () => {
  expect(fingerprint(buildDemo(ACCOUNTS, NOW))).toBe(fingerprint(demo));
});

test('the demo store has sixty boards, ten in each of six categories, of five brands, and five to design', () => {
  expect(demo.products.filter(({ studio }) => !studio)).toHaveLength(60);
  expect(demo.products.filter(({ studio }) => studio)).toHaveLength(5);
  expect(
    demo.categories.filter(({ parentId }) => parentId === null).map(({ productCount }) => productCount),
  ).toEqual([15, 10, 10, 10, 10, 10]);
  expect(
    demo.categories.filter(({ parentId, productCount }) => parentId !== null && productCount === 0),
  ).toEqual([]);
  expect(demo.brands).toHaveLength(5);
  expect(second.products).toHaveLength(6);
  expect(new Set(demo.products.flatMap(({ variants }) => variants.map(({ sku }) => sku))).size).toBe(
    sum(demo.products.map(({ variants }) => variants.length)),
  );
});

test('every text of the catalogue has both languages', () => {
  expect(untranslated([demo.products, demo.categories, demo.brands, second.products])).toEqual([]);
});

test('stock, prices and ratings of a product follow from its parts', () => {
  for (const product of demo.products) {
    expect(product.stock).toBe(sumStock(product.variants));
    expect(product.price).toBe(Math.min(...product.variants.map(({ price }) => price)));
    const reviews = demo.reviews.filter(
      ({ productId, status }) => productId === product.id && status === 'published',
    );
    expect([product.ratingCount, product.ratingSum]).toEqual([
      reviews.length,
      sum(reviews.map(({ rating }) => rating)),
    ]);
  }
});

test('some boards are sold out and some variants are scarce', () => {
  expect(demo.products.filter(({ stock }) => stock === 0).length).toBeGreaterThan(0);
  expect(
    demo.products.flatMap(({ variants }) => variants).filter(({ stock }) => stock > 0 && stock <= 3).length,
  ).toBeGreaterThan(5);
});

test('an order adds up, lies in the last ninety days and moved only as the table allows', () => {
  expect(demo.orders).toHaveLength(200);
  for (const order of demo.orders) {
    expect(order.total).toBe(
      sum(order.lines.map(({ unitPrice, quantity }) => unitPrice * quantity)) + order.deliveryCharges,
    );
    expect(order.totalProducts).toBe(sum(order.lines.map(({ quantity }) => quantity)));
    expect(order.createdAt).toBeGreaterThan(NOW - 91 * 24 * 3_600_000);
    expect(order.updatedAt).toBeLessThan(NOW);
    for (const { from, to, actor } of order.history.slice(1))
      expect(
        from && canChangeStatus({ status: from, confirmation: order.confirmation, making: null }, to, actor),
      ).toBe(true);
  }
  expect(demo.orders.filter(({ uid }) => uid === ACCOUNTS.shopper).length).toBeGreaterThan(1);
});

test('about a third of the orders came with a card payment, and their goods were kept', () => {
  const byCard = demo.orders.filter(({ paymentMethod }) => paymentMethod === 'card');
  expect(byCard.length).toBeGreaterThan(demo.orders.length / 4);
  expect(byCard.length).toBeLessThan(demo.orders.length / 2);
  for (const order of byCard) {
    expect(order.paymentStatus).toBe('paid');
    expect(order.history.slice(0, 2).map(({ to }) => to)).toEqual(['pending', 'placed']);
    expect(returnsStock(order.status)).toBe(false);
  }
});

test('daily figures and sold counts are those of the orders', () => {
  const kept = demo.orders.filter(({ status }) => !returnsStock(status));
  const figures = [...demo.figures.days.values()];
  expect(sum(figures.map(({ orders }) => orders))).toBe(kept.length);
  expect(sum(figures.map(({ units }) => units))).toBe(sum(kept.map(({ totalProducts }) => totalProducts)));
  expect(sum(figures.map(({ cancelled }) => cancelled))).toBe(demo.orders.length - kept.length);
  const { customers } = demo.figures;
  expect(sum(customers.map(({ orders }) => orders))).toBe(kept.length);
  expect(sum(figures.map(({ newCustomers }) => newCustomers))).toBe(customers.length);
  expect(sum(figures.map(({ returningCustomers }) => returningCustomers))).toBeGreaterThan(20);
  for (const product of demo.products) {
    const pieces = kept.flatMap(({ lines }) => lines).filter(({ productId }) => productId === product.id);
    expect(product.soldCount).toBe(sum(pieces.map(({ quantity }) => quantity)));
    expect(product.trendScore > 0).toBe(pieces.length > 0);
  }
});
