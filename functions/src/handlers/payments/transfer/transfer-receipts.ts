import { orderDocument } from '@/functions/src/adapters/database/firestore';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { withLockedOrder } from '@/functions/src/handlers/payments/with-locked-order';
import { storeReencoded, type PictureDeps } from '@/functions/src/handlers/pictures/store-reencoded';
import { isShopperOf, opensOrder } from '@/functions/src/handlers/returns/returned-order';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { orderId as asOrderId, storeId } from '@/lib/domain/ids';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { withReceipt } from '@/lib/domain/payments/transfer/transfer-money';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { fail, ok, type Result } from '@/lib/domain/result';

type KeepDeps = PictureDeps & Pick<Deps, 'db' | 'now' | 'tracking'>;

/** A receipt is at most this large after it was drawn anew. */
const MOST_RECEIPT_BYTES = 20 * 1024 * 1024;

/**
 * See `TransferCallables`. Whose order it is is checked before the picture is looked at. Fails with `order-not-found`, also for
 * another's order, `link-expired`, and as `withReceipt` does.
 */
export async function keepTransferReceipt(
  deps: KeepDeps,
  request: Callables['keepTransferReceipt']['request'],
  caller: Caller,
): Promise<Result<Callables['keepTransferReceipt']['response']>> {
  const opened = opensOrder(deps, request);
  if (!opened.ok) return opened;
  const [store, { upload, orderId }] = [storeId(request.storeId), request];
  const stored = await deps.db.doc(collections.order(store, orderId)).get();
  const known = stored.exists ? parseOrder(stored.id, stored.data()) : null;
  if (!known || !isShopperOf(known, caller, request)) return fail({ code: 'order-not-found' });
  const path = storagePaths.transferReceipt(store, orderId, upload);
  const receipt = { id: upload, at: deps.now(), path };
  const may = withReceipt(known, receipt);
  if (!may.ok) return may;
  const kept = await storeReencoded(deps, {
    from: storagePaths.upload(caller.uid, upload),
    to: path,
    look: 'design',
  });
  if (!kept.ok) return kept;
  return withLockedOrder(deps, { storeId: store, id: asOrderId(orderId) }, async ({ tx, ref, order }) => {
    const after = withReceipt(order, receipt);
    if (!after.ok) return after;
    const { transfer, updatedAt } = orderDocument(after.value);
    tx.update(ref, { transfer, updatedAt });
    return ok({ receipts: after.value.transfer?.receipts.length ?? 0 });
  });
}

/** See `TransferCallables`. Only what the order names is read. */
export async function readTransferReceipt(
  { db, pictures }: Pick<Deps, 'db' | 'pictures'>,
  { storeId: named, orderId, receiptId }: Callables['readTransferReceipt']['request'],
): Promise<Result<Callables['readTransferReceipt']['response']>> {
  const store = storeId(named);
  const stored = await db.doc(collections.order(store, orderId)).get();
  const order = stored.exists ? parseOrder(stored.id, stored.data()) : null;
  if (!order?.transfer?.receipts.some(({ id }) => id === receiptId))
    return fail({ code: 'receipt-not-found' });
  const path = storagePaths.transferReceipt(store, orderId, receiptId);
  const bytes = await pictures.read(path, MOST_RECEIPT_BYTES);
  return bytes ? ok({ jpeg: bytes.toString('base64') }) : fail({ code: 'receipt-not-found' });
}
