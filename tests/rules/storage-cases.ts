import { ADMINS, NOBODY, PEOPLE } from './people';
import type { Person } from './people';

/** Each kind of stored object and who may read and write it; nobody lists them. */
export const STORAGE_CASES: readonly [
  what: string,
  at: string,
  readers: readonly Person[],
  writers: readonly Person[],
][] = [
  ["a store's picture", 'stores/demo/products/p1.png', PEOPLE, ADMINS],
  ['a profile photo', 'users/shopper/me.png', PEOPLE, ['shopper']],
  ['what lies elsewhere', 'elsewhere/x.png', NOBODY, NOBODY],
];
