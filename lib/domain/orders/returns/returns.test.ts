import { applyStatusChange } from '@/lib/domain/orders/apply-status-change';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderActor, OrderStatus } from '@/lib/domain/orders/order-status';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import {
  amountFor,
  goodsOut,
  quantityOut,
  refundableAmount,
  refundOrder,
} from '@/lib/domain/payments/refund-order';
import type { Result } from '@/lib/domain/result';
import { randomBelow } from '@/tests/fixtures/random';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { canMoveReturn, isOpen, RETURN_STATES, type ReturnReason, type ReturnState } from './return';
import { updateReturnState, returnableQuantity, withReturn } from './return-steps';

const DAY_MS = 86_400_000;
const OWNER = { actor: 'owner', by: 'owner-1', now: 2000 } as const;
const SHOPPER = { actor: 'shopper', by: 'shopper-1', now: 1000 } as const;

function got<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const moved = (order: Order, to: OrderStatus): Order =>
  got(applyStatusChange(order, { to, actor: 'owner', by: 'owner-1', now: 5 }));

const delivered = (...quantities: readonly number[]): Order =>
  (['confirmed', 'shipped', 'delivered'] as const).reduce(
    moved,
    anOrder({ request: { lines: quantities.map((quantity) => aRequestedLine({ quantity })) } }),
  );

const ask = (order: Order, id: string, quantity: number, reason: ReturnReason = 'unwanted', line = 0) =>
  withReturn(
    order,
    { id, kind: 'return', wish: 'refund', note: '', lines: [{ line, quantity, reason }] },
    14,
    SHOPPER,
  );

const step = (order: Order, id: string, to: ReturnState, more = {}): Result<Order> => {
  const from = order.returns.find((one) => one.id === id)?.state ?? 'requested';
  return updateReturnState(order, { id, from, to, reason: 'x', ...more }, OWNER);
};

test('the table of steps: who may take which', () => {
  const table = (actor: OrderActor) =>
    RETURN_STATES.flatMap((from) =>
      RETURN_STATES.filter((to) => canMoveReturn(from, to, actor)).map((to) => `${from} ${to}`),
    );
  expect(table('shopper')).toEqual(['requested withdrawn', 'approved withdrawn', 'approved sent']);
  expect(table('owner')).toEqual([
    'requested approved',
    'requested declined',
    'approved declined',
    'approved sent',
    'approved received',
    'sent declined',
    'sent received',
    'received closed',
    'received refunded',
    'received credited',
    'received exchanged',
  ]);
  expect(table('system')).toEqual(['requested closed', 'approved closed', 'sent closed']);
});

test('more than was bought is refused, also in two returns, and what was refunded before', () => {
  const order = delivered(3);
  expect(ask(order, 'r1', 4)).toMatchObject({ error: { code: 'return-too-much' } });
  expect(ask(order, 'r1', 0)).toMatchObject({ error: { code: 'return-too-much' } });
  const first = got(ask(order, 'r1', 2));
  expect(ask(first, 'r2', 2)).toMatchObject({ error: { code: 'return-too-much' } });
  expect(returnableQuantity(got(step(first, 'r1', 'declined')), 0)).toBe(3);
  const refund = { id: 'k', at: 9, by: '', amount: 1, reason: '', restocked: false, state: 'done' } as const;
  const refunded = got(refundOrder(order, { ...refund, lines: [{ line: 0, quantity: 2 }] })).order;
  expect(returnableQuantity(refunded, 0)).toBe(1);
});

test('only a delivered order, until the last day, of a store that takes goods back', () => {
  const order = delivered(1);
  const at = (days: number | null, now: number) =>
    withReturn(
      order,
      {
        ...{ id: 'r1', kind: 'return', wish: 'refund', note: '' },
        lines: [{ line: 0, quantity: 1, reason: 'unwanted' }],
      },
      days,
      { ...SHOPPER, now },
    );
  expect(at(14, 5 + 14 * DAY_MS).ok).toBe(true);
  expect(at(14, 6 + 14 * DAY_MS)).toMatchObject({ error: { code: 'return-too-late' } });
  for (const days of [null, 0]) expect(at(days, 6)).toMatchObject({ error: { code: 'return-refused' } });
  expect(ask(anOrder(), 'r1', 1)).toMatchObject({ error: { code: 'return-refused' } });
});

test('a board made to order comes back for a fault alone', () => {
  const order = delivered(1);
  const design = { id: 'd1' } as NonNullable<Order['lines'][number]['design']>;
  const made = { ...order, lines: order.lines.map((line) => ({ ...line, design })) };
  expect(ask(made, 'r1', 1)).toMatchObject({ error: { code: 'return-made-to-order' } });
  for (const fault of ['damaged', 'wrong', 'unlike'] as const)
    expect(ask(made, 'r1', 1, fault).ok).toBe(true);
});

