import { wallTime } from '@/lib/domain/time/wall-time';
import { weekOf, type OpenSpan, type Weekday } from './opening-hours';

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** A day of the week and its minute. */
export interface WeekTime {
  readonly day: Weekday;
  readonly minute: number;
}

export interface OpenState {
  readonly isOpen: boolean;
  /** The weekday in the store's time zone. */
  readonly today: Weekday;
  /** When it next closes or opens; null for a store that never does. */
  readonly changes: WeekTime | null;
}

/** Whether a store with these hours is open at an instant (milliseconds), in its own time zone. */
export function openState(hours: readonly OpenSpan[], at: number, timeZone: string): OpenState {
  const wall = wallTime(at, timeZone);
  const today = new Date(`${wall.slice(0, 10)}T12:00:00Z`).getUTCDay() as Weekday;
  const now = today * DAY + minuteOf(wall.slice(11));
  const periods = weekOf(hours).map(({ day, from, to }) => ({
    begins: day * DAY + minuteOf(from),
    lasts: (minuteOf(to) - minuteOf(from) + DAY) % DAY || DAY,
  }));
  const isOpen = periods.some((period) => leftOf(period, now) > 0);
  const wait = isOpen
    ? untilClosed(periods, now)
    : Math.min(...periods.map(({ begins }) => ahead(begins, now)));
  return { isOpen, today, changes: wait < WEEK ? weekTime(now + wait) : null };
}

interface Period {
  readonly begins: number;
  readonly lasts: number;
}

export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes from a minute of the week to the next time that it is another. */
const ahead = (minute: number, now: number) => (minute - now + WEEK) % WEEK;

/** How long the period still lasts; zero or less outside of it. */
const leftOf = ({ begins, lasts }: Period, now: number) => lasts - ahead(now, begins);

/** A span that begins when another ends prolongs it. */
function untilClosed(periods: readonly Period[], now: number): number {
  let wait = 0;
  while (wait < WEEK) {
    const left = Math.max(...periods.map((period) => leftOf(period, (now + wait) % WEEK)));
    if (left <= 0) return wait;
    wait += left;
  }
  return WEEK;
}

const weekTime = (minute: number): WeekTime => ({
  day: (Math.floor(minute / DAY) % 7) as Weekday,
  minute: minute % DAY,
});
