import type { Discount } from '@/lib/domain/discounts/discount';
import { applyStatusChange } from '@/lib/domain/orders/apply-status-change';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { applyParcels } from '@/lib/domain/orders/parcels/apply-parcels';
import { leftToShip, partOf } from '@/lib/domain/orders/parcels/left-to-ship';
import { withMove, withParcel } from '@/lib/domain/orders/parcels/parcel-steps';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { movedPieces } from '@/lib/domain/orders/edits/moved-pieces';
import { owedExtra, withOwed } from '@/lib/domain/payments/extra/extra-payment';
import { takenPayments } from '@/lib/domain/payments/extra/taken-payments';
import {
  goodsToPack,
  paymentStatusAfter,
  refundableAmount,
  refundOfRest,
  refundOrder,
  splitRefund,
} from '@/lib/domain/payments/refund-order';
import type { Result } from '@/lib/domain/result';
import { addFigures } from '@/lib/domain/stats/figures';
import { editedFigures, endedFigures, orderFigures, refundFigures } from '@/lib/domain/stats/order-figures';
import { aProduct, aVariant, catalogueOf } from '@/tests/fixtures/shop/catalogue';
import { aDiscount } from '@/tests/fixtures/shop/discounts';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { exchangeReturn } from './exchange';
import { updateReturnState, returnableQuantity, withReturn } from './return-steps';
import { undoExchange } from './undo-exchange';

const PRICES = { same: 2500, dear: 4000, cheap: 1000 } as const;
type Variant = keyof typeof PRICES;
const variants = Object.entries(PRICES).map(([id, price]) => aVariant({ id, price }));
const products = [aProduct(), aProduct({ id: 'other', variants })];

function got<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

interface Bought {
  readonly quantity?: number;
  readonly method?: 'card' | 'cash';
  readonly code?: Discount;
  readonly automatic?: readonly Discount[];
}

const settingOf = ({ automatic = [] }: Bought) => ({ ...aStoreSetting(), discounts: automatic });

/** A paid and delivered order, of which one piece came back by the return `r1`. */
function cameBack(bought: Bought = {}): Order {
  const { quantity = 2, method = 'card', code } = bought;
  const lines = [aRequestedLine({ quantity })];
  const request = { lines, paymentMethod: method, ...(code && { code: code.code }) };
  const order = anOrder({ products, setting: settingOf(bought), code, request });
  const paid = method === 'card' ? { paymentStatus: 'paid' as const, paymentId: 'pi-0' } : {};
  const start: Order = { ...order, ...paid, goods: 'taken' };
  const steps = (['placed', 'confirmed', 'shipped', 'delivered'] as const).filter(
    (to) => to !== order.status,
  );
  const delivered = steps.reduce(
    (before, to) => got(applyStatusChange(before, { to, actor: actorOf(to), by: 'o', now: 1 })),
    start,
  );
  return backAgain(delivered, 'r1');
}

const actorOf = (to: string) => (to === 'placed' ? 'system' : 'owner');

function backAgain(order: Order, id: string, line = 0): Order {
  const lines = [{ line, quantity: 1, reason: 'unwanted' } as const];
  const asked = { id, kind: 'return', wish: 'exchange', note: '', lines } as const;
  const requested = got(withReturn(order, asked, 14, { actor: 'shopper', by: null, now: 2 }));
  return (['approved', 'received'] as const).reduce((before, to) => {
    const from = before.returns.at(-1)?.state ?? 'requested';
    return got(updateReturnState(before, { id, from, to }, { actor: 'owner', by: 'o', now: 3 }));
  }, requested);
}

const exchange = (order: Order, variantId: Variant, bought: Bought = {}, id = 'r1', quantity = 1) =>
  exchangeReturn(
    order,
    { id, added: [{ productId: 'other', variantId, quantity }] },
    {
      ...{ setting: settingOf(bought), code: bought.code },
      catalogue: { products: catalogueOf(...products), designs: new Map() },
      edit: { id: `x-${id}`, at: 100, actor: 'owner', by: 'o', reason: '' },
    },
  );

const paying = (order: Order): Order => {
  const changed = { ...order, extraPayments: withOwed(order, { paymentId: 'pi-1', paidAt: 200 }) };
  return { ...changed, paymentStatus: paymentStatusAfter(changed) };
};

const given = (order: Order, refund: Refund): Order =>
  splitRefund(order, refund).reduce(
    (before, part) => got(refundOrder(before, { ...part, state: 'done' })).order,
    order,
  );

