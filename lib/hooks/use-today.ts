import { useSyncExternalStore } from 'react';

const DAY_MS = 24 * 60 * 60 * 1000;

const startOfUtcDay = () => Math.floor(Date.now() / DAY_MS) * DAY_MS;

function nextMidnight(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      startOfUtcDay() + DAY_MS - Date.now(),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** The start of the current UTC day in milliseconds; moves on at midnight while the page stays open. */
export const useToday = (): number => useSyncExternalStore(nextMidnight, startOfUtcDay, startOfUtcDay);
