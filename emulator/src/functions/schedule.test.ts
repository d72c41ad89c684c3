import { parseSchedule } from './schedule';

const isDue = (expression: string, at: string, timeZone?: string) =>
  parseSchedule(expression, timeZone)?.isDue(new Date(`${at}Z`));

test.each([
  ['every 5 minutes', '2026-01-01T10:05:00', true],
  ['every 5 minutes', '2026-01-01T10:06:00', false],
  ['every 2 hours', '2026-01-01T10:00:00', true],
  ['every 2 hours', '2026-01-01T11:00:00', false],
  ['every day 03:30', '2026-01-01T03:30:00', true],
  ['every day 03:30', '2026-01-01T04:30:00', false],
  ['*/15 8-17 * * 1-5', '2026-01-01T08:45:00', true],
  ['*/15 8-17 * * 1-5', '2026-01-03T08:45:00', false],
  ['0 0 1,15 * *', '2026-01-15T00:00:00', true],
  ['0 0 13 * 5', '2026-01-02T00:00:00', true],
  ['0 0 * * 7', '2026-01-04T00:00:00', true],
])('%s at %s: %s', (expression, at, due) => {
  expect(isDue(expression, at)).toBe(due);
});

test('a crontab counts in its own time zone', () => {
  expect(isDue('0 9 * * *', '2026-01-01T06:00:00', 'Asia/Kuwait')).toBe(true);
});

test.each(['every 0 minutes', 'every now and then', '* * * *', '61-x * * * *'])(
  '%s is not understood',
  (expression) => {
    expect(parseSchedule(expression)).toBeNull();
  },
);
