import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For an item of a list that somebody takes out: the focus within it goes on to the first link of the next item, at the end
 * of the previous one, and from the only one to the page's content. Left alone it would begin at the top again.
 */
export function useHandFocusOn<T extends HTMLElement>(): RefObject<T | null> {
  const item = useRef<T>(null);
  useLayoutEffect(() => {
    const element = item.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const neighbour = element.nextElementSibling ?? element.previousElementSibling;
      const next = neighbour?.querySelector<HTMLElement>('a:not([tabindex])');
      (next ?? document.getElementById('content'))?.focus({ preventScroll: true });
    };
  }, []);
  return item;
}
