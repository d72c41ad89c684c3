import type { Order } from '@/lib/domain/orders/order';
import { DESIGN_LONG_EDGE, WHOLE } from '@/lib/domain/pictures/picture';
import type { Result } from '@/lib/domain/result';
import { ensureUser } from '@/lib/firebase/auth/account';
import { call } from '@/lib/functions/call';
import { sendUpload } from '@/lib/functions/pictures/send-upload';
import { reencodePicture } from '@/lib/pictures/reencode-picture';

/**
 * Uploads the picture of a transfer's receipt, without place and time of the photo; a function inspects it, and only the store sees it.
 * `token`: of the tracking link, for who does not own the order. Fails at the field `picture`.
 */
export async function uploadReceipt(
  { storeId, id: orderId }: Order,
  file: Blob,
  token?: string,
): Promise<Result<{ receipts: number }>> {
  const drawn = await reencodePicture(file, WHOLE, DESIGN_LONG_EDGE);
  if (!drawn.ok) return drawn;
  const who = await ensureUser();
  if (!who.ok) return who;
  const sent = await sendUpload(drawn.value.blob, { storeId, look: 'design' });
  if (!sent.ok) return sent;
  return call('keepTransferReceipt', {
    ...{ storeId, orderId, upload: sent.value },
    ...(token !== undefined && { token }),
  });
}
