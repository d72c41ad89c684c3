import { indexedDbProbed } from '@/lib/firebase/indexed-db';

/** Loads code that starts one of Firebase's SDKs, which use IndexedDB as soon as they start. */
export async function loadSdk<M>(load: () => Promise<M>): Promise<M> {
  await indexedDbProbed();
  return load();
}