test('a gift card has no parcel to send back: it is withdrawn from alone, and never exchanged', () => {
  const receiver = { name: 'Maha', email: 'maha@example.com', message: '', locale: 'en' } as const;
  const gift = { cardId: 'c1', last4: 'ABCD', receiver, sendOn: '2026-01-01' };
  const order: Order = { ...delivered(1), gift };
  expect(ask(order, 'r1', 1)).toMatchObject({ error: { code: 'return-refused' } });
  const lines = [{ line: 0, quantity: 1, reason: null }];
  const asked = { id: 'w1', kind: 'withdrawal', wish: 'refund', note: '', lines } as const;
  const approved = got(step(got(withReturn(order, asked, null, SHOPPER)), 'w1', 'approved'));
  const received = got(step(approved, 'w1', 'received'));
  expect(step(received, 'w1', 'exchanged')).toMatchObject({ error: { code: 'return-change-refused' } });
  expect(step(received, 'w1', 'refunded').ok).toBe(true);
});

test('a step from a state that somebody has left since is refused, and so is a no without a reason', () => {
  const order = got(ask(delivered(1), 'r1', 1));
  const approved = got(step(order, 'r1', 'approved'));
  expect(
    updateReturnState(approved, { id: 'r1', from: 'requested', to: 'declined', reason: 'x' }, OWNER),
  ).toMatchObject({
    error: { code: 'edited-meanwhile' },
  });
  expect(step(order, 'r1', 'declined', { reason: '' })).toMatchObject({ error: { code: 'invalid-input' } });
  expect(step(order, 'r1', 'received')).toMatchObject({ error: { code: 'return-change-refused' } });
  expect(updateReturnState(order, { id: 'r2', from: 'requested', to: 'approved' }, OWNER)).toMatchObject({
    error: { code: 'return-not-found' },
  });
});

test('an order that came back as a whole brings nothing twice', () => {
  const asked = got(step(got(ask(delivered(3), 'r1', 2)), 'r1', 'approved'));
  const arrived = got(step(asked, 'r1', 'received', { restock: [{ line: 0, quantity: 1 }] }));
  expect(arrived.returns[0]?.lines).toMatchObject([{ quantity: 2, restocked: 1 }]);
  // What was written off does not come back into stock with the rest.
  expect(goodsOut(arrived)).toMatchObject([{ quantity: 1 }]);
  const whole = { ...moved(asked, 'returned') };
  expect(step(whole, 'r1', 'received')).toMatchObject({ error: { code: 'return-change-refused' } });
});

test('who withdraws before delivery stops what has not left, and the withdrawal ends with the order', () => {
  const order = anOrder({ request: { lines: [aRequestedLine({ quantity: 3 })] } });
  const withdrawn = (from: Order, quantity = 3) =>
    withReturn(
      from,
      {
        ...{ id: 'w1', kind: 'withdrawal', wish: 'refund', note: '' },
        lines: [{ line: 0, quantity, reason: null }],
      },
      null,
      SHOPPER,
    );
  const confirmed = got(withdrawn(moved(order, 'confirmed')));
  expect(applyStatusChange(confirmed, { to: 'shipped', actor: 'owner', by: 'o', now: 6 })).toMatchObject({
    error: { code: 'order-withdrawn' },
  });
  for (const to of ['approved', 'sent', 'received'] as const)
    expect(step(confirmed, 'w1', to)).toMatchObject({ error: { code: 'return-change-refused' } });
  expect(moved(got(step(confirmed, 'w1', 'declined')), 'shipped').status).toBe('shipped');
  const cancelled = got(
    applyStatusChange(confirmed, { to: 'cancelled', actor: 'owner', by: 'o', now: 6, reason: 'x' }),
  );
  expect(cancelled.returns[0]).toMatchObject({ state: 'closed', events: [{}, { actor: 'system', at: 6 }] });
  expect(withdrawn(cancelled)).toMatchObject({ error: { code: 'return-refused' } });

  // What its courier delivers after all comes back as any return.
  const approved = got(step(got(withdrawn(moved(moved(order, 'confirmed'), 'shipped'))), 'w1', 'approved'));
  const arrived = got(step(moved(approved, 'delivered'), 'w1', 'received'));
  expect(arrived.returns[0]).toMatchObject({ state: 'received', lines: [{ quantity: 3 }] });
});

const byHand = { at: 9, by: 'owner-1', reason: '', restocked: false, state: 'done' } as const;
const lost = { at: 9, paymentId: null, state: 'lost', answerBy: null } as const;
const arrived = (order: Order): Order =>
  got(step(got(step(got(ask(order, 'r1', 1)), 'r1', 'approved')), 'r1', 'received'));