test.each([
  ['same', 0],
  ['dear', 1500],
  ['cheap', -1500],
] as const)(
  'for another that is %s the shopper pays %i more, and all refunds come to what was paid',
  (variant, difference) => {
    const before = cameBack();
    const made = got(exchange(before, variant));
    expect(made.difference).toBe(difference);
    expect([owedExtra(made.order)?.amount ?? 0, made.refund?.amount ?? 0]).toEqual([
      Math.max(difference, 0),
      Math.max(-difference, 0),
    ]);
    expect(movedPieces(before, made.order)).toMatchObject([{ variantId: variant, quantity: 1 }]);
    expect(refundableAmount(made.order)).toBe(before.total);
    const after = made.refund ? given(made.order, made.refund) : paying(made.order);
    expect(takenPayments(after).map(({ amount }) => amount)).toEqual([
      before.total,
      ...(difference > 0 ? [difference] : []),
    ]);
    expect(refundableAmount(after)).toBe(before.total + difference);
    // The piece that came back is paid out by the exchange: nothing gives its money again.
    expect(
      refundOrder(after, { ...made.offset, id: 'again', to: 'credit', lines: [{ line: 0, quantity: 2 }] }),
    ).toMatchObject({
      error: { code: 'refund-too-much' },
    });
    const rest = refundOfRest(after, { id: 'cancelled', by: '', at: 300 });
    expect(rest).toMatchObject({
      amount: before.total + difference,
      lines: [
        { line: 0, quantity: 1 },
        { line: 1, quantity: 1 },
      ],
    });
    const over = rest && given(after, rest);
    expect([over?.paymentStatus, over && refundableAmount(over)]).toEqual(['refunded', 0]);
  },
);

test('it is stored and read as it was, and an order without an exchange as before', () => {
  const { order } = got(exchange(cameBack(), 'dear'));
  expect(parseOrder(order.id, JSON.parse(JSON.stringify(order)))).toEqual(order);
  expect(order.returns[0]).toMatchObject({ state: 'exchanged', given: [{ line: 1, quantity: 1 }] });
});

const aCode = (rule: Partial<Discount>) => aDiscount({ code: 'TEN', ...rule });

test.each([
  ['an amount off all', { code: aCode({ kind: 'amount', amount: 1000 }) }],
  ['a share off all', { code: aCode({ kind: 'percent', percent: 10 }) }],
  [
    'the second at half its price',
    { automatic: [aDiscount({ kind: 'pieces', code: '', buy: 1, get: 1, percent: 50 })] },
  ],
  [
    'no piece that stays',
    { quantity: 1, automatic: [aDiscount({ kind: 'pieces', code: '', buy: 1, get: 1, percent: 50 })] },
  ],
] as const)('exchanged for the same with %s, nothing is paid and nothing goes back', (_, bought) => {
  const before = cameBack(bought);
  const made = got(exchange(before, 'same', bought));
  expect([made.difference, made.refund, owedExtra(made.order)]).toEqual([0, null, null]);
  expect(made.order.lines.slice(0, -1)).toEqual(before.lines);
  const read = parseOrder(before.id, JSON.parse(JSON.stringify(made.order)));
  expect([read.discount, read.total]).toEqual([
    made.order.discount,
    read.subtotal - read.discount + read.deliveryCharges,
  ]);
});

test('money that went back before goes back once: the rest is paid, not refunded in full', () => {
  const one = { id: 'k', at: 9, by: '', amount: 2500, lines: [{ line: 0, quantity: 1 }], reason: '' };
  const refunded = got(refundOrder(cameBack(), { ...one, restocked: false, state: 'done' })).order;
  const { order, difference } = got(exchange(refunded, 'same'));
  expect([difference, order.paymentStatus, paymentStatusAfter(order), refundableAmount(order)]).toEqual([
    ...[0, 'partially_refunded', 'partially_refunded', 3000],
  ]);
});

test('what was given back as goodwill pays for nothing again', () => {
  const one = { id: 'k', at: 9, by: '', amount: 4500, lines: [], reason: '' };
  const refunded = got(refundOrder(cameBack(), { ...one, restocked: false, state: 'done' })).order;
  expect(got(exchange(refunded, 'same')).difference).toBe(1500);
});

test('a new piece leaves once, as a parcel of the delivered order, and comes back only after it arrived', () => {
  const paid = paying(got(exchange(cameBack(), 'dear')).order);
  const lines = [{ line: 1, quantity: 1 }];
  expect([leftToShip(paid), returnableQuantity(paid, 1), goodsToPack(paid).length]).toEqual([lines, 0, 1]);
  expect(partOf(paid)).toBe('part-shipped');
  const moment = { by: 'o', now: 300 };
  const parcel = { id: 'p2', lines, carrier: '', trackingNumber: '' };
  const sent = got(applyParcels(paid, got(withParcel(paid, parcel, moment)), moment));
  expect([sent.status, partOf(sent), returnableQuantity(sent, 1)]).toEqual(['delivered', null, 0]);
  expect(withParcel(sent, { ...parcel, id: 'p3' }, moment)).toMatchObject({
    error: { code: 'parcel-too-much' },
  });
  const arrived = got(withMove(sent, { id: 'p2', from: 'shipped', to: 'delivered' }, moment));
  const there = got(applyParcels(sent, arrived, moment));
  expect([there.status, returnableQuantity(there, 1)]).toEqual(['delivered', 1]);
  // It may be exchanged in turn.
  const twice = got(exchange(backAgain(there, 'r2', 1), 'cheap', {}, 'r2'));
  expect([twice.difference, twice.refund?.amount]).toEqual([-3000, 3000]);
  expect(given(twice.order, twice.refund ?? twice.offset).refunds.map(({ id }) => id)).toEqual([
    ...['exchange-1', 'exchange-2', 'edit-2'],
  ]);
});

