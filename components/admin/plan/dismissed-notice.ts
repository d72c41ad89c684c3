import { useSyncExternalStore } from 'react';
import type { Day } from '@/lib/domain/stats/store-day';
import { storedValue } from '@/lib/hooks/stored-value';

/** The day of the store's calendar on which this browser wanted to hear no more; empty for none. */
const dismissedOn = storedValue(
  'admin.plan-notice',
  (stored) => stored ?? '',
  (day) => day,
);

export const dismissUntilTomorrow = (today: Day): void => dismissedOn.update(() => today);

export const useDismissed = (today: Day): boolean =>
  useSyncExternalStore(dismissedOn.subscribe, dismissedOn.get, () => dismissedOn.initial) === today;
