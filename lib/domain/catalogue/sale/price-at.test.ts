import { listedPrice, priceAt, pricedAt, saleState } from '@/lib/domain/catalogue/sale/price-at';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { beforePrice, summarize } from '@/lib/domain/catalogue/product-summary';
import { priceCart } from '@/lib/domain/cart/pricing/price-cart';
import { aProduct, aVariant, catalogueOf } from '@/tests/fixtures/shop/catalogue';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';

const FROM = Date.UTC(2026, 10, 27, 9, 30);
const TO = Date.UTC(2026, 10, 30, 21, 0);
const SECOND = 1000;
const variants = [
  aVariant({ price: 2500, salePrice: 1900 }),
  aVariant({ id: 'board-blue', price: 2200, optionValues: { color: 'blue' } }),
];
const board = aProduct({ variants, saleFrom: FROM, saleTo: TO });

test.each([
  [FROM - SECOND, 2500, 2200],
  [FROM - 1, 2500, 2200],
  [FROM, 1900, 1900],
  [TO - SECOND, 1900, 1900],
  [TO - 1, 1900, 1900],
  [TO, 2500, 2200],
])('at %i a piece costs %i and the cheapest %i, alike in list, cart and order', (at, price, lowest) => {
  const shown = pricedAt(board, at);
  expect(shown.variants[0]?.price).toBe(price);
  expect(listedPrice(board, at).price).toBe(lowest);
  expect(summarize(board, 'en', at)).toMatchObject({
    price: lowest,
    compareAtPrice: price < 2500 ? 2500 : null,
  });
  const quote = priceCart(
    [aRequestedLine({ seenPrice: 1900 })],
    { products: catalogueOf(board), designs: new Map() },
    { setting: aStoreSetting(), currency: 'USD', locale: 'en', now: at, day: '2026-11-27' },
  );
  expect(quote).toMatchObject({
    value: {
      lines: [{ unitPrice: price }],
      changes: price === 1900 ? [] : [{ kind: 'price', from: 1900, to: price }],
    },
  });
});

test('the next turn is due once, and none after the last', () => {
  const turns = [0, FROM - 1, FROM, TO - 1, TO].map((at) => listedPrice(board, at).saleTurnsAt);
  expect(turns).toEqual([FROM, FROM, TO, TO, null]);
  expect([FROM - 1, FROM, TO].map((at) => saleState(board, at))).toEqual(['scheduled', 'on', 'ended']);
});

test.each([
  [{ saleFrom: null, saleTo: null }, 1900],
  [{ saleFrom: FROM, saleTo: null }, 1900],
  [{ saleFrom: null, saleTo: FROM }, 2500],
])('a side without a date is open: %j', (dates, price) => {
  expect(priceAt(dates, { price: 2500, salePrice: 1900 }, FROM)).toBe(price);
});

test('a sale that somebody made dearer than the price since lowers nothing', () => {
  const dear = aProduct({ variants: [aVariant({ price: 1500, salePrice: 1900 })] });
  expect(pricedAt(dear, FROM).variants[0]).toMatchObject({ price: 1500 });
  expect(beforePrice(dear, pricedAt(dear, FROM).variants[0])).toBeNull();
  expect(saleState(dear, FROM)).toBeNull();
});

test('a product of before, without any of it, is the same at every time and is read as before', () => {
  const { saleFrom: _, saleTo: __, ...old } = aProduct({ compareAtPrice: 3000 });
  const read = parseProduct('board', { ...old, price: 1 });
  expect(read).toMatchObject({ price: 2500, saleFrom: null, saleTo: null });
  expect(pricedAt(read, FROM)).toBe(read);
  expect(summarize(read, 'en', FROM)).toMatchObject({ price: 2500, compareAtPrice: 3000 });
});

test('lists go by the price that was written last, so that a page follows on the one before it', () => {
  expect(parseProduct('board', { ...board, price: 1900 }).price).toBe(1900);
});
