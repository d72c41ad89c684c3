import { anOrder } from '@/tests/fixtures/shop/orders';
import { applyStatusChange } from '@/lib/domain/orders/apply-status-change';
import { answered, askedAgain, linkState, nextStep, withConfirmation } from './confirmation';
import type { Order } from '@/lib/domain/orders/order';
import { canChangeStatus } from '@/lib/domain/orders/order-status';
import { parseOrder } from '@/lib/domain/orders/parse-order';

const HOUR_MS = 60 * 60 * 1000;
const RULES = { ask: true, shipConfirmedOnly: true, remindAfterHours: 24, cancelAfterHours: 48 };
const asked = withConfirmation(anOrder(), RULES, 0);
const accepted: Order = { ...asked, status: 'confirmed' };

test('an order from before the rules was never asked, and ships as it did', () => {
  const { confirmation: _, ...old } = anOrder();
  const order = parseOrder('order-1', { ...old, status: 'confirmed' });
  expect(order.confirmation).toMatchObject({ state: 'unasked', required: false, dueAt: null });
  expect(canChangeStatus(order, 'shipped', 'owner')).toBe(true);
  expect(canChangeStatus(order, 'cancelled', 'shopper')).toBe(false);
});

test('only a placed cash order is asked', () => {
  expect(asked.confirmation).toMatchObject({ state: 'asked', required: true, dueAt: 24 * HOUR_MS });
  const byCard: Order = { ...anOrder(), paymentMethod: 'card' };
  const awaiting: Order = { ...anOrder(), status: 'awaiting' };
  for (const order of [byCard, awaiting]) expect(withConfirmation(order, RULES, 0)).toBe(order);
});

test('shipping waits for the answer, and the shopper may decline until then', () => {
  const ship = { to: 'shipped', actor: 'owner', by: 'owner-1', now: 5 } as const;
  expect(applyStatusChange(accepted, ship)).toMatchObject({ error: { code: 'confirmation-missing' } });
  expect(canChangeStatus(accepted, 'cancelled', 'shopper')).toBe(true);
  const confirmed = { ...accepted, confirmation: answered(accepted.confirmation, 'confirmed', 'mail', 4) };
  expect(applyStatusChange(confirmed, ship)).toMatchObject({ value: { status: 'shipped' } });
  expect(canChangeStatus(confirmed, 'cancelled', 'shopper')).toBe(false);
  expect([linkState(accepted), linkState(confirmed)]).toEqual(['open', 'confirmed']);
});

test('boards that are being made are not cancelled for want of an answer', () => {
  const made = (state: 'waiting' | 'approved'): Order => ({
    ...accepted,
    making: { state, events: [], changes: [] },
  });
  for (const actor of ['shopper', 'system'] as const) {
    expect(canChangeStatus(made('waiting'), 'cancelled', actor)).toBe(true);
    expect(canChangeStatus(made('approved'), 'cancelled', actor)).toBe(false);
  }
});

test('the schedule reminds, then cancels; without a reminder it counts from the question', () => {
  expect(nextStep(asked.confirmation, RULES)).toEqual({ step: 'remind', at: 24 * HOUR_MS });
  const reminded = askedAgain(asked.confirmation, RULES, 30 * HOUR_MS, 'reminded');
  expect(reminded.dueAt).toBe(78 * HOUR_MS);
  expect(nextStep(reminded, RULES)).toEqual({ step: 'cancel', at: 78 * HOUR_MS });
  const unreminded = { ...RULES, remindAfterHours: null };
  expect(nextStep(asked.confirmation, unreminded)).toEqual({ step: 'cancel', at: 48 * HOUR_MS });
  expect(nextStep(reminded, { ...RULES, cancelAfterHours: null })).toBeNull();
  expect(nextStep(asked.confirmation, { ...RULES, ask: false })).toBeNull();
});
