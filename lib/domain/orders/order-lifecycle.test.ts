import { returnStock, takeStock } from '@/lib/domain/stock/move-stock';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { applyStatusChange } from './apply-status-change';
import { NUMBERS_PER_SECOND, orderNumber } from './number/order-number';
import { parseOrder } from './parse-order';
import { reorderLines } from './placing/reorder-lines';

const boards = aProduct({
  variants: [
    aVariant(),
    aVariant({ id: 'board-blue', optionValues: { color: 'blue' }, price: 3000, stock: 4 }),
  ],
});
const inYen = aStoreSetting({
  currencies: [
    { code: 'USD', rate: 1 },
    { code: 'JPY', rate: 149.5 },
  ],
});
const twoOfBlue = aRequestedLine({ variantId: 'board-blue', quantity: 2, seenPrice: 3000 });

test('an order writes down what was bought, in its own currency', () => {
  const order = anOrder({
    request: { lines: [twoOfBlue], currency: 'JPY' },
    products: [boards],
    setting: inYen,
  });
  expect(order).toMatchObject({
    status: 'placed',
    paymentStatus: 'unpaid',
    currency: 'JPY',
    rate: 149.5,
    lines: [
      { color: { en: 'Blue', ar: 'أزرق' }, size: null, unitPrice: 4485, imagePath: 'stores/demo/board.webp' },
    ],
    total: 2 * 4485 + 748,
    totalProducts: 2,
    history: [{ actor: 'shopper', by: 'shopper-1', from: null, to: 'placed' }],
  });
});

test("an order and a cart filled from it keep what was chosen of the store's own options", () => {
  const name = (en: string, ar: string) => ({ en, ar });
  const finish = {
    id: 'finish',
    name: name('Finish', 'التشطيب'),
    values: [{ id: 'matte', name: name('Matte', 'مطفأ') }],
  };
  const board = aProduct({ options: [finish], variants: [aVariant({ optionValues: { finish: 'matte' } })] });
  const order = anOrder({ products: [board] });
  const others = [{ option: finish.name, value: finish.values[0]?.name }];
  expect(order.lines).toMatchObject([{ color: null, size: null, others }]);
  expect(parseOrder(order.id, order).lines).toEqual(order.lines);
  expect(reorderLines(order)).toMatchObject([{ others }]);
});

test('goods taken and returned leave the stock as it was, variant by variant', () => {
  const at = Date.UTC(2026, 11, 1);
  const sold = { ...boards, ...takeStock(boards, [twoOfBlue, aRequestedLine({ quantity: 10 })], at) };
  expect(sold).toMatchObject({ stock: 2, soldCount: 12, variants: [{ stock: 0 }, { stock: 2 }] });
  const { stock, soldCount, trendScore, variants } = boards;
  expect(returnStock(sold, [twoOfBlue, aRequestedLine({ quantity: 10 })], at)).toMatchObject({
    stock,
    soldCount,
    trendScore,
    variants,
  });
});

test('an order moves along the table and remembers who moved it', () => {
  const confirmed = applyStatusChange(anOrder(), { to: 'confirmed', actor: 'owner', by: 'owner-1', now: 5 });
  expect(confirmed).toMatchObject({
    value: {
      status: 'confirmed',
      updatedAt: 5,
      history: [{}, { at: 5, by: 'owner-1', from: 'placed', to: 'confirmed' }],
    },
  });
});

test.each([
  ['confirmed', 'shopper'],
  ['shipped', 'owner'],
  ['returned', 'owner'],
  ['placed', 'system'],
] as const)('a placed order does not become %s by the %s', (to, actor) => {
  const refused = { ok: false, error: { code: 'status-change-refused', params: { from: 'placed', to } } };
  expect(applyStatusChange(anOrder(), { to, actor, by: null, now: 5 })).toEqual(refused);
});

test('order numbers are readable, grow with time and differ within a second', () => {
  const at = Date.UTC(2026, 10, 20, 20, 30);
  expect(orderNumber(at, 0)).toMatch(/^B-[0-9A-HJKMNP-TV-Z]{6}-000$/);
  expect(orderNumber(at, NUMBERS_PER_SECOND - 1)).toMatch(/-ZZZ$/);
  expect(orderNumber(at + 1000, 0) > orderNumber(at, 0)).toBe(true);
});
