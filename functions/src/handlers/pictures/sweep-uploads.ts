import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import type { Deps } from '@/functions/src/deps';

/** A page has an upload inspected as soon as it is sent, so what still waits after this was given up. */
const GIVEN_UP_MS = 10 * 60 * 1000;

/** Removes uploads that nobody asked to keep. */
export const sweepUploads = ({ pictures, now }: Pick<Deps, 'pictures' | 'now'>): Promise<void> =>
  pictures.removeOlder(storagePaths.uploads(), now() - GIVEN_UP_MS);
