import { variantId } from '@/lib/domain/ids';
import { buildOrder } from '@/lib/domain/orders/placing/build-order';
import { reorderLines } from '@/lib/domain/orders/placing/reorder-lines';
import { sumStock, takeStock } from '@/lib/domain/stock/move-stock';
import { aCartLine } from '@/tests/fixtures/shop/cart';
import { aVariant, catalogueOf } from '@/tests/fixtures/shop/catalogue';
import { aPlaceOrderRequest } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { aSoldDesign, aStudioProduct } from '@/tests/fixtures/studio/studio';
import { storedLines } from './account-cart';
import { applyChanges } from './apply-changes';
import { lineKey, type CartLine } from './cart';
import { addLine } from './cart-operations';
import { mergeCarts } from './merge-carts';
import { parseAccountCart } from './parse-cart';
import { priceCart } from './pricing/price-cart';
import { requestedLines } from './requested-lines';

/** Mulberry32: the same carts in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const VARIANTS = ['small', 'large'];
const variants = (stock: number) => VARIANTS.map((id, at) => aVariant({ id, price: 2501 + 999 * at, stock }));
const soldDesign = (at: number) =>
  aSoldDesign(`d${at}`, { variantId: VARIANTS[at % 2] ?? '', addOn: 333 * at });
const designs = new Map(Array.from({ length: 6 }, (_, at) => [`d${at}`, soldDesign(at)]));

/** A cart of one to ten additions of designs of two sizes, some of them the same. */
function someCart(random: (below: number) => number): readonly CartLine[] {
  const added = Array.from({ length: 1 + random(10) }, () => {
    const sold = soldDesign(random(6));
    const price = variants(0).find(({ id }) => id === sold.variantId)?.price ?? 0;
    return aCartLine({
      variantId: sold.variantId,
      quantity: 1 + random(4),
      design: sold.design,
      unitPrice: price + sold.addOn,
    });
  });
  return added.reduce<readonly CartLine[]>(addLine, []);
}

const piecesOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

test.each(Array.from({ length: 200 }, (_, seed) => seed))(
  'cart %i: each design stays a line of its own, and what is quoted is what is ordered',
  (seed) => {
    const random = randomFrom(seed);
    const lines = someCart(random);
    const keys = lines.map(lineKey);
    expect(new Set(keys).size).toBe(lines.length);
    expect(new Set(lines.map(({ design }) => design?.id)).size).toBe(lines.length);
    // Through storage, an account and another browser nothing is joined, lost or doubled.
    expect(parseAccountCart({ version: 1, lines: storedLines(lines) }).lines).toEqual(lines);
    expect(mergeCarts([], lines, lines).map(lineKey)).toEqual(keys);

    const setting = aStoreSetting({ currencies: [{ code: 'JPY', rate: 149.5 }] });
    const stock = 1 + random(12);
    const product = aStudioProduct({ variants: variants(stock) });
    const catalogue = { products: catalogueOf(product), designs };
    const basis = { setting, currency: 'JPY', locale: 'en', now: 0, day: '2026-03-01' } as const;
    const asked = priceCart(requestedLines(lines), catalogue, basis);
    if (!asked.ok) throw new Error(asked.error.code);
    const accepted = applyChanges(lines, asked.value.changes);
    const request = aPlaceOrderRequest({ lines: requestedLines(accepted), currency: 'JPY' });
    const quote = priceCart(request.lines, catalogue, basis);
    if (!quote.ok) throw new Error(quote.error.code);
    expect(quote.value).toMatchObject({
      changes: [],
      subtotal: asked.value.subtotal,
      total: asked.value.total,
    });

    const order = buildOrder({
      ...{ request, quote: quote.value, catalogue, rate: 149.5, id: 'o1', number: 'B-1', uid: 'u1' },
      ...{ customerId: 'c1', requestId: null, setting, now: 0 },
    });
    expect(order.lines.map(lineKey)).toEqual(accepted.map(lineKey));
    expect(order.lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)).toBe(order.subtotal);
    expect(order).toMatchObject({ total: quote.value.total, making: { state: 'waiting' } });
    expect(reorderLines(order).map(lineKey)).toEqual(
      keys.filter((key) => accepted.some((one) => lineKey(one) === key)),
    );
    // Whatever the designs, no variant sells more than there is.
    const left = takeStock(product, order.lines, order.createdAt);
    expect(left.variants.every((variant) => variant.stock >= 0)).toBe(true);
    expect(sumStock(left.variants)).toBe(2 * stock - piecesOf(order.lines));
  },
);

test('equal designs are one line, a design and a plain board two', () => {
  const one = aCartLine({ design: soldDesign(0).design });
  const plain = aCartLine();
  const lines = [one, one, plain].reduce<readonly CartLine[]>(addLine, []);
  expect(lines).toMatchObject([
    { quantity: 2, variantId: variantId('board-red') },
    { quantity: 1, design: null },
  ]);
});
