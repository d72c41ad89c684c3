import { makingDays } from '@/lib/domain/studio/design/line-design';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aSoldDesign, aStudioProduct } from '@/tests/fixtures/studio/studio';
import { applyStatusChange } from './apply-status-change';
import { applyMakingChange } from './making';
import type { Order } from './order';
import { canChangeStatus, nextMaking, nextStatuses, type MakingState } from './order-status';

const designed = anOrder({
  request: { lines: [aRequestedLine({ designId: 'd1', seenPrice: 3000 })] },
  products: [aStudioProduct()],
  designs: new Map([['d1', aSoldDesign('d1')]]),
});
const confirmed: Order = { ...designed, status: 'confirmed' };
const at = (state: MakingState): Order => ({ ...confirmed, making: { state, events: [], changes: [] } });

test('boards from stock have no making, and their steps are what they were', () => {
  const plain = anOrder({ products: [aProduct()] });
  expect([plain.making, makingDays(plain.lines)]).toEqual([null, 0]);
  expect(canChangeStatus(plain, 'cancelled', 'shopper')).toBe(true);
  const accepted = { ...plain, status: 'confirmed' } as const;
  expect(nextStatuses(accepted, 'owner')).toEqual(['shipped', 'cancelled']);
  expect([nextMaking(accepted), canChangeStatus(accepted, 'cancelled', 'shopper')]).toEqual([[], false]);
});

test('a designed board keeps its design and its days on the order', () => {
  expect(designed).toMatchObject({
    lines: [{ unitPrice: 3000, design: { id: 'd1', words: [{ text: 'Haddad' }] } }],
    making: { state: 'waiting', events: [], changes: [] },
  });
  expect(makingDays(designed.lines)).toBe(4);
});

test.each([
  ['waiting', ['approved'], true, false],
  ['approved', ['in-production'], false, false],
  ['in-production', ['made'], false, false],
  ['made', ['in-production'], false, true],
] as const)(
  'while %s it goes to %j; its shopper may cancel: %s, it may be shipped: %s',
  (state, next, cancels, ships) => {
    const order = at(state);
    expect(nextMaking(order)).toEqual(next);
    expect(canChangeStatus(order, 'cancelled', 'shopper')).toBe(cancels);
    expect(canChangeStatus(order, 'shipped', 'owner')).toBe(ships);
    expect(canChangeStatus(order, 'cancelled', 'owner')).toBe(true);
  },
);

test('making is written down, and begins once the order is confirmed', () => {
  const step = { to: 'approved', by: 'owner', at: 5 } as const;
  expect(applyMakingChange(designed, step)).toMatchObject({ error: { code: 'making-change-refused' } });
  expect(applyMakingChange(confirmed, { ...step, to: 'made' })).toMatchObject({ ok: false });
  expect(applyMakingChange(confirmed, step)).toMatchObject({
    value: { making: { state: 'approved', events: [step] }, updatedAt: 5 },
  });
});

test.each([
  ['approved', 'waiting'],
  ['in-production', 'approved'],
  ['made', 'in-production'],
] as const)('the step to %s is undone to %s while the order is confirmed', (state, back) => {
  const undo = { to: back, by: 'owner', at: 5 } as const;
  expect(applyMakingChange(at(state), undo)).toMatchObject({ value: { making: { state: back } } });
  expect(applyMakingChange({ ...at(state), status: 'shipped' }, undo)).toMatchObject({ ok: false });
});

test('a board that was made to order is returned for a fault alone', () => {
  const delivered: Order = { ...at('made'), status: 'delivered' };
  const move = { to: 'returned', actor: 'owner', by: 'owner', now: 1 } as const;
  expect(applyStatusChange(delivered, move)).toEqual({
    ok: false,
    error: { code: 'invalid-input', fields: { reason: 'field.reason.required' } },
  });
  expect(applyStatusChange(delivered, { ...move, reason: 'Split frame' })).toMatchObject({ ok: true });
  expect(applyStatusChange({ ...delivered, making: null }, move)).toMatchObject({ ok: true });
});
