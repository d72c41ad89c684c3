import type { Firestore, Query } from 'firebase-admin/firestore';

/** Everything that a person ordered and wrote, whichever store of this project it was in. */
export const ordersOf = (db: Firestore, uid: string): Query =>
  db.collectionGroup('orders').where('uid', '==', uid);

export const reviewsOf = (db: Firestore, uid: string): Query =>
  db.collectionGroup('reviews').where('uid', '==', uid);

/** What stores know of them as a customer. */
export const customersOf = (db: Firestore, uid: string): Query =>
  db.collectionGroup('customers').where('uid', '==', uid);
