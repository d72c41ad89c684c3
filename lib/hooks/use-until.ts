import { useCallback, useSyncExternalStore } from 'react';

/** setTimeout counts in 32 bits; what is further away than this need not be waited for. */
const LONGEST_MS = 2_147_483_647;

/** Whether `deadline` (milliseconds since the epoch; null is never) is still ahead; changes by itself when it passes. */
export function useUntil(deadline: number | null): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const left = (deadline ?? Infinity) - Date.now();
      if (left > LONGEST_MS) return () => {};
      const timer = setTimeout(onChange, Math.max(left, 0) + 1);
      return () => clearTimeout(timer);
    },
    [deadline],
  );
  return useSyncExternalStore(
    subscribe,
    () => deadline === null || Date.now() <= deadline,
    () => true,
  );
}
