import type { Deps } from '@/functions/src/deps';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { fail, ok, type Result } from '@/lib/domain/result';
import { parseDesign } from '@/lib/domain/studio/design/design';
import { MOST_PICTURE_BYTES } from './draw-design';

/**
 * Returns a picture of an ordered board for staff, who print it. Fails with `design-not-found` if the store has no such design,
 * no order holds it, or it has no such picture: only the shopper may read the pictures of drafts.
 */
export async function readOrderedPicture(
  { db, pictures }: Pick<Deps, 'db' | 'pictures'>,
  { storeId: named, designId, fieldId }: Callables['readOrderedPicture']['request'],
): Promise<Result<Callables['readOrderedPicture']['response']>> {
  const store = storeId(named);
  const stored = await db.doc(collections.design(store, designId)).get();
  const design = stored.exists ? parseDesign(stored.id, stored.data()) : null;
  if (!design?.lockedBy || !Object.hasOwn(design.files, fieldId)) return fail({ code: 'design-not-found' });
  // Read by its fixed path, so that no document can name another object of the storage.
  const bytes = await pictures.read(storagePaths.designFile(store, designId, fieldId), MOST_PICTURE_BYTES);
  return bytes ? ok({ jpeg: bytes.toString('base64') }) : fail({ code: 'design-not-found' });
}
