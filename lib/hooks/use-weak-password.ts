import { useSyncExternalStore } from 'react';
import { hasWeakPassword, onWeakPassword } from '@/lib/functions/weak-password';

/** Whether the user, who has a role, must choose a better password first. */
export const useWeakPassword = (): boolean =>
  useSyncExternalStore(onWeakPassword, hasWeakPassword, () => false);
