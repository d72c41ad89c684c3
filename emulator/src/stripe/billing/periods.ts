import type { Recurring } from '../core/objects';

const DAY_SECONDS = 24 * 60 * 60;

/** When the period that starts then ends, in seconds; the 31st of a month is followed by the last day of a shorter one. */
export function periodEnd(start: number, { interval, interval_count: count }: Recurring): number {
  if (interval === 'day') return start + count * DAY_SECONDS;
  if (interval === 'week') return start + count * 7 * DAY_SECONDS;
  const date = new Date(start * 1_000);
  const months = interval === 'year' ? count * 12 : count;
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1_000;
}

export function daysAfter(time: number, days: number): number {
  return time + days * DAY_SECONDS;
}
