import { env } from '@/lib/env';

/** Where Firebase Storage has the objects of the shop's bucket. */
export function objectsUrl(): string {
  const { storage } = env.emulators;
  const origin = storage ? `http://${storage}` : 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${env.firebase.storageBucket}/o/`;
}

/** The public address of an object in Firebase Storage, for next/image; `storagePath` as documents hold it. */
export const imageUrl = (storagePath: string): string =>
  `${objectsUrl()}${encodeURIComponent(storagePath)}?alt=media`;
