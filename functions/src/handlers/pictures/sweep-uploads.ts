import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import type { Deps } from '@/functions/src/deps';

/** Whoever uploads has it kept at once; what still waits after this was given up. */
const GIVEN_UP_MS = 24 * 60 * 60 * 1000;

/** Removes uploads that nobody asked to keep. */
export const sweepUploads = ({ pictures, now }: Pick<Deps, 'pictures' | 'now'>): Promise<void> =>
  pictures.removeOlder(storagePaths.uploads(), now() - GIVEN_UP_MS);
