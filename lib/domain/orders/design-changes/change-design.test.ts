import type { Order } from '@/lib/domain/orders/order';
import { applyMakingChange } from '@/lib/domain/orders/making';
import { canChangeDesigns, nextMaking, type MakingState } from '@/lib/domain/orders/order-status';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aSoldDesign, aStudioProduct } from '@/tests/fixtures/studio/studio';
import { askForChange, endChange, titleOfChange, waitingChange } from './change-design';

const placed = anOrder({
  request: { lines: [aRequestedLine({ designId: 'd1', seenPrice: 3000 })] },
  products: [aStudioProduct()],
  designs: new Map([['d1', aSoldDesign('d1')]]),
});
const confirmed: Order = { ...placed, status: 'confirmed' };
const at = (state: MakingState): Order => ({ ...confirmed, making: { state, events: [], changes: [] } });
const to = { ...aSoldDesign('d2').design, makingDays: 9 };
const QUESTION = { id: 'c1', designId: 'd1', message: 'Spelt twice', to, by: 'staff', at: 5 };

function asked(order = confirmed): Order {
  const result = askForChange(order, QUESTION);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

test.each([
  ['placed', false, placed],
  ['confirmed', true, confirmed],
  ['approved', true, at('approved')],
  ['in production', false, at('in-production')],
  ['made', false, at('made')],
] as const)('designs of an order that is %s may change: %s', (_, may, order) => {
  expect(canChangeDesigns(order)).toBe(may);
  expect(askForChange(order, QUESTION).ok).toBe(may);
});

test('nothing goes on being made while the shopper is asked; a step back is still taken', () => {
  const order = asked(at('approved'));
  expect(nextMaking(order)).toEqual([]);
  const step = { by: 'staff', at: 6 };
  expect(applyMakingChange(order, { ...step, to: 'in-production' })).toMatchObject({
    error: { code: 'design-change-waiting' },
  });
  expect(applyMakingChange(order, { ...step, to: 'waiting' })).toMatchObject({ ok: true });
});

test('one question at a time is asked about a design', () => {
  expect(waitingChange(asked(), 'd1')?.id).toBe('c1');
  expect(askForChange(asked(), { ...QUESTION, id: 'c2' })).toMatchObject({
    error: { code: 'design-change-waiting' },
  });
  expect(askForChange(confirmed, { ...QUESTION, designId: 'x' })).toMatchObject({
    error: { code: 'design-not-found' },
  });
});

test('an approved design takes the place of the ordered one, at its price and with its days', () => {
  const ended = endChange(asked(), { id: 'c1', state: 'approved', at: 7 });
  if (!ended.ok) throw new Error(ended.error.code);
  const { lines, total, making } = ended.value;
  expect(lines).toMatchObject([{ unitPrice: 3000, design: { id: 'd2', makingDays: 4 } }]);
  expect(total).toBe(confirmed.total);
  expect(making?.changes).toMatchObject([{ from: { id: 'd1' }, state: 'approved', endedAt: 7 }]);
  expect(endChange(ended.value, { id: 'c1', state: 'approved', at: 8 })).toEqual({
    ok: true,
    value: ended.value,
  });
});

test.each(['refused', 'withdrawn'] as const)('the ordered design stays when a change is %s', (state) => {
  const ended = endChange(asked(), { id: 'c1', state, answer: 'No', at: 7 });
  if (!ended.ok) throw new Error(ended.error.code);
  expect(ended.value.lines).toEqual(confirmed.lines);
  expect(endChange(ended.value, { id: 'c1', state: 'approved', at: 8 })).toMatchObject({
    error: { code: 'design-change-closed' },
  });
});

test('a change is still about its product after another one was approved', () => {
  const approved = (order: Order, id: string) => {
    const ended = endChange(order, { id, state: 'approved', at: 7 });
    if (!ended.ok) throw new Error(ended.error.code);
    return ended.value;
  };
  const again = { ...QUESTION, id: 'c2', designId: 'd2', to: aSoldDesign('d3').design };
  const second = askForChange(approved(asked(), 'c1'), again);
  if (!second.ok) throw new Error(second.error.code);
  const order = approved(second.value, 'c2');
  const titles = order.making?.changes.map((change) => titleOfChange(order, change));
  expect(titles).toEqual([confirmed.lines[0]?.title, confirmed.lines[0]?.title]);
});
