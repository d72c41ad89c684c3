import { applyChanges } from '@/lib/domain/cart/apply-changes';
import { priceCart } from '@/lib/domain/cart/pricing/price-cart';
import { requestedLines } from '@/lib/domain/cart/requested-lines';
import { aProduct, aVariant, catalogueOf } from '@/tests/fixtures/shop/catalogue';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { reorderLines } from './reorder-lines';

test("ordering again takes what is left, at today's prices, and names what is not", () => {
  const board = aProduct();
  const gone = aProduct({ id: 'gone', slug: 'gone', variants: [aVariant({ id: 'gone-red' })] });
  const bought = [
    aRequestedLine({ quantity: 3 }),
    aRequestedLine({ productId: 'gone', variantId: 'gone-red', quantity: 1 }),
  ];
  const lines = reorderLines(anOrder({ request: { lines: bought }, products: [board, gone] }));
  const today = aProduct({ variants: [aVariant({ price: 2900, stock: 2 })] });
  const quote = priceCart(
    requestedLines(lines),
    { products: catalogueOf(today), designs: new Map() },
    {
      setting: aStoreSetting(),
      currency: 'USD',
      locale: 'en',
      now: 0,
      day: '2026-03-01',
    },
  );
  if (!quote.ok) throw new Error(quote.error.code);
  expect(applyChanges(lines, quote.value.changes)).toMatchObject([
    { variantId: 'board-red', quantity: 2, unitPrice: 2900, slug: board.slug },
  ]);
  expect(quote.value.changes.filter(({ kind }) => kind !== 'price')).toMatchObject([
    { kind: 'stock', available: 2 },
    { kind: 'gone' },
  ]);
});
