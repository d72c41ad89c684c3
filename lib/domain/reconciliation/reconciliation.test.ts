import type { Order, Refund } from '@/lib/domain/orders/order';
import type { CardPayment } from '@/lib/domain/payments/card-payment';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { comparePayment } from './compare-payment';
import { countStock } from './count-stock';
import { ABOUT_NOTHING, mergeDifferences, mergeStock } from './difference';
import type { FoundDifference } from './difference';
import { addToSums, NO_STOCK, reconciledStock, sumsFrom } from './reconciliation';

const HOUR_MS = 60 * 60 * 1000;
const now = Date.UTC(2026, 2, 2);
const paid: Order = { ...anOrder(), paymentMethod: 'card', paymentStatus: 'paid', paymentId: 'pi_1' };
const payment = (changes: Partial<CardPayment> = {}): CardPayment => ({
  id: 'pi_1',
  createdAt: paid.createdAt,
  storeId: paid.storeId,
  orderId: paid.id,
  currency: 'USD',
  amount: 3000,
  received: 3000,
  refunded: 0,
  state: 'paid',
  refusal: null,
  ...changes,
});
const refund = (changes: Partial<Refund> = {}): Refund => ({
  id: 'r1',
  at: now,
  by: '',
  amount: 500,
  lines: [],
  reason: '',
  restocked: false,
  state: 'done',
  ...changes,
});
const given = { id: 're_1', refundId: 'r1', amount: 500, state: 'done' } as const;
const hold = {
  at: now,
  reason: 'amount',
  paymentId: 'pi_1',
  amount: 10,
  currency: 'EUR',
  returnedAt: null,
} as const;
const returned = { ...hold, returnedAt: now };
const stray = { ...hold, paymentId: 'pi_2', amount: 20 };

type Given = readonly (typeof given)[] | null;

test.each<[string, Order | null, CardPayment | null, Given, string[]]>([
  ['a payment that fits', paid, payment(), null, []],
  ['an unpaid order', { ...paid, paymentStatus: 'unpaid' }, payment({ state: 'open' }), null, []],
  ['an open payment without an order', null, payment({ state: 'open', received: 0 }), null, []],
  ['a payment without an order', null, payment(), null, ['unknown 0 3000']],
  ['an order of nothing', { ...paid, paymentId: null, total: 0 }, null, null, []],
  ['money that never came', paid, null, null, ['missing 3000 0']],
  ['unknown money', { ...paid, paymentStatus: 'unpaid' }, payment(), null, ['unsettled 0 3000']],
  ['another amount', paid, payment({ received: 2900 }), null, ['amount 3000 2900']],
  ['another currency', paid, payment({ currency: 'EUR' }), null, ['amount 3000 3000']],
  ['money that is held', { ...paid, holds: [hold] }, payment(), null, ['amount 3000 10']],
  ['money that was held and went back', { ...paid, holds: [returned] }, payment(), null, []],
  [
    'what is held twice',
    { ...paid, holds: [hold, stray] },
    payment(),
    null,
    ['amount 3000 10', 'amount 3000 20'],
  ],
  [
    'a refund of theirs beside money that is held',
    { ...paid, holds: [stray] },
    payment(),
    [given],
    ['amount 3000 20', 'refund-unknown 0 500'],
  ],
  [
    'a refund of theirs beside money that was held and went back',
    { ...paid, holds: [{ ...stray, returnedAt: now }] },
    payment(),
    [given],
    ['refund-unknown 0 500'],
  ],
  ['a refund both know', { ...paid, refunds: [refund()] }, payment(), [given], []],
  ['a refund of ours alone', { ...paid, refunds: [refund()] }, payment(), [], ['refund-missing 500 0']],
  ['a refund of theirs alone', paid, payment(), [given], ['refund-unknown 0 500']],
  ['a refund on its way', { ...paid, refunds: [refund({ state: 'pending' })] }, payment(), [], []],
  [
    'a refund that was never sent',
    { ...paid, refunds: [refund({ state: 'pending', at: now - 2 * HOUR_MS })] },
    payment(),
    [],
    ['refund-waiting 500 0'],
  ],
])('%s is told apart', (_, order, card, refunds, expected) => {
  const found = comparePayment(order, card, refunds, now);
  expect(found.map((one) => `${one.kind} ${one.expected} ${one.found}`)).toEqual(expected);
});

