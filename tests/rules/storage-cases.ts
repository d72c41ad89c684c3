import { NOBODY, PEOPLE } from './people';
import type { Person } from './people';

interface StorageCase {
  readonly what: string;
  readonly at: string;
  readonly get: readonly Person[];
  /** Also over what is there. */
  readonly create: readonly Person[];
  readonly delete: readonly Person[];
}

/** Each kind of stored object and who may do what with it; nobody lists them. */
export const STORAGE_CASES: readonly StorageCase[] = [
  {
    what: "a store's picture",
    at: 'stores/demo/products/p1.png',
    get: PEOPLE,
    create: NOBODY,
    delete: NOBODY,
  },
  { what: 'a profile photo', at: 'users/shopper/me.png', get: PEOPLE, create: NOBODY, delete: ['shopper'] },
  // Of when they had an account; guests keep nothing here.
  { what: "a guest's photo", at: 'users/guest/me.png', get: PEOPLE, create: NOBODY, delete: NOBODY },
  {
    what: 'what a guest puts on a board',
    at: 'designPictures/guest/demo/d1.jpg',
    get: ['guest'],
    create: NOBODY,
    delete: NOBODY,
  },
  {
    what: 'what is printed on a board',
    at: 'stores/demo/designFiles/d1/photo.jpg',
    get: NOBODY,
    create: NOBODY,
    delete: NOBODY,
  },
  {
    what: 'the receipt of a transfer',
    at: 'stores/demo/receipts/o1/r1.jpg',
    get: NOBODY,
    create: NOBODY,
    delete: NOBODY,
  },
  {
    what: 'an upload that nobody inspected yet',
    at: 'uploads/shopper/u1',
    get: NOBODY,
    create: NOBODY,
    delete: NOBODY,
  },
  { what: 'what lies elsewhere', at: 'elsewhere/x.png', get: NOBODY, create: NOBODY, delete: NOBODY },
];
