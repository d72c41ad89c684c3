import { addDays, dayToShow, storeDay, type Day, type DayRange } from '@/lib/domain/stats/store-day';
import { weekendIn } from '@/lib/domain/workshop/due-day';
import { workingDays, type Promised } from './working-days';

/** The part of the store's calendar that delivery needs. */
interface DeliveryCalendar {
  /** ISO 3166-1 alpha-2; determines the weekend. The time zone does where it is empty or not listed here. */
  readonly country: string;
  readonly timeZone: string;
  readonly holidays: readonly Day[];
}

const SUNDAY = 0;
const FRIDAY = 5;
const SATURDAY = 6;

/** Days of the week, 0 for Sunday. */
const WEEKENDS: Readonly<Record<string, readonly number[]>> = {
  ...Object.fromEntries(
    ['BH', 'EG', 'JO', 'KW', 'OM', 'QA', 'SA'].map((country) => [country, [FRIDAY, SATURDAY]]),
  ),
  AE: [SATURDAY, SUNDAY],
};

/** More consecutive days off than any list of holidays has, so that the search for a working day ends. */
const MOST_DAYS_OFF = 400;

export function isWorkingDay(day: Day, { country, timeZone, holidays }: DeliveryCalendar): boolean {
  const weekend = WEEKENDS[country] ?? weekendIn(timeZone);
  return !weekend.includes(new Date(dayToShow(day)).getUTCDay()) && !holidays.includes(day);
}

/** The working day that is `days` after `day`; for 0, `day` itself or the first working day after it. */
function workingDayAfter(day: Day, days: number, calendar: DeliveryCalendar): Day {
  let found = nextWorkingDay(day, calendar);
  for (let left = days; left > 0; left -= 1) found = nextWorkingDay(addDays(found, 1), calendar);
  return found;
}

function nextWorkingDay(day: Day, calendar: DeliveryCalendar): Day {
  let found = day;
  for (let tries = 0; tries < MOST_DAYS_OFF && !isWorkingDay(found, calendar); tries += 1)
    found = addDays(found, 1);
  return found;
}

/**
 * The days of the store's calendar on which an order of `now` (milliseconds since the epoch) arrives; `makingDays` are
 * the working days of production.
 */
export function deliveryDates(
  method: Promised,
  makingDays: number,
  calendar: DeliveryCalendar,
  now: number,
): DayRange | null {
  const days = workingDays(method, makingDays);
  if (!days) return null;
  const today = storeDay(now, calendar.timeZone);
  return {
    from: workingDayAfter(today, days.min, calendar),
    to: workingDayAfter(today, days.max, calendar),
  };
}
