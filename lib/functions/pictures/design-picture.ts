import type { StoreId } from '@/lib/domain/ids';
import { DESIGN_LONG_EDGE, WHOLE } from '@/lib/domain/pictures/picture';
import { ok, type Result } from '@/lib/domain/result';
import type { PictureInput } from '@/lib/domain/studio/design/design-input';
import { ensureUser } from '@/lib/firebase/auth/account';
import { call } from '@/lib/functions/call';
import { sendUpload, type Sending } from '@/lib/functions/pictures/send-upload';
import { reencodePicture } from '@/lib/pictures/reencode-picture';

/**
 * Uploads a picture for a board, without the photo's place and time; a function inspects it, and only the shopper and the store
 * see it. Fails at the field `picture`.
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
