import { useCallback, useSyncExternalStore } from 'react';

const SECOND_MS = 1000;

function everySecond(onChange: () => void): () => void {
  const timer = setInterval(onChange, SECOND_MS);
  return () => clearInterval(timer);
}

/** Whole seconds until a moment (milliseconds since the epoch), counting down to 0; 0 on the server. */
export function useSecondsUntil(moment: number): number {
  const left = useCallback(() => Math.max(Math.ceil((moment - Date.now()) / SECOND_MS), 0), [moment]);
  return useSyncExternalStore(everySecond, left, () => 0);
}
