import {
  connectStorageEmulator,
  deleteObject,
  getStorage,
  ref,
  uploadBytes,
  uploadBytesResumable,
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

export const upload = (path: string, picture: Blob, contentType: string) =>
  uploadBytes(ref(storage, path), picture, { contentType });

/** The same, in steps that tell how far they got and can be cancelled. */
export const startUpload = (path: string, picture: Blob, contentType: string) =>
  uploadBytesResumable(ref(storage, path), picture, { contentType });

export const deletePicture = (path: string) => deleteObject(ref(storage, path));
