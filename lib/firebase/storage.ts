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

/** Import this only through `lib/functions`, dynamically. */
const storage = connect();

export const deletePicture = (path: string) => deleteObject(ref(storage, path));

/** For pictures that only their owner may read, which have no public address. */
export const readPicture = (path: string): Promise<Blob> => getBlob(ref(storage, path));
