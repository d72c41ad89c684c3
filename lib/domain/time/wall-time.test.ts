import { instantText, readInstant } from '@/lib/domain/time/instant-text';
import { instantOf, wallTime } from '@/lib/domain/time/wall-time';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test.each(['Africa/Cairo', 'Asia/Riyadh', 'America/New_York', 'Asia/Kathmandu', 'UTC'])(
  'of every time that the clocks of %s show, the instant is found again',
  (zone) => {
    for (let ms = Date.UTC(2026, 0, 1); ms < Date.UTC(2027, 0, 1); ms += 3 * DAY + 7 * MINUTE) {
      const wall = wallTime(ms, zone);
      const found = instantOf(wall, zone) ?? Number.NaN;
      expect(wallTime(found, zone)).toBe(wall);
      // A time that comes twice a year is meant the first time.
      expect([0, 60 * MINUTE]).toContain(ms - found);
    }
  },
);

test.each([
  // Egypt skips midnight to one on the last Friday of April, and repeats the hour before midnight on the last Thursday of October.
  ['2026-04-24T00:30', 'Africa/Cairo', '2026-04-23T22:30:00Z'],
  ['2026-10-29T23:30', 'Africa/Cairo', '2026-10-29T20:30:00Z'],
  ['2026-11-27T00:00', 'Asia/Riyadh', '2026-11-26T21:00:00Z'],
])('%s in %s is %s', (wall, zone, instant) => {
  expect(instantText(instantOf(wall, zone))).toBe(instant);
});

test.each([
  ['', null],
  ['2026-11-26T22:00:00Z', Date.UTC(2026, 10, 26, 22)],
  ['2026-11-27T00:00+02:00', Date.UTC(2026, 10, 26, 22)],
  ['2026-11-27', Number.NaN],
  ['2026-13-27T00:00Z', Number.NaN],
])('a file that says "%s" means %p', (text, instant) => {
  expect(readInstant(text)).toBe(instant);
});

test.each(['0002-12-31T23:00', '0020-12-31T23:00', '0202-12-31T23:00'])(
  'a year of which somebody typed only some digits, %s, is read and shown again',
  (wall) => {
    for (const zone of ['UTC', 'Asia/Riyadh', 'Africa/Cairo'])
      expect(wallTime(instantOf(wall, zone) ?? Number.NaN, zone).slice(0, 4)).toBe(wall.slice(0, 4));
  },
);