test('each payment that is held is a difference of its own', () => {
  const ids = comparePayment({ ...paid, holds: [hold, stray] }, payment(), null, now).map(({ id }) => id);
  expect(ids).toEqual([`amount:${paid.id}`, `amount:${paid.id}:pi_2`]);
});

const difference = (changes: Partial<FoundDifference> = {}): FoundDifference => ({
  ...ABOUT_NOTHING,
  id: 'missing:o1',
  kind: 'missing',
  expected: 10,
  ...changes,
});
const check = { found: [], repaired: [], looked: new Set<string>(), at: 2 };

test('a difference stays from when it was first found, is put right when it is gone, and can come back', () => {
  const first = mergeDifferences([], { ...check, found: [difference()], at: 1 });
  const again = mergeDifferences(first, { ...check, found: [difference()], looked: new Set(['missing:o1']) });
  expect(again).toMatchObject([{ state: 'open', since: 1 }]);
  const gone = mergeDifferences(again, { ...check, looked: new Set(['missing:o1']), at: 3 });
  expect(gone).toMatchObject([{ state: 'repaired', since: 1, at: 3 }]);
  expect(mergeDifferences(gone, { ...check, found: [difference()], at: 4 })).toMatchObject([
    { state: 'open' },
  ]);
});

test('what was explained stays so until it changes', () => {
  const [open] = mergeDifferences([], { ...check, found: [difference()] });
  if (!open) throw new Error('Nothing was found.');
  const explained = [{ ...open, state: 'explained' as const, note: 'By bank transfer' }];
  expect(mergeDifferences(explained, { ...check, found: [difference()] })).toEqual(explained);
  const changed = mergeDifferences(explained, { ...check, found: [difference({ expected: 11 })] });
  expect(changed).toMatchObject([{ state: 'open', note: '' }]);
});

test('stock that went twice adds up, and what came back is put right', () => {
  const stock = (expected: number, found: number) =>
    difference({ id: 'stock:p:v', kind: 'stock', expected, found });
  const first = mergeStock([], [stock(10, 8)], 1);
  const second = mergeStock(first, [stock(8, 7)], 2);
  expect(second).toMatchObject([{ state: 'open', expected: 10, found: 7 }]);
  expect(mergeStock(second, [stock(7, 10)], 3)).toMatchObject([{ state: 'repaired' }]);
});

test('what was first there, and every move since, is what is in stock', () => {
  const product = { ...aProduct({ variants: [aVariant({ stock: 7 })], createdAt: 1 }), stockMoves: 2 };
  const move = (number: number, before: number, by: number) => ({
    cause: number === 1 ? ('sold' as const) : ('edited' as const),
    orderId: null,
    at: number,
    products: { board: { number, before: { 'board-red': before }, by: { 'board-red': by } } },
    shown: {},
  });
  const moves = [move(1, 10, -4), move(2, 6, 2)];
  const counted = countStock({ id: 'board', product, base: null, moves, isWhole: true, at: 9 });
  expect(counted?.differences).toMatchObject([
    { expected: 8, found: 7, title: { en: 'Sea Breeze · SKU-1' } },
  ]);
  const sums = counted?.addTo(NO_STOCK);
  expect(sums).toMatchObject({ first: 10, sold: -4, edited: 2, unexplained: -1 });
  expect(sums && reconciledStock(sums)).toBe(7);
  const base = counted?.base ?? null;
  const gone = countStock({ id: 'board', product: null, base, moves, isWhole: true, at: 9 });
  expect(sums && gone && reconciledStock(gone.addTo(sums))).toBe(0);
});

test('sums of days add up by currency from a day on', () => {
  const part = { orders: 1, ordered: 10 };
  const days = [
    ['2026-03-01', 'USD'],
    ['2026-03-02', 'USD'],
    ['2026-03-02', 'KWD'],
    ['2026-03-03', 'USD'],
  ] as const;
  const all = days.reduce((sums, [day, currency]) => addToSums(sums, day, currency, part), {});
  const sums = sumsFrom(all, '2026-03-02').map(([currency, { orders, ordered }]) => [
    currency,
    orders,
    ordered,
  ]);
  expect(sums).toEqual([
    ['KWD', 1, 10],
    ['USD', 2, 20],
  ]);
});
