import { orderDocument } from '@/functions/src/adapters/database/firestore';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import {
  keepOrderPicture,
  readOrderPicture,
  type OrderPictureDeps,
} from '@/functions/src/handlers/pictures/order-picture';
import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { withReceipt } from '@/lib/domain/payments/transfer/transfer-money';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { fail, ok, type Result } from '@/lib/domain/result';

/** See `TransferCallables`. Fails as `keepOrderPicture` and `withReceipt` do. */
export async function keepTransferReceipt(
  deps: OrderPictureDeps,
  request: Callables['keepTransferReceipt']['request'],
  caller: Caller,
): Promise<Result<Callables['keepTransferReceipt']['response']>> {
  const path = storagePaths.transferReceipt(storeId(request.storeId), request.orderId, request.upload);
  const receipt = { id: request.upload, at: deps.now(), path };
  const kept = await keepOrderPicture(deps, request, caller, {
    path,
    add: (order) => withReceipt(order, receipt),
    write: ({ tx, ref }, after) => {
      const { transfer, updatedAt } = orderDocument(after);
      tx.update(ref, { transfer, updatedAt });
    },
  });
  return kept.ok ? ok({ receipts: kept.value.transfer?.receipts.length ?? 0 }) : kept;
}

/** See `TransferCallables`. Reads only pictures that the order names. */
export async function readTransferReceipt(
  deps: Pick<Deps, 'db' | 'pictures'>,
  request: Callables['readTransferReceipt']['request'],
): Promise<Result<Callables['readTransferReceipt']['response']>> {
  const { storeId: store, orderId, receiptId } = request;
  const read = await readOrderPicture(deps, request, ({ transfer }) =>
    transfer?.receipts.some(({ id }) => id === receiptId)
      ? storagePaths.transferReceipt(storeId(store), orderId, receiptId)
      : undefined,
  );
  return read ?? fail({ code: 'receipt-not-found' });
}
