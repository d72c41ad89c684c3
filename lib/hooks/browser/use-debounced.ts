import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs `task` once, `delayMs` after the last call of the first function; the second one cancels a waiting run, as unmounting
 * does.
 */
export function useDebounced(task: () => void, delayMs: number): readonly [() => void, () => void] {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(task);
  useEffect(() => {
    latest.current = task;
  });
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);
  const run = useCallback(() => {
    cancel();
    timer.current = setTimeout(() => latest.current(), delayMs);
  }, [cancel, delayMs]);
  return [run, cancel];
}
