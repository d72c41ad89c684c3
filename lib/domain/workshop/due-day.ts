import { addDays, dayToShow, type Day } from '@/lib/domain/stats/store-day';

const [FRIDAY, SATURDAY, SUNDAY] = [5, 6, 0];

/** IANA time zones with a weekend on Friday and Saturday; elsewhere it is Saturday and Sunday. */
const FRIDAY_ZONES: ReadonlySet<string> = new Set([
  'Africa/Algiers',
  'Africa/Cairo',
  'Africa/Khartoum',
  'Africa/Tripoli',
  'Asia/Aden',
  'Asia/Amman',
  'Asia/Baghdad',
  'Asia/Bahrain',
  'Asia/Damascus',
  'Asia/Dhaka',
  'Asia/Gaza',
  'Asia/Hebron',
  'Asia/Kuwait',
  'Asia/Muscat',
  'Asia/Qatar',
  'Asia/Riyadh',
  'Indian/Maldives',
]);

/** Days of the week, 0 for Sunday. */
export const weekendIn = (timeZone: string): readonly number[] =>
  FRIDAY_ZONES.has(timeZone) ? [FRIDAY, SATURDAY] : [SATURDAY, SUNDAY];

/**
 * The day that is `days` working days after `from`, in the store's time zone; public holidays count as working days.
 */
export function dueDay(from: Day, days: number, timeZone: string): Day {
  const rest = weekendIn(timeZone);
  let day = from;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (!rest.includes(new Date(dayToShow(day)).getUTCDay())) left -= 1;
  }
  return day;
}
