import { useState, useSyncExternalStore } from 'react';
import { whenIdleLoaded } from '@/lib/hooks/browser/when-idle-loaded';

type Animated = typeof import('./animated');

let animated: Animated | null = null;
const never = () => () => {};

/** Fetches framer-motion when the browser is idle, for what mounts from then on. */
export const loadMotion = (): (() => void) =>
  whenIdleLoaded(
    () => import('./animated'),
    (loaded) => {
      animated = loaded;
      return () => {};
    },
  );

/**
 * The animated elements, null where they were not there at mount. It never changes: an element that became another one later
 * would lose what was typed in it.
 */
export function useMotion(): Animated | null {
  const loaded = useSyncExternalStore(
    never,
    () => animated,
    () => null,
  );
  return useState(loaded)[0];
}
