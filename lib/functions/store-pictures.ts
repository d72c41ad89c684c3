import type { Callables } from '@/lib/domain/api/callables';
import type { StoreId } from '@/lib/domain/ids';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { fail, type Result } from '@/lib/domain/result';
import { errorCodeOf } from '@/lib/firebase/error-code';
import { memberUid } from '@/lib/firebase/session';
import { call } from '@/lib/functions/call';
import type { DrawnPicture } from '@/lib/picture-file';
import { randomKey } from '@/lib/random-key';

const TYPE = 'image/webp';

/** `path` is in Firebase Storage, as documents hold it. */
export type KeptPicture = Readonly<Callables['keepPicture']['response']>;

interface Progress {
  /** Of the bytes, from 0 to 1. */
  onProgress?(share: number): void;
  readonly signal?: AbortSignal;
}

/**
 * Keeps a picture under a new name in `folder` of the store, as `products/board-1`. Only the store's people may. What is
 * uploaded nobody sees; a function looks into it and keeps what it draws of it.
 */
export async function uploadStorePicture(
  store: StoreId,
  folder: string,
  { blob }: DrawnPicture,
  { onProgress, signal }: Progress = {},
): Promise<Result<KeptPicture>> {
  const upload = randomKey();
  try {
    const uid = await memberUid();
    if (!uid) return fail({ code: 'login-required' });
    const { startUpload } = await import('@/lib/firebase/storage');
    const task = startUpload(storagePaths.upload(uid, upload), blob, TYPE);
    signal?.addEventListener('abort', () => task.cancel());
    task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
      onProgress?.(totalBytes ? bytesTransferred / totalBytes : 0),
    );
    await task;
  } catch (error) {
    return fail({ code: errorCodeOf(error) });
  }
  return call('keepPicture', { storeId: store, folder, upload });
}
