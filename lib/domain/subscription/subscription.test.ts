import { yearlySaving } from './plan-package';
import { renewalNotice } from './renewal-notice';
import { currentPlan, parseSubscription, planState, type Subscription } from './subscription';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 21);

const aPlan = (changes: Partial<Subscription> = {}): Subscription => ({
  ...parseSubscription('sub_1', {
    stripeId: 'cus_1',
    status: 'active',
    currentPeriodEnd: NOW + 30 * DAY_MS,
    price: 3900,
    currency: 'USD',
    interval: 'month',
  }),
  ...changes,
});

test('what is no plan is refused by the field that it lacks', () => {
  expect(() => parseSubscription('sub_1', { stripeId: 'cus_1', status: 'incomplete' })).toThrow('"status"');
});

test.each([
  ['active', {}],
  ['trialing', { status: 'trialing' }],
  ['past-due', { status: 'past_due', cancelAtPeriodEnd: true }],
  ['ending', { cancelAtPeriodEnd: true }],
  ['ended', { cancelAtPeriodEnd: true, currentPeriodEnd: NOW }],
  ['ended', { status: 'canceled' }],
  ['unpaid', { status: 'unpaid' }],
  ['unpaid', { status: 'paused' }],
] as const)('a plan is %s: %j', (state, changes) => expect(planState(aPlan(changes), NOW)).toBe(state));

test('the running plan is spoken of before one that ends later on paper', () => {
  const ended = aPlan({ id: 'old', status: 'canceled', currentPeriodEnd: NOW + 300 * DAY_MS });
  expect(currentPlan([ended, aPlan()])?.id).toBe('sub_1');
  expect(currentPlan([ended])?.id).toBe('old');
  expect(currentPlan([])).toBeNull();
});

test('a plan that renews says nothing, one that will not counts its last fortnight', () => {
  const at = NOW + 2.5 * DAY_MS;
  expect(renewalNotice(aPlan({ currentPeriodEnd: at }), NOW)).toBeNull();
  expect(renewalNotice(aPlan({ currentPeriodEnd: at, cancelAtPeriodEnd: true }), NOW)).toEqual({
    kind: 'ending',
    days: 3,
    at,
  });
  expect(renewalNotice(aPlan({ cancelAtPeriodEnd: true }), NOW)).toBeNull();
  // Nobody had to give a card for a trial.
  const trial = { status: 'trialing', currentPeriodEnd: at } as const;
  expect(renewalNotice(aPlan(trial), NOW)).toEqual({ kind: 'trialing', days: 3, at });
  expect(renewalNotice(aPlan({ status: 'trialing' }), NOW)).toBeNull();
  expect(renewalNotice(aPlan({ ...trial, cancelAtPeriodEnd: true }), NOW)?.kind).toBe('ending');
  expect(renewalNotice(aPlan({ status: 'past_due' }), NOW)?.kind).toBe('past-due');
  expect(renewalNotice(aPlan({ status: 'unpaid' }), NOW)?.kind).toBe('unpaid');
  expect(renewalNotice(aPlan({ status: 'canceled', currentPeriodEnd: NOW - 1 }), NOW)).toEqual({
    kind: 'ended',
    at: NOW - 1,
  });
  expect(renewalNotice(null, NOW)).toBeNull();
});

test('a saving is rounded down and never negative', () => {
  expect([yearlySaving(1900, 19_000), yearlySaving(1900, 30_000), yearlySaving(0, 5)]).toEqual([16, 0, 0]);
});
