import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while React takes over its markup, true from then on: for what only the browser knows. The change
 * waits for the parts of the page that are not taken over yet, where an urgent one would take them over in one go.
 */
export const useHydrated = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
