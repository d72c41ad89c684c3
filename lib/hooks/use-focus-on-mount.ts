import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For what takes the place of a pressed button or a sent form: takes the focus, which would return to the top of the page. */
export function useFocusOnMount<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => ref.current?.focus(), []);
  return ref;
}