test('nothing leaves while the difference is owed', () => {
  const { order } = got(exchange(cameBack(), 'dear'));
  const parcel = { id: 'p2', lines: leftToShip(order), carrier: '', trackingNumber: '' };
  expect(withParcel(order, parcel, { by: 'o', now: 1 })).toMatchObject({ error: { code: 'order-owes' } });
});

test('one whose difference nobody paid is taken back: the order is what it was, and its return may end otherwise', () => {
  const before = cameBack();
  const made = got(exchange(before, 'dear'));
  const edit = { id: 'undo-2', at: 300, actor: 'owner', by: 'o', reason: '' } as const;
  const undone = got(undoExchange(made.order, 'r1', { edit }));
  const { order } = undone;
  expect(movedPieces(made.order, order)).toMatchObject([{ variantId: 'dear', quantity: -1 }]);
  const { edits, refunds, returns, updatedAt } = order;
  expect(order).toEqual({ ...before, edits, returns, updatedAt });
  expect([refunds.map(({ state }) => state), returns[0]?.state]).toEqual([[], 'received']);
  expect([refundableAmount(order), paymentStatusAfter(order), leftToShip(order)]).toEqual([
    before.total,
    'paid',
    [],
  ]);
  const again = got(exchange(order, 'cheap'));
  expect([again.difference, again.offset.id]).toEqual([-1500, 'exchange-3']);
  const code = (from: Order, id = 'r1') => {
    const taken = undoExchange(from, id, { edit });
    return taken.ok ? null : taken.error.code;
  };
  expect(code(paying(made.order))).toBe('return-change-refused');
  expect(code(got(exchange(before, 'same')).order)).toBe('return-change-refused');
  expect(code(before)).toBe('return-change-refused');
  expect(code(made.order, 'r2')).toBe('return-not-found');
  const busy = { paymentId: 'pi-1', busyUntil: 400 };
  expect(code({ ...made.order, extraPayments: withOwed(made.order, busy) })).toBe('edit-paying');
  const refunded = got(
    refundOrder(made.order, { ...made.offset, id: 'k', to: 'credit', lines: [{ line: 1, quantity: 1 }] }),
  );
  expect(code(refunded.order)).toBe('return-change-refused');
});

test('it is refused where it would go wrong', () => {
  const order = cameBack();
  const code = (from: Order, variant: Variant = 'dear') => {
    const made = exchange(from, variant);
    return made.ok ? null : made.error.code;
  };
  expect(code(got(exchange(order, 'same')).order)).toBe('edited-meanwhile');
  expect(code(cameBack({ method: 'cash' }))).toBe('exchange-dearer');
  expect(code(cameBack({ method: 'cash' }), 'cheap')).toBeNull();
  const busy = { ...got(exchange(order, 'dear')).order, returns: order.returns };
  expect(code({ ...busy, extraPayments: withOwed(busy, { paymentId: 'pi-1', busyUntil: 200 }) })).toBe(
    'edit-paying',
  );
  expect(
    code({
      ...order,
      paymentStatus: 'refunded',
      refunds: [{ ...got(exchange(order, 'same')).offset, amount: order.total, to: 'credit' }],
    }),
  ).toBe('return-change-refused');
});

test.each(['dear', 'cheap', 'same'] as const)(
  'figures of one for %s are those of what its shopper has',
  (variant) => {
    const before = cameBack();
    const { order, offset, refund } = got(exchange(before, variant));
    const entries = [
      orderFigures(before, 'USD'),
      editedFigures(before, order, 'USD'),
      refundFigures(order, 'USD', offset),
      ...(refund ? splitRefund(order, refund).map((part) => refundFigures(order, 'USD', part)) : []),
    ];
    const [first = orderFigures(before, 'USD'), ...others] = entries;
    const sum = others.reduce((all, one) => addFigures(all, one), first);
    const difference = PRICES[variant] - 2500;
    expect([sum.revenue, sum.units, sum.refunds]).toEqual([
      before.total + difference,
      2,
      Math.max(-difference, 0),
    ]);
    expect(sum.products.other).toEqual({ orders: 1, units: 1, revenue: PRICES[variant] });
    const over = addFigures(
      sum,
      endedFigures({ ...order, refunds: refund ? [...order.refunds, refund] : order.refunds }, 'USD'),
    );
    expect([over.revenue, over.units, over.products]).toEqual([0, 0, {}]);
  },
);
