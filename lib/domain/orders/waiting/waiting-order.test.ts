import type { PlaceOrderRequest } from '@/lib/domain/api/orders';
import { parseQueued } from './parse-waiting';
import { isTemporary, stepOf, type Person, type WaitingOrder } from './waiting-order';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;
const MEMBER: Person = { uid: 'm', isGuest: false };
const OTHER: Person = { uid: 'other', isGuest: false };
const GUEST: Person = { uid: 'g', isGuest: true };

const waiting = (changes: Partial<WaitingOrder>): WaitingOrder => ({
  state: 'waiting',
  request: { key: 'k' } as PlaceOrderRequest,
  lines: [],
  madeAt: NOW,
  owner: null,
  sent: null,
  error: null,
  ...changes,
});

test.each([
  ['a stranger who stayed one', null, null, 'send'],
  ['a stranger who is a guest now', null, GUEST, 'send'],
  ['a guest', GUEST, GUEST, 'send'],
  ['a guest whose account is gone', GUEST, null, 'doubt'],
  ['a member', MEMBER, MEMBER, 'send'],
  ['a stranger, and somebody has logged in since', null, MEMBER, 'adopt'],
  ['a guest, and somebody has logged in since', GUEST, MEMBER, 'doubt'],
  ['a member who is not here', MEMBER, null, 'foreign'],
  ['another member', MEMBER, OTHER, 'foreign'],
  ['a member, and a guest is here', MEMBER, GUEST, 'foreign'],
] as const)('what was never sent, of %s', (_, owner, person, step) => {
  expect(stepOf(waiting({ owner }), person, NOW)).toBe(step);
});

test('what may have arrived is sent again as the same person alone, while the store knows its key', () => {
  const sent = waiting({ sent: { uid: 'g', at: NOW } });
  expect(stepOf(sent, GUEST, NOW + DAY_MS)).toBe('send');
  expect(stepOf(sent, null, NOW)).toBe('doubt');
  expect(stepOf(sent, MEMBER, NOW)).toBe('doubt');
  expect(stepOf(sent, { uid: 'g2', isGuest: true }, NOW)).toBe('doubt');
  expect(stepOf(sent, GUEST, NOW + 6 * DAY_MS)).toBe('doubt');
});

test('an old order waits for a word; a refused one is not sent', () => {
  expect(stepOf(waiting({}), null, NOW + 3 * DAY_MS)).toBe('old');
  expect(stepOf(waiting({ state: 'refused' }), null, NOW)).toBe('tell');
  expect(stepOf(waiting({ state: 'refused', owner: GUEST }), MEMBER, NOW)).toBe('foreign');
});

test('a broken connection passes, a changed price does not', () => {
  expect(isTemporary({ code: 'try-again' })).toBe(true);
  expect(isTemporary({ code: 'cart-changed' })).toBe(false);
});

test('what cannot be read is no order', () => {
  for (const stored of [null, 7, {}, { madeAt: NOW }, { madeAt: NOW, request: { key: 'k' }, lines: [] }])
    expect(parseQueued(stored)).toBeNull();
});
