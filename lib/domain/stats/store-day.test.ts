import { addParts, parseParts } from './figures';
import type { Parts } from './figures';
import { readPlan } from './product-reads';
import { addDays, daysBetween, daysOf, daysOfMonth, isDay, isTimeZone, storeDay, weekOf } from './store-day';
import type { DayRange } from './store-day';

test.each([
  ['UTC', '2026-03-01T23:59:00Z', '2026-03-01'],
  ['Asia/Riyadh', '2026-03-01T20:59:00Z', '2026-03-01'],
  ['Asia/Riyadh', '2026-03-01T21:00:00Z', '2026-03-02'],
  ['America/New_York', '2026-03-08T04:30:00Z', '2026-03-07'],
  ['America/New_York', '2026-03-09T03:30:00Z', '2026-03-08'],
  ['Africa/Cairo', '2026-04-23T22:00:00Z', '2026-04-24'],
  ['Mars/Olympus', '2026-03-01T21:00:00Z', '2026-03-01'],
])('a day in %s: %s is %s', (timeZone, at, day) => expect(storeDay(Date.parse(at), timeZone)).toBe(day));

test('a day is read from its parts, in whatever order a browser puts them', () => {
  // As Chrome 111 did for Canada, which wrote 2026-03-01 before.
  const native = Object.getOwnPropertyDescriptor(
    Intl.DateTimeFormat.prototype,
    'format',
  ) as PropertyDescriptor;
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    ...native,
    get: () => () => '03/01/2026',
  });
  try {
    expect(storeDay(Date.parse('2026-03-01T12:00:00Z'), 'Asia/Baghdad')).toBe('2026-03-01');
  } finally {
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', native);
  }
});

test('days go on across months, leap days and changes of clocks', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysOf({ from: '2026-10-24', to: '2026-10-26' })).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ]);
  expect(daysBetween({ from: '2026-01-01', to: '2026-12-31' })).toBe(365);
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect([weekOf('2026-03-01'), weekOf('2026-03-02'), weekOf('2026-01-01')]).toEqual([
    '2026-02-23',
    '2026-03-02',
    '2025-12-29',
  ]);
});

test('what is no day and no time zone is refused', () => {
  expect(['2026-02-29', '2026-13-01', '26-01-01', '', null].filter(isDay)).toEqual([]);
  expect([isTimeZone('Asia/Riyadh'), isTimeZone('Mars/Olympus'), isTimeZone('')]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('reading what products sold', () => {
  const today = '2026-11-20';
  const range = (from: string, to = today): DayRange => ({ from, to });

  test.each<[string, DayRange, number]>([
    ['today', range(today), 1],
    ['seven days', range('2026-11-14'), 7],
    ['thirty days', range('2026-10-22'), 1 + 10],
    ['ninety days', range('2026-08-23'), 3 + 9],
    ['the worst ninety days', range('2026-08-16'), 3 + 16],
    ['two years', range('2024-11-21'), 24 + 10],
  ])('%s takes few documents', (_, days, documents) =>
    expect(readPlan(days, today).documents).toBe(documents),
  );

  test('months less their other days give the same as all days', async () => {
    const sold = (day: string): Parts =>
      parseParts({ [`p${Number(day.slice(8)) % 3}`]: { orders: 1, units: 2, revenue: 100 } });
    const total = (days: readonly string[]) => {
      const units: Record<string, number> = {};
      for (const day of days)
        for (const [id, part] of Object.entries(sold(day))) units[id] = (units[id] ?? 0) + part.units;
      return units;
    };
    for (const days of [range('2026-09-03', '2026-10-30'), range('2026-10-20'), range('2026-11-18')]) {
      const found = await readPlan(days, today).collect(
        (month) => {
          const days = daysOf(daysOfMonth(month)).filter((day) => day <= today);
          return Promise.resolve(days.reduce<Parts>((sum, day) => addParts(sum, sold(day)), {}));
        },
        (day) => Promise.resolve(sold(day)),
      );
      const units = Object.fromEntries(Object.entries(found).map(([id, part]) => [id, part.units]));
      expect(units).toEqual(total(daysOf(days)));
    }
  });
});
