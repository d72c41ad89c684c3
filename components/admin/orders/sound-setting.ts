import { useSyncExternalStore } from 'react';

const KEY = 'admin.sound';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether new orders ring on this device; on unless switched off. */
export const isSoundOn = () => localStorage.getItem(KEY) !== 'off';

export function setSound(on: boolean): void {
  localStorage.setItem(KEY, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

export const useSoundOn = () => useSyncExternalStore(subscribe, isSoundOn, () => true);
