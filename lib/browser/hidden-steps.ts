import { pageStore } from '@/lib/browser/page-store';
import { storedValue } from './stored-value';

/** Whether somebody hid the store's first steps in this browser. */
export const hiddenSteps = storedValue<boolean>(
  () => `boards.hidden-steps.${pageStore()}`,
  (stored) => stored === 'yes',
  (isHidden) => (isHidden ? 'yes' : null),
);
