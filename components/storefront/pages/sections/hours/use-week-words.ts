import { useMemo } from 'react';
import { dateFormat } from '@/lib/domain/formats';
import type { Weekday } from '@/lib/domain/own-pages/place/opening-hours';
import { useWriting } from '@/lib/hooks/language/use-writing';

/** A Sunday. */
const SUNDAY = Date.UTC(2026, 10, 1);
const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

/** Names of weekdays and times of the day in the page's language, which need no time zone. */
export function useWeekWords() {
  const writing = useWriting();
  return useMemo(() => {
    const day = dateFormat(writing, { weekday: 'long', timeZone: 'UTC' });
    const time = dateFormat(writing, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
    return {
      dayName: (weekday: Weekday) => day.format(SUNDAY + weekday * DAY_MS),
      clock: (minute: number) => time.format(SUNDAY + minute * MINUTE_MS),
    };
  }, [writing]);
}
