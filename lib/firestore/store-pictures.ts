import type { StoreId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { errorCodeOf } from '@/lib/firebase/error-code';
import type { DrawnPicture } from '@/lib/picture-file';
import { randomKey } from '@/lib/random-key';

const TYPE = 'image/webp';

export interface KeptPicture {
  /** In Firebase Storage, as documents hold it. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

interface Progress {
  /** Of the bytes, from 0 to 1. */
  onProgress?(share: number): void;
  readonly signal?: AbortSignal;
}

/** Keeps a picture under a new name in `folder` of the store, as `products/board-1`. Only the store's people may. */
export async function uploadStorePicture(
  store: StoreId,
  folder: string,
  { blob, width, height }: DrawnPicture,
  { onProgress, signal }: Progress = {},
): Promise<Result<KeptPicture>> {
  const path = `stores/${store}/${folder}/${randomKey()}.webp`;
  try {
    const { startUpload } = await import('@/lib/firebase/storage');
    const task = startUpload(path, blob, TYPE);
    signal?.addEventListener('abort', () => task.cancel());
    task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
      onProgress?.(totalBytes ? bytesTransferred / totalBytes : 0),
    );
    await task;
    return ok({ path, width, height });
  } catch (error) {
    return fail({ code: errorCodeOf(error) });
  }
}

/** Deletes pictures that nothing names any more; one that cannot be deleted is in nobody's way. */
export async function deleteStorePictures(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const { deletePicture } = await import('@/lib/firebase/storage');
  await Promise.allSettled(paths.map((path) => deletePicture(path)));
}