test.each<[string, (order: Order) => Order, boolean]>([
  [
    'its line was refunded by hand',
    (order) =>
      got(refundOrder(order, { ...byHand, id: 'k', amount: 5000, lines: [{ line: 0, quantity: 2 }] })).order,
    false,
  ],
  [
    'the whole amount was',
    (order) =>
      got(refundOrder(order, { ...byHand, id: 'k', amount: refundableAmount(order), lines: [] })).order,
    false,
  ],
  [
    'its payment was lost at the bank',
    (order) => ({ ...order, disputes: [{ ...lost, id: 'du', amount: refundableAmount(order) }] }),
    false,
  ],
  [
    'one piece of its line was, which may be this one',
    (order) =>
      got(refundOrder(order, { ...byHand, id: 'k', amount: 2500, lines: [{ line: 0, quantity: 1 }] })).order,
    true,
  ],
])('what arrived ends without money once %s', (_, change, hasRest) => {
  const order = delivered(2);
  expect(step(arrived(order), 'r1', 'closed')).toMatchObject({ error: { code: 'return-change-refused' } });
  const after = change(arrived(order));
  for (const to of ['refunded', 'credited', 'exchanged'] as const)
    expect(step(after, 'r1', to).ok).toBe(hasRest);
  const closed = got(step(after, 'r1', 'closed'));
  expect(closed.returns[0]?.events.at(-1)).toMatchObject({ to: 'closed', actor: 'owner' });
  // The piece that is left with the shopper can come back, too, as far as it is not refunded.
  if (hasRest) expect([after, closed].map((one) => returnableQuantity(one, 0))).toEqual([0, 1]);
});

test('an order from before returns has none', () => {
  const { returns: _, ...stored } = delivered(2);
  expect(parseOrder('order-1', stored)).toMatchObject({ returns: [], refunds: [] });
});

test('whatever is asked, moved, refunded and repeated: no piece comes back twice and no more money than was paid', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const below = randomBelow(seed);
    let order = delivered(1 + below(4), 1 + below(3));
    const bought = order.lines.map(({ quantity }) => quantity);
    const paid = refundableAmount(order);
    let stock = 0;
    for (let turn = 0; turn < 30; turn += 1) {
      const one = order.returns[below(order.returns.length || 1)];
      const line = below(2);
      let after: Result<Order>;
      if (!one || below(3) === 0) after = ask(order, `r${turn}`, 1 + below(3), 'unlike', line);
      else if (below(5) === 0) {
        const refund = refundOrder(order, {
          ...{ id: `k${turn}`, at: 9, by: '', reason: '', state: 'done' },
          ...{ amount: 1 + below(3000), lines: [{ line, quantity: 1 }], restocked: true },
        });
        after = refund.ok ? { ok: true, value: refund.value.order } : refund;
        if (refund.ok && refund.value.refund.restocked) stock += 1;
      } else {
        const to = RETURN_STATES[below(RETURN_STATES.length)] ?? 'approved';
        const restock = one.lines.map((part) => ({ line: part.line, quantity: below(5) }));
        after = step(order, one.id, to, { restock });
        if (after.ok && to === 'received') {
          const { lines = [] } = after.value.returns.find(({ id }) => id === one.id) ?? {};
          stock += lines.reduce((sum, { restocked }) => sum + restocked, 0);
        }
        if (after.ok && to === 'refunded') {
          const lines = one.lines.map(({ line: at, quantity }) => ({ line: at, quantity }));
          const amount = amountFor(
            order,
            Object.fromEntries(lines.map((part) => [part.line, part.quantity])),
          );
          const refund = refundOrder(after.value, {
            ...{ id: `return-${one.id}`, at: 9, by: '', reason: '', restocked: false, state: 'done' },
            ...{ amount, lines },
          });
          after = refund.ok ? { ok: true, value: refund.value.order } : refund;
        }
      }
      if (after.ok) order = after.value;
      const back = order.refunds.reduce((sum, { amount }) => sum + amount, 0);
      expect(back).toBeLessThanOrEqual(paid);
      bought.forEach((quantity, at) => {
        expect(quantityOut(order, at)).toBeGreaterThanOrEqual(0);
        const open = order.returns
          .filter(isOpen)
          .flatMap(({ lines }) => lines)
          .reduce((sum, part) => (part.line === at ? sum + part.quantity : sum), 0);
        expect(open + returnableQuantity(order, at)).toBeLessThanOrEqual(quantity);
      });
      expect(stock).toBeLessThanOrEqual(bought.reduce((sum, quantity) => sum + quantity, 0));
    }
  }
});
