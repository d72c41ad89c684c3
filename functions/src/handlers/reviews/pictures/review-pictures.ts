import type { StoreId } from '@/lib/domain/ids';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { Deps } from '@/functions/src/deps';

type FileDeps = Pick<Deps, 'pictures'>;

interface SentPictures {
  readonly store: StoreId;
  readonly productId: string;
  readonly reviewId: string;
  /** The uploader's uid. */
  readonly uid: string;
  /** The uploads, in order; undefined keeps the existing pictures. */
  readonly sent: readonly string[] | undefined;
  /** The paths that the review names. */
  readonly before: readonly string[];
}

/**
 * The paths of all pictures of a review that is about to be stored. New ones are copied beside the existing ones, and are not readable
 * before the review names them. Fails at the field `pictures` for one that is not the sender's, or was swept.
 */
export async function copyReviewPictures(
  { pictures }: FileDeps,
  { store, productId, reviewId, uid, sent, before }: SentPictures,
): Promise<Result<readonly string[]>> {
  if (!sent) return ok(before);
  const paths: string[] = [];
  for (const id of new Set(sent)) {
    const path = storagePaths.reviewPicture(store, productId, reviewId, id);
    if (!before.includes(path)) {
      const from = storagePaths.reviewDraft(store, uid, id);
      // The thumbnail first, because a picture is not shown without it.
      const isThere =
        (await pictures.copy(storagePaths.thumbnail(from), storagePaths.thumbnail(path))) &&
        (await pictures.copy(from, path));
      if (!isThere) return fail({ code: 'invalid-input', fields: { pictures: 'field.picture.unreadable' } });
    }
    paths.push(path);
  }
  return ok(paths);
}

/** Removes the uploads of a review after it was sent. */
export const removeDrafts = (
  deps: FileDeps,
  { store, uid, sent }: Pick<SentPictures, 'store' | 'uid' | 'sent'>,
): Promise<void> =>
  removePictures(
    deps,
    (sent ?? []).map((id) => storagePaths.reviewDraft(store, uid, id)),
  );

/** Removes pictures that no review names any more, in both sizes. */
export async function removePictures({ pictures }: FileDeps, paths: readonly string[]): Promise<void> {
  const files = paths.flatMap((path) => [path, storagePaths.thumbnail(path)]);
  await Promise.all(files.map((file) => pictures.remove(file)));
}
