import type { CollectionCase } from './access';
import { ADMINS } from './people';

/** What is kept to suggest boards, to remind people of some, and to count visits. */
export const REMINDER_CASES: readonly CollectionCase[] = [
  {
    name: 'how many wait for a sold-out board',
    path: 'stores/demo/waiting/board',
    fields: { variants: { 'board-red': 2 } },
    may: { get: ADMINS },
  },
  { name: 'boards bought together', path: 'stores/demo/boughtTogether/b', fields: { n: 1 }, may: {} },
  {
    name: 'who waits for a sold-out board',
    path: 'stores/demo/stockWaits/w1',
    fields: { email: 'sara@example.com' },
    may: {},
  },
  { name: 'a cart to remind of', path: 'stores/demo/keptCarts/c1', fields: { uid: 'guest' }, may: {} },
  {
    name: 'an address to confirm',
    path: 'stores/demo/newsRequests/n1',
    fields: { email: 'sara@example.com' },
    may: {},
  },
  {
    name: "a day's visits",
    path: 'stores/demo/visits/2026-01-02',
    fields: { views: 3 },
    may: { get: ADMINS, list: ADMINS },
  },
  { name: 'who ended mails', path: 'stores/demo/mailStops/m1', fields: { about: 'reviews' }, may: {} },
];
