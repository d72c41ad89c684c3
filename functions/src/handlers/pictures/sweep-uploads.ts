import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import type { Deps } from '@/functions/src/deps';

/** A page asks for inspection at once, so an upload older than this was given up. */
const GIVEN_UP_MS = 10 * 60 * 1000;

/** Deletes uploads that nobody asked to store. */
export const sweepUploads = ({ pictures, now }: Pick<Deps, 'pictures' | 'now'>): Promise<void> =>
  pictures.removeOlder(storagePaths.uploads(), now() - GIVEN_UP_MS);
