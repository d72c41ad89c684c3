import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  documentId,
  endAt,
  endBefore,
  getCountFromServer,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  startAt,
  Timestamp,
  where,
} from 'firebase/firestore';
import { env } from '@/lib/env';
import { firebaseApp, hostAndPort } from '@/lib/firebase/app';

/** What the listeners need of the SDK, by name: the whole of it is a quarter larger. */
const sdk = {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  endAt,
  endBefore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  startAt,
  Timestamp,
  where,
};

export type LiveSdk = typeof sdk;

function connect() {
  const db = getFirestore(firebaseApp());
  if (env.emulators.firestore) connectFirestoreEmulator(db, ...hostAndPort(env.emulators.firestore));
  return db;
}

/** The full SDK, for listeners. Reached through `lib/firestore/live` alone, by a dynamic import. */
export const live = { sdk, db: connect() };
