import { useSyncExternalStore } from 'react';
import { isChecking, onChecking } from '@/lib/functions/browser-check';

/** Whether this browser solves a proof of work for one of the functions. */
export const useBrowserCheck = (): boolean => useSyncExternalStore(onChecking, isChecking, () => false);
