import { useCallback, useSyncExternalStore } from 'react';

/** Whether an instant, milliseconds since the epoch and within weeks, has passed; updates when it does. */
export function useHasPassed(at: number): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const timer = setTimeout(tell, Math.max(0, at - Date.now()));
      return () => clearTimeout(timer);
    },
    [at],
  );
  return useSyncExternalStore(
    subscribe,
    () => Date.now() >= at,
    () => false,
  );
}
