import type { StoreId } from '@/lib/domain/ids';
import { REVIEW_LONG_EDGE, WHOLE } from '@/lib/domain/pictures/picture';
import type { Result } from '@/lib/domain/result';
import { ensureUser } from '@/lib/firebase/auth/account';
import { call } from '@/lib/functions/call';
import { sendUpload, type Sending } from '@/lib/functions/pictures/send-upload';
import { reencodePicture } from '@/lib/pictures/reencode-picture';

/**
 * Uploads a picture for a review, scaled down and without the photo's place and time; a function inspects it. Resolves to the
 * upload, which `submitReview` names. Fails at the field `picture`.
 */
export async function uploadReviewPicture(
  store: StoreId,
  file: Blob,
  sending?: Sending,
): Promise<Result<string>> {
  const drawn = await reencodePicture(file, WHOLE, REVIEW_LONG_EDGE);
  if (!drawn.ok) return drawn;
  const who = await ensureUser();
  if (!who.ok) return who;
  const sent = await sendUpload(drawn.value.blob, { storeId: store, look: 'review', ...sending });
  if (!sent.ok) return sent;
  const kept = await call('keepReviewPicture', { storeId: store, upload: sent.value });
  return kept.ok ? sent : kept;
}
