import { useEffect, useRef } from 'react';

/**
 * Runs `task` when the browser restores this page from its back/forward cache. Requests that were pending when the page was
 * left never finish.
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
