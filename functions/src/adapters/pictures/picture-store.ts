import type { Storage } from 'firebase-admin/storage';
import type { Size } from '@/lib/domain/pictures/picture';
import type { ReencodedPicture } from './reencode-picture';
import { nullFor } from '@/functions/src/adapters/database/error-code';

/** Pictures in Firebase Storage, at the paths of `storagePaths`. */
export interface PictureStore {
  /**
   * Opens an upload of `bytes` bytes to `path`, where nothing is, and resolves to the address that takes them, from pages at
   * `origin`. The address is the right to this one upload, and to nothing else.
   */
  openUpload(path: string, upload: { readonly bytes: number; readonly origin: string }): Promise<string>;
  /** Null when there is none, or one of more than `maxBytes`. */
  read(path: string, maxBytes: number): Promise<Buffer | null>;
  /** The pixels of a stored picture; null when there is none. */
  sizeOf(path: string): Promise<Size | null>;
  /** Leaves what is there already. */
  keep(path: string, picture: ReencodedPicture): Promise<void>;
  /** Nothing there is fine, here and below. */
  remove(path: string): Promise<void>;
  removeBelow(prefix: string): Promise<void>;
  /** Removes what was stored below `prefix` before `time`, milliseconds since the epoch, but for the paths `inUse`. */
  removeOlder(prefix: string, time: number, inUse?: readonly string[]): Promise<void>;
}

type Bucket = ReturnType<Storage['bucket']>;
type File = ReturnType<Bucket['file']>;

const nullWhenNotFound = nullFor([404]);
/** By `ONLY_NEW`. */
const nullWhenThere = nullFor([412]);

/** Cloud Storage refuses to write over an object that is there. */
const ONLY_NEW = { ifGenerationMatch: 0 } as const;

/** Of a picture, whose path is never used again for another one. */
export const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** The content type of uploads: should one ever be served, no browser runs or caches it. */
const UNINSPECTED = {
  contentType: 'application/octet-stream',
  contentDisposition: 'attachment',
  cacheControl: 'private, no-store',
} as const;

const GOOGLE = 'https://storage.googleapis.com';
/** Where Firebase applies the rules; the local one has both in one place. */
const PUBLISHED = 'https://firebasestorage.googleapis.com';

/** Where anybody can see a picture that the storage's rules publish. */
export const createPictureUrl =
  (bucket: () => Bucket) =>
  (path: string): string => {
    const { storage, name } = bucket();
    const origin = storage.apiEndpoint === GOOGLE ? PUBLISHED : storage.apiEndpoint;
    return `${origin}/v0/b/${name}/o/${encodeURIComponent(path)}?alt=media`;
  };

/** Deletions of a sweep on their way at once. */
const AT_ONCE = 20;

export function createPictureStore(bucket: () => Bucket): PictureStore {
  const file = (path: string) => bucket().file(path);
  const metadataOf = (path: string) =>
    file(path)
      .getMetadata()
      .then(([metadata]) => metadata)
      .catch(nullWhenNotFound);
  return {
    async openUpload(path, { bytes, origin }) {
      const metadata = { ...UNINSPECTED, contentLength: bytes };
      const [url] = await file(path).createResumableUpload({ metadata, origin, preconditionOpts: ONLY_NEW });
      return url;
    },
    async read(path, maxBytes) {
      const metadata = await metadataOf(path);
      if (!metadata || Number(metadata.size) > maxBytes) return null;
      // What was measured, should there be another upload meanwhile.
      const [bytes] = await bucket().file(path, { generation: metadata.generation }).download();
      return bytes;
    },
    async sizeOf(path) {
      const { metadata } = (await metadataOf(path)) ?? {};
      return metadata ? { width: Number(metadata.width), height: Number(metadata.height) } : null;
    },
    async keep(path, { bytes, contentType, width, height }) {
      const size = { width: String(width), height: String(height) };
      const metadata = { contentType, cacheControl: CACHE_CONTROL, metadata: size };
      const options = { resumable: false, metadata, preconditionOpts: ONLY_NEW };
      await file(path).save(bytes, options).catch(nullWhenThere);
    },
    async remove(path) {
      await file(path).delete({ ignoreNotFound: true });
    },
    async removeBelow(prefix) {
      await bucket().deleteFiles({ prefix });
    },
    async removeOlder(prefix, time, inUse = []) {
      const found: AsyncIterable<File> = bucket().getFilesStream({ prefix });
      // However many were uploaded, the sweep holds few of them.
      let some: File[] = [];
      const removeSome = async () => {
        await Promise.all(some.map((one) => one.delete({ ignoreNotFound: true })));
        some = [];
      };
      for await (const one of found) {
        const isOld = Date.parse(one.metadata.timeCreated ?? '') < time;
        if (isOld && !inUse.includes(one.name)) some.push(one);
        if (some.length === AT_ONCE) await removeSome();
      }
      await removeSome();
    },
  };
}
