import { env } from '@/lib/env';

/** The public address of an object in Firebase Storage, for next/image; `storagePath` as documents hold it. */
export function imageUrl(storagePath: string): string {
  const { storage } = env.emulators;
  const origin = storage ? `http://${storage}` : 'https://firebasestorage.googleapis.com';
  const bucket = env.firebase.storageBucket;
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(storagePath)}?alt=media`;
}
