import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while React takes over its markup, true from then on: for what only the browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
