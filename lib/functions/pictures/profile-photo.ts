import { pageStore } from '@/lib/browser/page-store';
import { ok, type Result } from '@/lib/domain/result';
import { loadSdk } from '@/lib/firebase/load-sdk';
import { saveProfile } from '@/lib/firestore/people/users';
import { call } from '@/lib/functions/call';
import { sendUpload } from '@/lib/functions/pictures/send-upload';
import { squarePhoto } from '@/lib/pictures/square-photo';

/**
 * Makes `file` the profile photo of `uid`, square and without metadata; `before` (empty without one) is removed. Fails at the
 * field `photo` if the file is not a photo.
 */
export async function changePhoto(uid: string, file: Blob, before: string): Promise<Result<null>> {
  const path = await uploadPhoto(file);
  return path.ok ? replace(uid, path.value, before) : path;
}

/** Stores `file` as a photo of the logged-in user, square, without metadata and inspected; resolves to its path. */
export async function uploadPhoto(file: Blob): Promise<Result<string>> {
  const square = await squarePhoto(file);
  if (!square.ok) return square;
  const sent = await sendUpload(square.value, { storeId: pageStore(), look: 'photo' });
  if (!sent.ok) return sent;
  const stored = await call('keepPhoto', { storeId: pageStore(), upload: sent.value });
  return stored.ok ? ok(stored.value.path) : stored;
}

/** Removes the photo from the profile of `uid`. */
export const removePhoto = (uid: string, before: string): Promise<Result<null>> => replace(uid, '', before);

async function replace(uid: string, image: string, before: string): Promise<Result<null>> {
  const saved = await saveProfile(uid, { image });
  if (!saved.ok) return saved;
  if (before) await deleteQuietly(before);
  return ok(null);
}

/** Deletes a picture that nothing refers to any more; a failure does no harm. */
export async function deleteQuietly(path: string): Promise<void> {
  try {
    const { deletePicture } = await loadSdk(() => import('@/lib/firebase/storage'));
    await deletePicture(path);
  } catch (error) {
    console.warn('The old profile photo could not be deleted.', error);
  }
}
