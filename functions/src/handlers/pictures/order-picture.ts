import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { withLockedOrder, type Locked } from '@/functions/src/handlers/payments/with-locked-order';
import { isShopperOf, opensOrder } from '@/functions/src/handlers/returns/returned-order';
import { collections } from '@/lib/domain/collections';
import { orderId as asOrderId, storeId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { fail, ok, type Result } from '@/lib/domain/result';
import { storeReencoded, type PictureDeps } from './store-reencoded';

export type OrderPictureDeps = PictureDeps & Pick<Deps, 'db' | 'now' | 'tracking'>;

interface Named {
  readonly storeId: string;
  readonly orderId: string;
  readonly upload: string;
  readonly token?: string;
}

interface Kept {
  /** Path where the picture is stored. */
  readonly path: string;
  /** The order with the picture, or why it takes none. */
  readonly add: (order: Order) => Result<Order>;
  readonly write: (locked: Locked, after: Order) => void;
}

/** A picture of an order is at most this large after it was re-encoded. */
const MOST_BYTES = 20 * 1024 * 1024;

/**
 * Stores the caller's upload as a private picture of their order. The owner, and whether the order takes a picture, are checked
 * before the picture is decoded, and again with the order locked. Fails with `order-not-found`, also for another's order,
 * `link-expired`, at the field `picture`, and as `add` does.
 */
export async function keepOrderPicture(
  deps: OrderPictureDeps,
  request: Named,
  caller: Caller,
  { path, add, write }: Kept,
): Promise<Result<Order>> {
  const opened = opensOrder(deps, request);
  if (!opened.ok) return opened;
  const [store, { upload, orderId }] = [storeId(request.storeId), request];
  const stored = await deps.db.doc(collections.order(store, orderId)).get();
  const known = stored.exists ? parseOrder(stored.id, stored.data()) : null;
  if (!known || !isShopperOf(known, caller, request)) return fail({ code: 'order-not-found' });
  const may = add(known);
  if (!may.ok) return may;
  const kept = await storeReencoded(deps, {
    from: storagePaths.upload(caller.uid, upload),
    to: path,
    look: 'design',
  });
  if (!kept.ok) return kept;
  return withLockedOrder(deps, { storeId: store, id: asOrderId(orderId) }, async (locked) => {
    const after = add(locked.order);
    if (after.ok) write(locked, after.value);
    return after;
  });
}

/** Reads the picture in base64, for staff; null if it is gone or the order names no such picture. */
export async function readOrderPicture(
  { db, pictures }: Pick<Deps, 'db' | 'pictures'>,
  { storeId: named, orderId }: Pick<Named, 'storeId' | 'orderId'>,
  pathIn: (order: Order) => string | undefined,
): Promise<Result<{ jpeg: string }> | null> {
  const stored = await db.doc(collections.order(storeId(named), orderId)).get();
  const order = stored.exists ? parseOrder(stored.id, stored.data()) : null;
  const path = order ? pathIn(order) : undefined;
  const bytes = path === undefined ? null : await pictures.read(path, MOST_BYTES);
  return bytes ? ok({ jpeg: bytes.toString('base64') }) : null;
}
