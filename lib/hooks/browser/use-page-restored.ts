import { useEffect, useRef } from 'react';

/**
 * Runs `task` when the browser shows this page again as it was left, out of its back/forward cache. Whatever the page was waiting
 * for when it led to another site does not come any more.
 */
export function usePageRestored(task: () => void): void {
  const latest = useRef(task);
  useEffect(() => {
    latest.current = task;
  });
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) latest.current();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
