import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import type { Deps } from '@/functions/src/deps';

/** A page asks for inspection at once, so an upload older than this is abandoned. */
const GIVEN_UP_MS = 10 * 60 * 1000;

/** The writer of a review sends it, or returns to it, within a day. */
const UNSENT_MS = 24 * 60 * 60 * 1000;

/** Deletes uploads that nobody asked to store, and pictures of reviews that were never sent. */
export async function sweepUploads({ pictures, now }: Pick<Deps, 'pictures' | 'now'>): Promise<void> {
  await pictures.removeOlder(storagePaths.uploads(), now() - GIVEN_UP_MS);
  await pictures.removeOlder(storagePaths.reviewDrafts(), now() - UNSENT_MS);
}
