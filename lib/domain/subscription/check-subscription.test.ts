import { isExpired, subscriptionEnd } from './check-subscription';

test('the first period end counts, in milliseconds', () => {
  expect(
    subscriptionEnd({ subData: [{ current_period_end: 1_800_000_000 }, { current_period_end: 1 }] }),
  ).toBe(1_800_000_000_000);
});

test.each([
  [null],
  ['x'],
  [{}],
  [{ subData: {} }],
  [{ subData: [] }],
  [{ subData: [{ current_period_end: 'soon' }] }],
])('an answer that says nothing is no end: %j', (answer) => expect(subscriptionEnd(answer)).toBe(0));

test('an end that is reached closes, an unknown one does not', () => {
  expect([isExpired(0, 5), isExpired(4, 5), isExpired(5, 5), isExpired(6, 5)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
