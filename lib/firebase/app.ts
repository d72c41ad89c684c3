import { getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import { env } from '@/lib/env';

/** The one Firebase app. Import this only from modules that are themselves loaded on demand. */
export const firebaseApp = (): FirebaseApp => getApps()[0] ?? initializeApp(env.firebase);

/** Splits `host:port` as the SDKs' connect functions want it. */
export function hostAndPort(address: string): [host: string, port: number] {
  const colon = address.lastIndexOf(':');
  return [address.slice(0, colon), Number(address.slice(colon + 1))];
}
