import { NOTHING_SOLD, type Figures } from './figures';
import { figuresIn, parseMonth } from './month';
import { changeOf, counterpart, lastDays, rangeBefore } from './periods';
import { cutRange, partRows, timeRows } from './report';
import { parseSalesQuery, presetOf, presetRange, PRESETS } from './sales-query';
import { daysOf } from './store-day';

const sold = (orders: number): Figures => ({ ...NOTHING_SOLD, orders, revenue: orders * 100 });
const TODAY = '2026-03-31';

/** One order on each day from the first of February on. */
const days = new Map(daysOf({ from: '2026-02-01', to: TODAY }).map((day) => [day, sold(1)]));

test('a range is cut into whole weeks and months, shorter ones at its ends', () => {
  const range = { from: '2026-02-27', to: '2026-03-12' };
  expect(cutRange(range, 'week')).toEqual([
    { from: '2026-02-27', to: '2026-03-01' },
    { from: '2026-03-02', to: '2026-03-08' },
    { from: '2026-03-09', to: '2026-03-12' },
  ]);
  expect(cutRange(range, 'month').map(({ from }) => from)).toEqual(['2026-02-27', '2026-03-01']);
  expect(cutRange(range, 'day')).toHaveLength(14);
});

test('each part of a report is compared with as many days just before', () => {
  const rows = timeRows(days, { from: '2026-03-02', to: '2026-03-15' }, 'week', 'previous');
  expect(rows.map(({ figures, before }) => [figures.orders, before?.orders])).toEqual([
    [7, 7],
    [7, 7],
  ]);
  const early = timeRows(days, { from: '2026-02-01', to: '2026-02-07' }, 'week', 'previous');
  expect(early.map(({ figures, before }) => [figures.orders, before?.orders])).toEqual([
    [1, 0],
    [6, 0],
  ]);
});

test('the year before a leap day is the day before March', () => {
  const range = { from: '2028-02-01', to: '2028-02-29' };
  expect(counterpart(range, range, 'year')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
});

test('periods meet without a gap, and a change needs something to compare with', () => {
  expect(lastDays(TODAY, 30)).toEqual({ from: '2026-03-02', to: TODAY });
  expect(rangeBefore(lastDays(TODAY, 30))).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  expect([changeOf(150, 100), changeOf(0, 100), changeOf(-50, -100), changeOf(5, 0)]).toEqual([
    0.5,
    -1,
    0.5,
    null,
  ]);
});

test('parts that stopped selling stay in a comparison', () => {
  const rows = partRows(
    { b: { orders: 1, units: 1, revenue: 5 }, a: { orders: 1, units: 2, revenue: 9 } },
    { c: { orders: 4, units: 4, revenue: 40 } },
  );
  expect(rows.map(({ id, figures, before }) => [id, figures.revenue, before?.revenue])).toEqual([
    ['a', 9, 0],
    ['b', 5, 0],
    ['c', 0, 40],
  ]);
  expect(partRows({ a: { orders: 1, units: 1, revenue: 1 } }, null)[0]?.before).toBeNull();
});

test('a malformed month shows what it can', () => {
  const month = parseMonth({ days: { '2026-03-01': { orders: 2, revenue: 'x' }, nonsense: { orders: 9 } } });
  expect(figuresIn(month, { from: '2026-03-01', to: '2026-03-31' })).toEqual({ ...NOTHING_SOLD, orders: 2 });
});

test.each([
  [{}, '2026-03-02', TODAY],
  [{ startDate: '2026-01-05', endDate: '2026-01-09' }, '2026-01-05', '2026-01-09'],
  [{ startDate: '2026-01-09', endDate: '2026-01-05' }, '2026-01-05', '2026-01-09'],
  [{ startDate: '2026-02-30', endDate: '2099-01-01' }, '2026-03-02', TODAY],
  [{ startDate: '1999-01-01' }, '2024-03-31', TODAY],
  [{ endDate: '2026-01-31' }, '2026-01-02', '2026-01-31'],
])('the address %j shows %s to %s', (query, from, to) =>
  expect(parseSalesQuery(query, TODAY).range).toEqual({ from, to }),
);

test('presets know their ranges', () => {
  expect(presetRange('lastMonth', TODAY)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  const may = '2026-05-20';
  expect(PRESETS.map((preset) => presetOf(presetRange(preset, may), may))).toEqual(PRESETS);
  expect(presetOf({ from: '2026-03-03', to: '2026-03-04' }, TODAY)).toBeNull();
});
