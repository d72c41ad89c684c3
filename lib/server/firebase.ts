import { applicationDefault, getApps, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { env } from '@/lib/env';

/** The emulator takes no credential; a real project uses the machine's application default credentials. */
function adminApp(): App {
  const { projectId } = env.firebase;
  const credential = env.emulators.firestore ? {} : { credential: applicationDefault() };
  return getApps()[0] ?? initializeApp({ projectId, ...credential });
}

let firestore: Firestore | undefined;

/** The Admin SDK's Firestore; it finds an emulator by the standard FIRESTORE_EMULATOR_HOST. */
export const adminFirestore = (): Firestore => (firestore ??= getFirestore(adminApp()));
