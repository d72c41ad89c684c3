import fs from 'node:fs/promises';
import type { getStorage } from 'firebase-admin/storage';
import { CACHE_CONTROL } from '@/functions/src/adapters/pictures/picture-store';
import type { SeedStore } from '../build/build-store';
import { inParallel } from '../in-parallel';
import { pictureCache } from '../pictures/picture-cache';
import { pictureStore } from '../pictures/picture-store';
import { openType } from '../pictures/type';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** Uploads at once. */
const LANES = 4;

/** Uploads the pictures that the stores' documents name; resolves to their number. */
export async function hangPictures(
  stores: readonly SeedStore[],
  bucket: Bucket,
  say: (message: string) => void,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const pictures = await pictureCache(async (put) => {
    const shape = await openType();
    for (const store of stores) {
      say(`Drawing the ${store.boards.length} boards of store "${store.setting.storeId}"`);
      await pictureStore(store, shape, put);
    }
  });
  let bytes = 0;
  const metadata = { contentType: 'image/webp', cacheControl: CACHE_CONTROL };
  const sendings = pictures.map(({ name, file }) => async () => {
    const picture = await fs.readFile(file);
    await bucket.file(name).save(picture, { resumable: false, metadata });
    bytes += picture.length;
  });
  await inParallel(sendings, LANES);
  return { files: pictures.length, bytes };
}
