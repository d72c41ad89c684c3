import type { StoreId } from '@/lib/domain/ids';
import { DESIGN_LONG_EDGE, WHOLE } from '@/lib/domain/pictures/picture';
import { ok, type Result } from '@/lib/domain/result';
import type { PictureInput } from '@/lib/domain/studio/design/design-input';
import { ensureUser } from '@/lib/firebase/auth/account';
import { loadSdk } from '@/lib/firebase/load-sdk';
import { call } from '@/lib/functions/call';
import { sendUpload, type Sending } from '@/lib/functions/pictures/send-upload';
import { reencodePicture } from '@/lib/pictures/reencode-picture';

/**
 * Uploads a picture for a board, without place and time of the photo; a function inspects it, and only the shopper and the
 * store see it. Fails at the field `picture`.
 */
export async function uploadDesignPicture(
  store: StoreId,
  file: Blob,
  sending?: Sending,
): Promise<Result<Omit<PictureInput, 'crop'>>> {
  const drawn = await reencodePicture(file, WHOLE, DESIGN_LONG_EDGE);
  if (!drawn.ok) return drawn;
  const who = await ensureUser();
  if (!who.ok) return who;
  const sent = await sendUpload(drawn.value.blob, { storeId: store, look: 'design', ...sending });
  if (!sent.ok) return sent;
  const stored = await call('keepDesignPicture', { storeId: store, upload: sent.value });
  if (!stored.ok) return stored;
  const { path, width, height } = stored.value;
  return ok({ path, widthPx: width, heightPx: height });
}

/** A picture of an earlier day; null where it is gone, or somebody else's. */
export async function readDesignPicture(path: string): Promise<Blob | null> {
  try {
    const { readPicture } = await loadSdk(() => import('@/lib/firebase/storage'));
    return await readPicture(path);
  } catch {
    return null;
  }
}
