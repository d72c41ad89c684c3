import type { CartLine } from '@/lib/domain/cart/cart';
import type { Locale } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import type { Prepaid } from '@/lib/domain/prepaid/prepaid';
import type { KeptCart } from '@/lib/domain/reminders/kept-cart';
import type { ModeratedReview } from '@/lib/domain/reviews/moderated-review';
import type { Design } from '@/lib/domain/studio/design/design';
import type { StoreUser } from './store-user';
import type { UserProfile } from './user-profile';

/** The kinds of documents in an export, in their order. */
export const EXPORT_SECTIONS = [
  'orders',
  'designs',
  'reviews',
  'wishlist',
  'devices',
  'carts',
  'keptCarts',
  'credits',
  'openings',
  'roles',
] as const;
export type ExportSection = (typeof EXPORT_SECTIONS)[number];

const SEGMENT = String.raw`(?!\.{1,2}(?:/|$)|__[^/]*__(?:/|$))[^/]+`;

/** Where the next part begins: after this document of this section. Firestore paths have at most 1,500 bytes. */
export const EXPORT_CURSOR = new RegExp(
  `^(?:${EXPORT_SECTIONS.join('|')}) ${SEGMENT}/${SEGMENT}(?:/${SEGMENT}/${SEGMENT})*$`,
);
export const EXPORT_CURSOR_MAX = 1_600;

/** All stored data about a person, in every store. Times in milliseconds since the epoch. */
export interface ExportedData {
  /** ISO 8601. */
  readonly exportedAt: string;
  readonly profile: UserProfile;
  readonly orders: readonly Order[];
  readonly designs: readonly Design[];
  readonly reviews: readonly ModeratedReview[];
  readonly wishlist: readonly {
    readonly storeId: string;
    readonly productId: string;
    readonly createdAt: number;
  }[];
  /** The browsers that get push, without their tokens: a token is enough to send to one. */
  readonly devices: readonly {
    readonly storeId: string;
    readonly locale: Locale;
    readonly newOrders: boolean;
    readonly seenAt: number;
  }[];
  readonly carts: readonly { readonly storeId: string; readonly lines: readonly CartLine[] }[];
  /** Carts with a consent to reminders: what was agreed, when and where. */
  readonly keptCarts: readonly (Pick<KeptCart, 'email' | 'lines' | 'consent'> & {
    readonly storeId: string;
  })[];
  /** Store credit that stores owe the person. */
  readonly credits: readonly (Pick<Prepaid, 'currency' | 'balance' | 'createdAt' | 'updatedAt'> & {
    readonly storeId: string;
  })[];
  /** The stores that the person opened. */
  readonly openings: readonly {
    readonly storeId: string;
    readonly host: string;
    readonly createdAt: number;
  }[];
  /** How the person works for stores. */
  readonly roles: readonly StoreUser[];
  /** Paths of documents that are damaged or too large. */
  readonly leftOut: readonly string[];
}

/** One call's part of the export; `profile` comes with the first. */
export interface ExportPart extends Omit<ExportedData, 'profile'> {
  readonly profile: UserProfile | null;
  /** Cursor of the next part; null after the last one. */
  readonly next: string | null;
}

export const entriesIn = (data: Pick<ExportedData, ExportSection>): number =>
  EXPORT_SECTIONS.reduce((sum, section) => sum + data[section].length, 0);

/** Appends a part to what was collected so far. */
export const joinPart = (known: ExportedData, part: ExportPart): ExportedData => ({
  ...known,
  orders: [...known.orders, ...part.orders],
  designs: [...known.designs, ...part.designs],
  reviews: [...known.reviews, ...part.reviews],
  wishlist: [...known.wishlist, ...part.wishlist],
  devices: [...known.devices, ...part.devices],
  carts: [...known.carts, ...part.carts],
  keptCarts: [...known.keptCarts, ...part.keptCarts],
  credits: [...known.credits, ...part.credits],
  openings: [...known.openings, ...part.openings],
  roles: [...known.roles, ...part.roles],
  leftOut: [...known.leftOut, ...part.leftOut],
});
