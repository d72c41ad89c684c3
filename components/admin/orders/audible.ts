import { useSyncExternalStore } from 'react';

const TOUCHES = ['pointerup', 'keydown', 'click'] as const;

const subscribe = (listener: () => void) => {
  for (const touch of TOUCHES) addEventListener(touch, listener);
  return () => {
    for (const touch of TOUCHES) removeEventListener(touch, listener);
  };
};

/**
 * Whether this page may sound: most browsers keep one silent until the person has touched it once. Older ones do not tell
 * (Firefox before 120).
 */
// eslint-disable-next-line compat/compat -- looked for first
export const isAudible = () => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;

export const useAudible = () => useSyncExternalStore(subscribe, isAudible, () => true);
