import type { Storage } from 'firebase-admin/storage';
import type { Size } from '@/lib/domain/pictures/picture';
import type { DrawnPicture } from './draw-picture';
import { errorCode } from './error-code';

/** Pictures in Firebase Storage, at the paths of `storagePaths`. */
export interface PictureStore {
  /** Null when there is none, or one of more than `maxBytes`. */
  read(path: string, maxBytes: number): Promise<Buffer | null>;
  /** The pixels of a picture that was kept; null when there is none. */
  sizeOf(path: string): Promise<Size | null>;
  keep(path: string, picture: DrawnPicture): Promise<void>;
  /** Nothing there is fine, here and below. */
  remove(path: string): Promise<void>;
  removeBelow(prefix: string): Promise<void>;
  /** Removes what was stored below `prefix` before `time`, milliseconds since the epoch. */
  removeOlder(prefix: string, time: number): Promise<void>;
}

type Bucket = ReturnType<Storage['bucket']>;
type File = ReturnType<Bucket['file']>;

const NOT_FOUND = 404;

/** Of a picture, whose path is never used again for another one. */
export const CACHE_CONTROL = 'public, max-age=31536000, immutable';

export function createPictureStore(bucket: () => Bucket): PictureStore {
  const file = (path: string) => bucket().file(path);
  const metadataOf = (path: string) =>
    file(path)
      .getMetadata()
      .then(
        ([metadata]) => metadata,
        (error: unknown) => {
          if (errorCode(error) === NOT_FOUND) return null;
          throw error;
        },
      );
  return {
    async read(path, maxBytes) {
      const metadata = await metadataOf(path);
      if (!metadata || Number(metadata.size) > maxBytes) return null;
      const [bytes] = await file(path).download();
      return bytes;
    },
    async sizeOf(path) {
      const { metadata } = (await metadataOf(path)) ?? {};
      return metadata ? { width: Number(metadata.width), height: Number(metadata.height) } : null;
    },
    async keep(path, { bytes, contentType, width, height }) {
      const size = { width: String(width), height: String(height) };
      const metadata = { contentType, cacheControl: CACHE_CONTROL, metadata: size };
      await file(path).save(bytes, { resumable: false, metadata });
    },
    async remove(path) {
      await file(path).delete({ ignoreNotFound: true });
    },
    async removeBelow(prefix) {
      await bucket().deleteFiles({ prefix });
    },
    async removeOlder(prefix, time) {
      // One by one: however many were uploaded, the sweep holds few of them.
      const found: AsyncIterable<File> = bucket().getFilesStream({ prefix });
      for await (const one of found)
        if (Date.parse(one.metadata.timeCreated ?? '') < time) await one.delete({ ignoreNotFound: true });
    },
  };
}
