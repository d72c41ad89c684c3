import { env } from '@/lib/env';

/** The base address of the objects in the shop's bucket in Firebase Storage. */
export function objectsUrl(): string {
  const { storage } = env.emulators;
  const origin = storage ? `http://${storage}` : 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${env.firebase.storageBucket}/o/`;
}

/** The public address of an object in Firebase Storage, for next/image; `storagePath` as in documents. */
export const imageUrl = (storagePath: string): string =>
  `${objectsUrl()}${encodeURIComponent(storagePath)}?alt=media`;
