import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a list item that is removed: moves its focus to the first link of the next item. After the last item it moves to the
 * previous one, after the only item to the page's content. Otherwise the focus would return to the top of the page.
 */
export function useFocusNextOnRemove<T extends HTMLElement>(): RefObject<T | null> {
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
