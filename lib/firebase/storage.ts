import {
  connectStorageEmulator,
  deleteObject,
  getBlob,
  getStorage,
  ref,
  type FirebaseStorage,
} from 'firebase/storage';
import { env } from '@/lib/env';
import { firebaseApp, hostAndPort } from '@/lib/firebase/app';

function connect(): FirebaseStorage {
  const storage = getStorage(firebaseApp());
  if (env.emulators.storage) connectStorageEmulator(storage, ...hostAndPort(env.emulators.storage));
  return storage;
}

/** Reached through `lib/functions` alone, by a dynamic import. */
const storage = connect();

export const deletePicture = (path: string) => deleteObject(ref(storage, path));

/** For what its owner alone may read, which has no public address. */
export const readPicture = (path: string): Promise<Blob> => getBlob(ref(storage, path));
