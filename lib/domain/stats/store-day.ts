/** A day in the store's calendar as `yyyy-mm-dd`; days sort as text. */
export type Day = string;

/** A month as `yyyy-mm`. */
export type Month = string;

/** First and last day, both included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

export const DEFAULT_TIME_ZONE = 'UTC';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are cached, because creating one is slow. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

/** Whether `value` is a time zone that this machine knows, such as `Asia/Riyadh`. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || !value) return false;
  try {
    formatOf(value);
    return true;
  } catch {
    return false;
  }
}

/** The setting's `timeZone`, or UTC if this machine does not know it. */
export const knownTimeZone = (timeZone: string): string =>
  isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE;

/** The day of `ms` in the setting's `timeZone`. */
export function storeDay(ms: number, timeZone: string): Day {
  // Parts are used because a locale's order can change: Canada's did in Chrome 110 and Node.js 18.13, and back again.
  const parts = formatOf(knownTimeZone(timeZone)).formatToParts(ms);
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Days are computed at noon UTC, so that no clock change skips or repeats one. */
const noonOf = (day: Day): number => Date.parse(`${day}T12:00:00Z`);
const dayAt = (noon: number): Day => new Date(noon).toISOString().slice(0, 10);

/** Whether `value` is a date that exists. */
export const isDay = (value: unknown): value is Day =>
  typeof value === 'string' &&
  DAY.test(value) &&
  !Number.isNaN(noonOf(value)) &&
  dayAt(noonOf(value)) === value;

/** The start of the store's day in its `timeZone`, also across clock changes; milliseconds since the epoch. */
export function startOfDay(day: Day, timeZone: string): number {
  let [before, at] = [noonOf(day) - 2 * DAY_MS, noonOf(day) + DAY_MS];
  while (at - before > 1) {
    const middle = Math.floor((before + at) / 2);
    if (storeDay(middle, timeZone) < day) before = middle;
    else at = middle;
  }
  return at;
}

export const addDays = (day: Day, days: number): Day => dayAt(noonOf(day) + days * DAY_MS);

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** The Monday of the day's week. */
export const weekOf = (day: Day): Day => addDays(day, -((new Date(noonOf(day)).getUTCDay() + 6) % 7));

export const daysBetween = ({ from, to }: DayRange): number =>
  Math.round((noonOf(to) - noonOf(from)) / DAY_MS) + 1;

/** Every day of the range in order. */
export const daysOf = (range: DayRange): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(range)) }, (_, index) => addDays(range.from, index));

/** Every month in the range, in order. */
export const monthsOf = (range: DayRange): Month[] => [...new Set(daysOf(range).map(monthOf))];

/** The first and last day of a month. */
export function daysOfMonth(month: Month): DayRange {
  const from = `${month}-01`;
  return { from, to: addDays(`${monthOf(addDays(from, 31))}-01`, -1) };
}

/** Noon UTC of the day in milliseconds, to be formatted in UTC. */
export const dayToShow = (day: Day): number => noonOf(day);
