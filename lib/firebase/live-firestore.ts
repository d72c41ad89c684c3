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
  type Firestore,
} from 'firebase/firestore';
import { env } from '@/lib/env';
import { firebaseApp, hostAndPort } from '@/lib/firebase/app';

/** The parts of the SDK that listeners need, by name: the whole SDK is a quarter larger. */
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

let db: Firestore | undefined;

function connect(): Firestore {
  const made = getFirestore(firebaseApp());
  if (env.emulators.firestore) connectFirestoreEmulator(made, ...hostAndPort(env.emulators.firestore));
  return made;
}

/** The full SDK, for listeners. Import this only through `lib/firestore/listeners`, dynamically. */
export const live = { sdk, db: () => (db ??= connect()) };
