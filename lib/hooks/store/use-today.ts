import { useCallback, useSyncExternalStore } from 'react';
import { storeDay, type Day } from '@/lib/domain/stats/store-day';

const CHECK_MS = 30_000;

function everyWhile(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS);
  return () => clearInterval(timer);
}

/** The current day of the store's calendar; changes at its midnight while the page is open. */
export function useToday(timeZone: string): Day {
  const today = useCallback(() => storeDay(Date.now(), timeZone), [timeZone]);
  return useSyncExternalStore(everyWhile, today, today);
}
