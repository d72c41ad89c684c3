import type { OpenSpan, Weekday } from './opening-hours';
import { openState } from './open-state';

const span = (day: Weekday, from: string, to: string): OpenSpan => ({ day, from, to });
const [SUNDAY, MONDAY, FRIDAY, SATURDAY] = [0, 1, 5, 6] as const;

/** Split on Monday, past midnight on Friday, the week's last night into its first morning. */
const HOURS = [
  span(MONDAY, '09:00', '12:00'),
  span(MONDAY, '16:00', '22:00'),
  span(FRIDAY, '20:00', '02:00'),
  span(SATURDAY, '23:00', '01:00'),
];
const said = (iso: string, timeZone = 'UTC', hours: readonly OpenSpan[] = HOURS) => {
  const { isOpen, changes } = openState(hours, Date.parse(iso), timeZone);
  const at = changes && [changes.day, changes.minute / 60];
  return [isOpen, at];
};

// 2 November 2026 is a Monday.
test.each([
  ['before it opens', '2026-11-02T08:59Z', false, [MONDAY, 9]],
  ['with the first minute', '2026-11-02T09:00Z', true, [MONDAY, 12]],
  ['at noon it is closed', '2026-11-02T12:00Z', false, [MONDAY, 16]],
  ['after the last', '2026-11-02T22:00Z', false, [FRIDAY, 20]],
  ['past midnight', '2026-11-07T01:59Z', true, [SATURDAY, 2]],
  ['until then', '2026-11-07T02:00Z', false, [SATURDAY, 23]],
  ['over the end of the week', '2026-11-08T00:30Z', true, [SUNDAY, 1]],
  ['the next week', '2026-11-08T01:00Z', false, [MONDAY, 9]],
] as const)('%s', (_, iso, isOpen, changes) => expect(said(iso)).toEqual([isOpen, changes]));

test('what counts is the clock where the store is, also when it is changed', () => {
  // 06:30 in UTC is half past nine in Riyadh, and Sunday evening in Los Angeles.
  expect(said('2026-11-02T06:30Z', 'Asia/Riyadh')[0]).toBe(true);
  expect(said('2026-11-02T06:30Z', 'America/Los_Angeles')[0]).toBe(false);
  // Cairo left summer time on 30 October 2026: nine in the morning is an hour later in UTC.
  const cairo = [span(MONDAY, '09:00', '12:00')];
  expect(said('2026-10-26T06:00Z', 'Africa/Cairo', cairo)[0]).toBe(true);
  expect(said('2026-11-02T06:00Z', 'Africa/Cairo', cairo)[0]).toBe(false);
  expect(said('2026-11-02T07:00Z', 'Africa/Cairo', cairo)[0]).toBe(true);
});

test('a store that never closes, one that never opens, and spans that meet', () => {
  const always = ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => span(day, '00:00', '00:00'));
  expect(said('2026-11-02T03:00Z', 'UTC', always)).toEqual([true, null]);
  expect(said('2026-11-02T03:00Z', 'UTC', [])).toEqual([false, null]);
  expect(said('2026-11-02T03:00Z', 'UTC', [span(MONDAY, '', '10:00')])).toEqual([false, null]);
  const meeting = [span(MONDAY, '09:00', '12:00'), span(MONDAY, '12:00', '15:00')];
  expect(said('2026-11-02T10:00Z', 'UTC', meeting)).toEqual([true, [MONDAY, 15]]);
});
