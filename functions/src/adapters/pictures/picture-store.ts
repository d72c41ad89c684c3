import type { Storage } from 'firebase-admin/storage';
import type { Size } from '@/lib/domain/pictures/picture';
import type { ReencodedPicture } from './reencode-picture';
import { nullFor } from '@/functions/src/adapters/database/error-code';

/** Pictures in Firebase Storage, at the paths of `storagePaths`. */
export interface PictureStore {
  /**
   * Opens an upload of `bytes` bytes to the unused `path`; resolves to the upload address for pages at `origin`. That address
   * authorizes this one upload and nothing else.
   */
  openUpload(path: string, upload: { readonly bytes: number; readonly origin: string }): Promise<string>;
  /** Null when there is none, or one of more than `maxBytes`. */
  read(path: string, maxBytes: number): Promise<Buffer | null>;
  /** The pixels of a stored picture; null when there is none. */
  sizeOf(path: string): Promise<Size | null>;
  /** The bytes of everything below `prefix`, or of what `counts` says yes to. */
  bytesBelow(prefix: string, counts?: (path: string) => boolean): Promise<number>;
  /** The bytes of each object below `prefix`, by path. */
  sizesBelow(prefix: string): Promise<ReadonlyMap<string, number>>;
  /** Never overwrites an object; nor does `copy`. */
  keep(path: string, picture: ReencodedPicture, cacheControl?: string): Promise<void>;
  /** False where there is nothing at `from`. */
  copy(from: string, to: string): Promise<boolean>;
  /** A missing object is no error; the same holds for `removeBelow`. */
  remove(path: string): Promise<void>;
  removeBelow(prefix: string): Promise<void>;
  /** From now on its age for `removeOlder` counts from `time`, milliseconds since the epoch. */
  renew(path: string, time: number): Promise<void>;
  /** Removes what was stored or renewed below `prefix` before `time`, milliseconds since the epoch, but for the paths `inUse`. */
  removeOlder(prefix: string, time: number, inUse?: readonly string[]): Promise<void>;
}

type Bucket = ReturnType<Storage['bucket']>;
type File = ReturnType<Bucket['file']>;

const nullWhenNotFound = nullFor([404]);
/** It is gone, or others renew it at the same moment: Cloud Storage takes one change of an object a second. */
const nullWhenNotRenewed = nullFor([404, 429]);
/** Cloud Storage's answer when `ONLY_NEW` does not hold. */
const nullWhenThere = nullFor([412]);

/** A picture's own metadata: milliseconds since the epoch. */
const RENEWED_AT = 'renewedAt';

/** Makes Cloud Storage refuse to overwrite an object. */
const ONLY_NEW = { ifGenerationMatch: 0 } as const;

/** For pictures: a path is never reused for another one. */
export const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** For pictures that may be hidden later: no shared cache stores them, and browsers only briefly. */
export const BRIEF_CACHE_CONTROL = 'private, max-age=300';

/** The content type of uploads: should one ever be served, no browser runs or caches it. */
const UNINSPECTED = {
  contentType: 'application/octet-stream',
  contentDisposition: 'attachment',
  cacheControl: 'private, no-store',
} as const;

const GOOGLE = 'https://storage.googleapis.com';
/** The address where Firebase applies the storage rules; the local Firebase has one address for both. */
const PUBLISHED = 'https://firebasestorage.googleapis.com';

/** The public address of a picture that the storage rules publish. */
export const createPictureUrl =
  (bucket: () => Bucket) =>
  (path: string): string => {
    const { storage, name } = bucket();
    const origin = storage.apiEndpoint === GOOGLE ? PUBLISHED : storage.apiEndpoint;
    return `${origin}/v0/b/${name}/o/${encodeURIComponent(path)}?alt=media`;
  };

/** Concurrent deletions of a sweep. */
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
      // Reads the generation that was measured, in case of another upload meanwhile.
      const [bytes] = await bucket().file(path, { generation: metadata.generation }).download();
      return bytes;
    },
    async sizeOf(path) {
      const { metadata } = (await metadataOf(path)) ?? {};
      return metadata ? { width: Number(metadata.width), height: Number(metadata.height) } : null;
    },
    async bytesBelow(prefix, counts = () => true) {
      const found: AsyncIterable<File> = bucket().getFilesStream({ prefix });
      let sum = 0;
      for await (const { name, metadata } of found) if (counts(name)) sum += Number(metadata.size ?? 0);
      return sum;
    },
    async sizesBelow(prefix) {
      const [found] = await bucket().getFiles({ prefix });
      return new Map(found.map(({ name, metadata }) => [name, Number(metadata.size ?? 0)]));
    },
    async keep(path, { bytes, contentType, width, height }, cacheControl = CACHE_CONTROL) {
      const size = { width: String(width), height: String(height) };
      const metadata = { contentType, cacheControl, metadata: size };
      const options = { resumable: false, metadata, preconditionOpts: ONLY_NEW };
      await file(path).save(bytes, options).catch(nullWhenThere);
    },
    async copy(from, to) {
      if (!(await metadataOf(from))) return false;
      await file(from).copy(file(to), { preconditionOpts: ONLY_NEW }).catch(nullWhenThere);
      return true;
    },
    async remove(path) {
      await file(path).delete({ ignoreNotFound: true });
    },
    async removeBelow(prefix) {
      await bucket().deleteFiles({ prefix });
    },
    async renew(path, time) {
      await file(path)
        .setMetadata({ metadata: { [RENEWED_AT]: String(time) } })
        .catch(nullWhenNotRenewed);
    },
    async removeOlder(prefix, time, inUse = []) {
      const found: AsyncIterable<File> = bucket().getFilesStream({ prefix });
      // Bounds memory, however many were uploaded.
      let some: File[] = [];
      const removeSome = async () => {
        await Promise.all(some.map((one) => one.delete({ ignoreNotFound: true })));
        some = [];
      };
      for await (const one of found) {
        const { timeCreated = '', metadata } = one.metadata;
        const isOld = Math.max(Date.parse(timeCreated), Number(metadata?.[RENEWED_AT] ?? 0)) < time;
        if (isOld && !inUse.includes(one.name)) some.push(one);
        if (some.length === AT_ONCE) await removeSome();
      }
      await removeSome();
    },
  };
}
