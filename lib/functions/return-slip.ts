import { saveFile } from '@/lib/browser/save-file';
import { bytesOf } from '@/lib/domain/base64';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderReturn } from '@/lib/domain/orders/returns/return';
import { returnNumber } from '@/lib/domain/papers/return-number';
import { ok, type Result } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';

/** Saves the slip of an approved return as a PDF. `token` is the tracking link's, for somebody who does not own the order. */
export async function saveReturnSlip(order: Order, one: OrderReturn, token?: string): Promise<Result<null>> {
  const read = await call('readReturnSlip', {
    ...{ storeId: order.storeId, orderId: order.id, returnId: one.id },
    ...(token !== undefined && { token }),
  });
  if (read.ok) saveFile(`${returnNumber(order, one)}.pdf`, 'application/pdf', bytesOf(read.value.file));
  return read.ok ? ok(null) : read;
}
