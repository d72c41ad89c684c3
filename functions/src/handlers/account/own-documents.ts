import type { Firestore, Query } from 'firebase-admin/firestore';

/** All orders of a person, in every store of this project. */
export const ordersOf = (db: Firestore, uid: string): Query =>
  db.collectionGroup('orders').where('uid', '==', uid);

export const reviewsOf = (db: Firestore, uid: string): Query =>
  db.collectionGroup('reviews').where('uid', '==', uid);

/** All boards that a person designed, in every store. */
export const designsOf = (db: Firestore, uid: string): Query =>
  db.collectionGroup('designs').where('uid', '==', uid);

/** The credit that a person has, in every store. */
export const creditsOf = (db: Firestore, uid: string): Query =>
  db.collectionGroup('prepaid').where('uid', '==', uid);

/** The stores' customer documents of a person. */
export const customersOf = (db: Firestore, uid: string): Query =>
  db.collectionGroup('customers').where('uid', '==', uid);
