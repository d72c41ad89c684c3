import {
  connectStorageEmulator,
  deleteObject,
  getStorage,
  ref,
  uploadBytes,
  type FirebaseStorage,
} from 'firebase/storage';
import { env } from '@/lib/env';
import { firebaseApp, hostAndPort } from '@/lib/firebase/app';

function connect(): FirebaseStorage {
  const storage = getStorage(firebaseApp());
  if (env.emulators.storage) connectStorageEmulator(storage, ...hostAndPort(env.emulators.storage));
  return storage;
}

/** Reached through `lib/firestore/profile-photo` alone, by a dynamic import. */
const storage = connect();

export const uploadPicture = (path: string, picture: Blob, contentType: string) =>
  uploadBytes(ref(storage, path), picture, {
    contentType,
    cacheControl: 'public, max-age=31536000, immutable',
  });

export const deletePicture = (path: string) => deleteObject(ref(storage, path));
