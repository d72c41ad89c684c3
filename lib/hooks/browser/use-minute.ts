import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const CHECK_MS = 5_000;

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** For clocks on the page that may be a few seconds late. */
export function everyWhile(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS);
  return () => clearInterval(timer);
}

/** The time in milliseconds since the epoch, rounded to the minute; updates while the page is open. */
export const useMinute = (): number => useSyncExternalStore(everyWhile, thisMinute, thisMinute);
