import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { getStorage } from 'firebase-admin/storage';
import { settleWithin } from '@/lib/settle-within';
import { fieldsOf, finite } from '@/lib/domain/parse/fields';
import { addTo } from '@/lib/observability/record';
import { log } from '@/lib/server/log';
import type { CachedPage, SharedTier } from './page-cache';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];
/** Timeout of the bucket; after this long, rendering the page is faster. */
const WAIT_MS = 1_000;

/**
 * Shared tier in the project's own bucket, below `folder`, which `storage.rules` do not open to anybody. It uses objects
 * instead of documents, because a page may exceed a Firestore document (1 MiB) and needs no index.
 */
export function storageTier(bucket: Bucket, folder: string): SharedTier {
  const fileOf = (key: string) =>
    bucket.file(`${folder}/${createHash('sha256').update(key).digest('hex')}.json.gz`);
  return {
    async read(key) {
      const bytes = await settled('read', fileOf(key).download());
      return bytes && parsePage(await unzip(bytes[0]));
    },
    async write(key, page) {
      const bytes = await zip(JSON.stringify(page));
      const options = { resumable: false, contentType: 'application/gzip', validation: false } as const;
      await settled('write', fileOf(key).save(bytes, options));
    },
  };
}

function parsePage(bytes: Buffer): CachedPage | null {
  const { value, cacheControl, ...stored } = fieldsOf(JSON.parse(bytes.toString()));
  const [lastModified, seen] = [finite(stored.lastModified), finite(stored.seen)];
  if (lastModified === undefined || seen === undefined) return null;
  const { revalidate, expire } = fieldsOf(cacheControl);
  return {
    lastModified,
    seen,
    value: value === null ? null : fieldsOf(value),
    cacheControl: { revalidate: finite(revalidate) ?? false, expire: finite(expire) },
  };
}

/** The bucket's answer; null if it has no such object, fails or takes too long. */
async function settled<T>(verb: string, asked: Promise<T>): Promise<T | null> {
  let answer: T | null = null;
  const done = asked.then(
    (value) => (answer = value),
    (error: unknown) => {
      if (fieldsOf(error).code === 404) return;
      log.warn(`The shared cache did not ${verb} a page`, { error });
      addTo('shop.page_cache.failures', { cause: 'bucket' });
    },
  );
  await settleWithin(WAIT_MS, done);
  return answer;
}
