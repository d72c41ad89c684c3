import * as sdk from 'firebase/firestore';
import { env } from '@/lib/env';
import { firebaseApp, hostAndPort } from '@/lib/firebase/app';

function connect(): sdk.Firestore {
  const db = sdk.getFirestore(firebaseApp());
  if (env.emulators.firestore) sdk.connectFirestoreEmulator(db, ...hostAndPort(env.emulators.firestore));
  return db;
}

/** The full SDK, for listeners. Reached through `lib/firestore/live` alone, by a dynamic import. */
export const live = { sdk, db: connect() };
