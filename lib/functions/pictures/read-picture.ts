import { loadSdk } from '@/lib/firebase/load-sdk';

/** A stored picture without a public address, read with the caller's rights; null where it is missing or not readable. */
export async function readStoredPicture(path: string): Promise<Blob | null> {
  try {
    const { readPicture } = await loadSdk(() => import('@/lib/firebase/storage'));
    return await readPicture(path);
  } catch {
    return null;
  }
}
