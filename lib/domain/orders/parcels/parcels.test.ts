import type { OrderStatus } from '@/lib/domain/orders/order-status';
import type { Order } from '@/lib/domain/orders/order';
import { applyStatusChange } from '@/lib/domain/orders/apply-status-change';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import type { Result } from '@/lib/domain/result';
import { anOrder, aPickup, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { applyParcels } from './apply-parcels';
import { leftToShip, partOf } from './left-to-ship';
import { isOut, nextParcelStates, piecesIn, type Parcel } from './parcel';
import { parcelNotice } from './parcel-notice';
import { statusByParcels, withCorrection, withMove, withParcel } from './parcel-steps';

const AT = { by: 'owner-1', now: 1000 };
const NO_TRACKING = { carrier: '', trackingNumber: '' };

const bought = (...quantities: readonly number[]): Order => {
  const order = anOrder({
    request: { lines: quantities.map((quantity) => aRequestedLine({ quantity })), paymentMethod: 'cash' },
  });
  return { ...order, status: 'confirmed' };
};

function got<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const ship = (order: Order, id: string, lines: Parcel['lines'], now = AT.now): Order =>
  got(applyParcels(order, got(withParcel(order, { id, lines, ...NO_TRACKING }, AT)), { ...AT, now }));

const move = (order: Order, id: string, to: Parcel['state']): Order => {
  const from = order.shipments.find((one) => one.id === id)?.state ?? 'shipped';
  const why = to === 'undelivered' ? 'absent' : undefined;
  return got(applyParcels(order, got(withMove(order, { id, from, to, why }, AT)), { ...AT, why }));
};

const whole = (order: Order, to: OrderStatus): Result<Order> =>
  applyStatusChange(order, { to, actor: 'owner', ...AT, why: 'refused', reason: 'x' });

/** Numbers from 0 up to 1 that a seed repeats. */
function numbersFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test('whatever is split, sent, brought back and sent again: what is out and what is left is what was ordered', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = numbersFrom(seed);
    const below = (most: number) => Math.floor(random() * most);
    let order = bought(1 + below(4), 1 + below(4));
    for (let step = 0; step < 20; step += 1) {
      const left = leftToShip(order);
      const moving = order.shipments.filter(({ state }) => nextParcelStates(state).length > 0);
      const parcel = moving[below(moving.length)];
      if (left.length > 0 && (!parcel || random() < 0.4)) {
        const lines = left
          .map(({ line, quantity }) => ({ line, quantity: below(quantity + 1) }))
          .filter(({ quantity }) => quantity > 0);
        if (lines.length > 0) order = ship(order, `p${step}`, lines);
      } else if (parcel) {
        const states = nextParcelStates(parcel.state);
        order = move(order, parcel.id, states[below(states.length)] ?? 'delivered');
      }
      const ordered = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
      const out = order.shipments.filter(isOut).reduce((sum, one) => sum + piecesIn(one), 0);
      expect(out + piecesIn({ lines: leftToShip(order) })).toBe(ordered);
      if (order.shipments.length > 0) expect(order.status).toBe(statusByParcels(order));
      expect(order.paymentStatus).toBe(order.status === 'delivered' ? 'paid' : 'unpaid');
      expect(order.cashDueAt !== null).toBe(order.status === 'delivered');
    }
  }
});

test('an order is part shipped, part delivered and delivered, and its cash is due once', () => {
  const first = ship(bought(2, 1), 'p1', [{ line: 0, quantity: 1 }]);
  expect([first.status, partOf(first)]).toEqual(['shipped', 'part-shipped']);
  const both = ship(first, 'p2', leftToShip(first));
  expect([both.status, partOf(both)]).toEqual(['shipped', null]);
  const one = move(both, 'p2', 'delivered');
  expect([one.status, partOf(one), one.paymentStatus]).toEqual(['shipped', 'part-delivered', 'unpaid']);
  const all = move(one, 'p1', 'delivered');
  expect([all.status, partOf(all), all.paymentStatus]).toEqual(['delivered', null, 'paid']);
  expect(all.history.filter(({ to }) => to === 'shipped')).toHaveLength(1);
});

test('what is picked up is paid in the shop, and no courier owes its cash', () => {
  const order = { ...bought(1), delivery: aPickup() };
  const fetched = move(ship(order, 'p1', leftToShip(order)), 'p1', 'delivered');
  expect(fetched).toMatchObject({ status: 'delivered', paymentStatus: 'paid', cashDueAt: null });
});

