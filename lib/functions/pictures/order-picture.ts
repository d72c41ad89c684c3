import type { Order } from '@/lib/domain/orders/order';
import { DESIGN_LONG_EDGE, WHOLE } from '@/lib/domain/pictures/picture';
import type { Result } from '@/lib/domain/result';
import { ensureUser } from '@/lib/firebase/auth/account';
import { call } from '@/lib/functions/call';
import { sendUpload } from '@/lib/functions/pictures/send-upload';
import { reencodePicture } from '@/lib/pictures/reencode-picture';

/**
 * Uploads the picture of a transfer's receipt as `upload` does. `token` is the tracking link's, for somebody who does not own
 * the order.
 */
export async function uploadReceipt(
  order: Order,
  file: Blob,
  token?: string,
): Promise<Result<{ receipts: number }>> {
  const sent = await upload(order, file);
  return sent.ok ? call('keepTransferReceipt', { ...named(order, token), upload: sent.value }) : sent;
}

/** Uploads a photo of a return's goods, likewise. */
export async function uploadReturnPhoto(
  order: Order,
  returnId: string,
  file: Blob,
  token?: string,
): Promise<Result<{ photos: number }>> {
  const sent = await upload(order, file);
  return sent.ok ? call('keepReturnPhoto', { ...named(order, token), returnId, upload: sent.value }) : sent;
}

const named = ({ storeId, id: orderId }: Order, token: string | undefined) => ({
  ...{ storeId, orderId, ...(token !== undefined && { token }) },
});

/**
 * Uploads a picture without the photo's place and time; a function inspects it, and only the store sees it. Fails at the field
 * `picture`.
 */
async function upload({ storeId }: Order, file: Blob): Promise<Result<string>> {
  const drawn = await reencodePicture(file, WHOLE, DESIGN_LONG_EDGE);
  if (!drawn.ok) return drawn;
  const who = await ensureUser();
  if (!who.ok) return who;
  return sendUpload(drawn.value.blob, { storeId, look: 'design' });
}
