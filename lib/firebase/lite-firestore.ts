import * as sdk from 'firebase/firestore/lite';
import { env } from '@/lib/env';
import { firebaseApp, hostAndPort } from '@/lib/firebase/app';

function connect(): sdk.Firestore {
  const db = sdk.getFirestore(firebaseApp());
  if (env.emulators.firestore) sdk.connectFirestoreEmulator(db, ...hostAndPort(env.emulators.firestore));
  return db;
}

/** The light SDK, for one-off reads. Import this only through `lib/firestore/read-once`, dynamically. */
export const lite = { sdk, db: connect() };
