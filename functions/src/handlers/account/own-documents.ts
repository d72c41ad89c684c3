import type { CollectionReference, Firestore, Query } from 'firebase-admin/firestore';
import type { ExportSection } from '@/lib/domain/account/exported-data';
import { collections } from '@/lib/domain/collections';
import type { Customer } from '@/lib/domain/customers/customer';
import type { StoreId } from '@/lib/domain/ids';
import { rolesOf } from '@/functions/src/adapters/people/store-roles';

/** All orders of a person, in every store of this project. */
export const ordersOf = (db: Firestore, uid: string): Query =>
  db.collectionGroup('orders').where('uid', '==', uid);

export const reviewsOf = (db: Firestore, uid: string): Query =>
  db.collectionGroup('reviews').where('uid', '==', uid);

/** All boards that a person designed, in every store. */
export const designsOf = (db: Firestore, uid: string): Query =>
  db.collectionGroup('designs').where('uid', '==', uid);

/** The carts that a person agreed to be reminded of, in every store. */
export const keptCartsOf = (db: Firestore, uid: string): Query =>
  db.collectionGroup('keptCarts').where('uid', '==', uid);

/** The credit that a person has, in every store. */
export const creditsOf = (db: Firestore, uid: string): Query =>
  db.collectionGroup('prepaid').where('uid', '==', uid);

/** The stores' customer documents of a person. */
export const customersOf = (db: Firestore, uid: string): Query =>
  db.collectionGroup('customers').where('uid', '==', uid);

/** The stores that a person opened. */
export const openingsOf = (db: Firestore, uid: string): Query =>
  db.collection(collections.storeOpenings()).where('uid', '==', uid);

/** The documents exported of a person: a query per section, and its collection if it reads only one. */
export type Exported = Partial<
  Record<ExportSection, { readonly query: Query; readonly in?: CollectionReference }>
>;

/** All documents of an account, in every store. */
export function documentsOfAccount(db: Firestore, uid: string): Exported {
  const own = db.doc(collections.user(uid));
  const below = (name: 'wishlist' | 'devices' | 'carts') => ({
    query: own.collection(name),
    in: own.collection(name),
  });
  return {
    orders: { query: ordersOf(db, uid) },
    designs: { query: designsOf(db, uid) },
    reviews: { query: reviewsOf(db, uid) },
    keptCarts: { query: keptCartsOf(db, uid) },
    credits: { query: creditsOf(db, uid) },
    wishlist: below('wishlist'),
    openings: {
      query: openingsOf(db, uid),
      in: db.collection(collections.storeOpenings()),
    },
    roles: { query: rolesOf(db, uid), in: db.collection(collections.storeUsers()) },
    devices: below('devices'),
    carts: below('carts'),
  };
}

/** The documents of a customer in one store; for a guest, only their orders. */
export function documentsOfCustomer(
  db: Firestore,
  store: StoreId,
  { id, uid, duplicates }: Pick<Customer, 'id' | 'uid' | 'duplicates'>,
) {
  const [orders, designs, carts] = [
    db.collection(collections.orders(store)),
    db.collection(collections.designs(store)),
    db.collection(collections.keptCarts(store)),
  ];
  const theirs = [id, ...duplicates];
  return {
    orders: { query: orders.where('customerId', 'in', theirs), in: orders },
    keptCarts: { query: carts.where('customerId', 'in', theirs), in: carts },
    ...(uid !== null && {
      designs: { query: designs.where('uid', '==', uid), in: designs },
      reviews: { query: reviewsOf(db, uid).where('storeId', '==', store) },
    }),
  } satisfies Exported;
}
