import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Links and buttons that Tab reaches. */
const REACHED = ':is(a, button):not([tabindex], :disabled)';

/**
 * For a list item that is removed: moves its focus to the first link or button of the next item. After the last item it moves
 * to the previous one, after the only item to the page's content. Otherwise the focus would return to the top of the page.
 */
export const useFocusNextOnRemove = <T extends HTMLElement>(): RefObject<T | null> =>
  useFocusOnRemove<T>((item) =>
    (item.nextElementSibling ?? item.previousElementSibling)?.querySelector<HTMLElement>(REACHED),
  );

/** For what is removed while it has the focus: moves it to `next`, or to the page's content. */
export function useFocusOnRemove<T extends HTMLElement>(
  next: (removed: T) => HTMLElement | null | undefined,
): RefObject<T | null> {
  const ref = useRef<T>(null);
  const latest = useRef(next);
  useLayoutEffect(() => {
    latest.current = next;
  });
  useLayoutEffect(() => {
    const removed = ref.current;
    return () => {
      if (removed?.contains(document.activeElement))
        (latest.current(removed) ?? document.getElementById('content'))?.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
