import { NOBODY, PEOPLE, STORE_PEOPLE } from './people';
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
    what: 'a photo of what is sent back',
    at: 'stores/demo/returnPhotos/o1/p1.jpg',
    get: NOBODY,
    create: NOBODY,
    delete: NOBODY,
  },
  {
    what: 'a picture of a published review',
    at: 'stores/demo/reviews/p1/shown/a.webp',
    get: PEOPLE,
    create: NOBODY,
    delete: NOBODY,
  },
  {
    what: 'its small one',
    at: 'stores/demo/reviews/p1/shown/a-320.webp',
    get: PEOPLE,
    create: NOBODY,
    delete: NOBODY,
  },
  {
    what: 'a picture that the review does not name any more',
    at: 'stores/demo/reviews/p1/shown/gone.webp',
    get: NOBODY,
    create: NOBODY,
    delete: NOBODY,
  },
  {
    what: 'a picture of a review that waits',
    at: 'stores/demo/reviews/p1/waiting/a.webp',
    get: ['shopper', ...STORE_PEOPLE],
    create: NOBODY,
    delete: NOBODY,
  },
  {
    what: 'a picture of a review of an account that is gone, which the store hid',
    at: 'stores/demo/reviews/p1/hidden/a-320.webp',
    get: STORE_PEOPLE,
    create: NOBODY,
    delete: NOBODY,
  },
  {
    what: 'a picture of a review that nobody sent yet',
    at: 'reviewPictures/guest/demo/a.webp',
    get: ['guest'],
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

/** The reviews that rules ask for. */
export const REVIEWS = {
  'stores/demo/products/p1/reviews/shown': {
    ...{ uid: 'shopper', status: 'published' },
    pictures: ['stores/demo/reviews/p1/shown/a.webp'],
  },
  'stores/demo/products/p1/reviews/waiting': {
    ...{ uid: 'shopper', status: 'pending' },
    pictures: ['stores/demo/reviews/p1/waiting/a.webp'],
  },
  'stores/demo/products/p1/reviews/hidden': {
    status: 'rejected',
    pictures: ['stores/demo/reviews/p1/hidden/a.webp'],
  },
} as const;
