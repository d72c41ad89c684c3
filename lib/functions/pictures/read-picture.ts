import { sessionReady } from '@/lib/firebase/auth/session';
import { loadSdk } from '@/lib/firebase/load-sdk';

/** Storage's codes for a picture that no retry brings back: it does not exist, or is somebody else's. */
const GONE: readonly unknown[] = ['storage/object-not-found', 'storage/unauthorized'];

/**
 * A stored picture without a public address, read with the caller's rights; `gone` where it is missing or not theirs, `failed`
 * where a later attempt may read it.
 */
export async function readStoredPicture(path: string): Promise<Blob | 'gone' | 'failed'> {
  try {
    const sdk = loadSdk(() => import('@/lib/firebase/storage'));
    // A request that leaves before the session is restored would read as somebody else's.
    const [{ readPicture }] = await Promise.all([sdk, sessionReady()]);
    return await readPicture(path);
  } catch (error) {
    return error instanceof Error && 'code' in error && GONE.includes(error.code) ? 'gone' : 'failed';
  }
}
