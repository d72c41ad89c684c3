import { useState, useSyncExternalStore } from 'react';
import { whenIdleLoaded } from '@/lib/hooks/browser/when-idle-loaded';

type Animated = typeof import('./animated');

let animated: Animated | null = null;
const never = () => () => {};

/** Loads framer-motion when the browser is idle; components that mount later use it. */
export const loadMotion = (): (() => void) =>
  whenIdleLoaded(
    () => import('./animated'),
    (loaded) => {
      animated = loaded;
      return () => {};
    },
  );

/**
 * The animated elements; null if they were not loaded at mount. The result never changes, because an element that changes its
 * type would lose typed text.
 */
export function useMotion(): Animated | null {
  const loaded = useSyncExternalStore(
    never,
    () => animated,
    () => null,
  );
  return useState(loaded)[0];
}