test('no parcel takes more than is left, the same line twice, or nothing', () => {
  const order = ship(bought(2), 'p1', [{ line: 0, quantity: 1 }]);
  const refused = (lines: Parcel['lines']) => withParcel(order, { id: 'p2', lines, ...NO_TRACKING }, AT);
  for (const lines of [
    [{ line: 0, quantity: 2 }],
    [
      { line: 0, quantity: 1 },
      { line: 0, quantity: 1 },
    ],
    [{ line: 1, quantity: 1 }],
    [],
  ])
    expect(refused(lines)).toMatchObject({ error: { code: 'parcel-too-much' } });
});

test('the step of the whole order sends all that is left, and refuses where its parcels are not together', () => {
  const part = ship(bought(3), 'p1', [{ line: 0, quantity: 1 }]);
  expect(whole(part, 'delivered')).toMatchObject({ error: { code: 'parcels-differ' } });
  const arrived = move(part, 'p1', 'delivered');
  expect(whole(arrived, 'undelivered')).toMatchObject({ error: { code: 'parcels-differ' } });

  const sent = got(whole(bought(3), 'shipped'));
  expect(sent.shipments).toMatchObject([{ lines: [{ line: 0, quantity: 3 }], state: 'shipped' }]);
  const back = got(whole(sent, 'undelivered'));
  expect(back.shipments).toMatchObject([{ state: 'undelivered', events: [{}, { why: 'refused' }] }]);
  expect(got(whole(back, 'shipped')).shipments).toHaveLength(1);
  expect(got(whole(back, 'returned')).shipments).toMatchObject([{ state: 'returned' }]);
});

test('an order that left before parcels were recorded has nothing left and goes on as it did', () => {
  const { shipments: _, ...stored } = got(whole(bought(3), 'shipped'));
  const old = parseOrder('order-1', stored);
  expect([old.shipments, leftToShip(old), partOf(old)]).toEqual([[], [], null]);
  const back = got(whole(old, 'undelivered'));
  expect(got(whole(back, 'shipped')).shipments).toEqual([]);
  expect(got(whole(old, 'delivered'))).toMatchObject({ status: 'delivered', paymentStatus: 'paid' });
});

test('pieces that were refunded with what did not leave are not left to ship', () => {
  const part = ship({ ...bought(3), paymentMethod: 'card', paymentStatus: 'paid' }, 'p1', [
    { line: 0, quantity: 2 },
  ]);
  const refund = {
    ...{ id: 'r1', at: 2000, by: 'o', amount: 2500, lines: [{ line: 0, quantity: 1 }] },
    ...{ reason: '', restocked: true, state: 'done' as const },
  };
  const refunded = { ...part, refunds: [refund] };
  expect(leftToShip(refunded)).toEqual([]);
  expect(move(refunded, 'p1', 'delivered').status).toBe('delivered');
});

test('a corrected number keeps the one before it, and the order is listed under the new one', () => {
  const order = ship(bought(1), 'p1', [{ line: 0, quantity: 1 }]);
  const right = { carrier: 'Aramex', trackingNumber: 'AX-2' };
  const [parcel] = got(withCorrection(order, 'p1', right, { by: 'owner-2', now: 2000 }));
  expect(parcel).toMatchObject({
    ...right,
    events: [
      { trackingNumber: '', by: 'owner-1' },
      { trackingNumber: 'AX-2', by: 'owner-2' },
    ],
  });
});

test('the shopper is told once about each parcel, of a whole order as before', () => {
  const order = bought(2);
  const first = ship(order, 'p1', [{ line: 0, quantity: 1 }]);
  expect(parcelNotice(order, first, 'p1')).toBe('order-part-shipped');
  expect(parcelNotice(order, ship(order, 'p1', leftToShip(order)), 'p1')).toBe('order-shipped');
  const both = ship(first, 'p2', leftToShip(first));
  expect(parcelNotice(first, both, 'p2')).toBe('order-part-shipped');
  expect(parcelNotice(both, move(both, 'p1', 'delivered'), 'p1')).toBeNull();
  expect(parcelNotice(both, move(both, 'p1', 'undelivered'), 'p1')).toBe('order-part-undelivered');
  const one = move(both, 'p1', 'delivered');
  expect(parcelNotice(one, move(one, 'p2', 'delivered'), 'p2')).toBe('order-delivered');
});
