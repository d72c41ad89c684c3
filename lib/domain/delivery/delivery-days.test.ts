import { aMethod } from '@/tests/fixtures/shop/delivery';
import { deliveryDates, isWorkingDay } from './delivery-days';
import { workingDays } from './working-days';

const calendar = { country: 'SA', timeZone: 'Asia/Riyadh', holidays: [] as string[] };
/** A Wednesday. */
const WEDNESDAY = Date.parse('2026-12-02T09:00:00Z');

test.each([
  ['EG', '2026-12-04', false],
  ['SA', '2026-12-05', false],
  ['SA', '2026-12-06', true],
  ['AE', '2026-12-04', true],
  ['AE', '2026-12-06', false],
  ['', '2026-12-04', false],
  ['', '2026-12-06', true],
])('in %j, whether %s is a working day: %s', (country, day, is) => {
  expect(isWorkingDay(day, { ...calendar, country })).toBe(is);
});

test('elsewhere the time zone says which days are the weekend', () => {
  const paris = { ...calendar, country: 'FR', timeZone: 'Europe/Paris' };
  expect(isWorkingDay('2026-12-04', paris)).toBe(true);
  expect(isWorkingDay('2026-12-06', paris)).toBe(false);
});

test.each([
  ['over the weekend', {}, calendar, 0, ['2026-12-06', '2026-12-08']],
  ['after handling', { handlingDays: 1 }, calendar, 0, ['2026-12-07', '2026-12-09']],
  ['after making', {}, calendar, 3, ['2026-12-09', '2026-12-13']],
  ['without holidays', {}, { ...calendar, holidays: ['2026-12-06'] }, 0, ['2026-12-07', '2026-12-09']],
  ['in another country', {}, { ...calendar, country: 'AE' }, 0, ['2026-12-04', '2026-12-08']],
  ['without the least', { minDays: null }, calendar, 0, ['2026-12-02', '2026-12-08']],
])('two to four working days %s', (_, changes, days, making, [from, to]) => {
  const method = aMethod({ minDays: 2, maxDays: 4, ...changes });
  expect(deliveryDates(method, making, days, WEDNESDAY)).toEqual({ from, to });
});

test("days begin at the store's midnight, and an order on a day off counts from the next working day", () => {
  const method = aMethod({ minDays: 0, maxDays: 0 });
  const lateOnThursday = Date.parse('2026-12-03T21:30:00Z');
  expect(deliveryDates(method, 0, calendar, lateOnThursday)).toEqual({
    from: '2026-12-06',
    to: '2026-12-06',
  });
});

test('a method without the most days promises nothing', () => {
  expect(deliveryDates(aMethod({ minDays: 2 }), 0, calendar, WEDNESDAY)).toBeNull();
  expect(workingDays(aMethod({ handlingDays: 1, minDays: 2, maxDays: 3 }), 4)).toEqual({ min: 7, max: 8 });
});
