import { addDays } from '@/lib/domain/stats/store-day';
import { dayFields, keptDays } from './day-counts';

const NOW = Date.parse('2026-11-30T23:59:00Z');

test('an amount is added to the sum and to its day in UTC', () => {
  expect(dayFields('reads', NOW, 7)).toEqual({ reads: 7, 'readsByDay.2026-11-30': 7 });
});

test('thirty days are kept and summed, whatever else is stored', () => {
  const days = Array.from({ length: 40 }, (_, back) => [addDays('2026-11-30', -back), 1] as const);
  const readsByDay = { ...Object.fromEntries(days), other: 5 };
  const kept = keptDays('reads', { reads: 99, readsByDay }, NOW);
  expect(kept).toEqual({ reads: 30, readsByDay: Object.fromEntries(days.slice(0, 30)) });
  expect(keptDays('refusals', undefined, NOW)).toEqual({ refusals: 0, refusalsByDay: {} });
});
