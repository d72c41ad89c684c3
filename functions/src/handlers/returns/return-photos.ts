import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { readAll } from '@/functions/src/adapters/database/change-in-batches';
import { inTransaction, orderDocument } from '@/functions/src/adapters/database/firestore';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import {
  keepOrderPicture,
  readOrderPicture,
  type OrderPictureDeps,
} from '@/functions/src/handlers/pictures/order-picture';
import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { withoutReturnPhotos, withReturnPhoto } from '@/lib/domain/orders/returns/return-steps';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { fail, ok, type Result } from '@/lib/domain/result';
import { writeReturns } from './returned-order';

const photosOf = ({ returns }: Order, returnId: string) =>
  returns.find(({ id }) => id === returnId)?.photos ?? [];

/** See `ReturnCallables`. Fails as `keepOrderPicture` and `withReturnPhoto` do. */
export async function keepReturnPhoto(
  deps: OrderPictureDeps,
  request: Callables['keepReturnPhoto']['request'],
  caller: Caller,
): Promise<Result<Callables['keepReturnPhoto']['response']>> {
  const { orderId, returnId, upload } = request;
  const path = storagePaths.returnPhoto(storeId(request.storeId), orderId, upload);
  const photo = { id: upload, path };
  const kept = await keepOrderPicture(deps, request, caller, {
    path,
    add: (order) => withReturnPhoto(order, returnId, photo, deps.now()),
    write: ({ tx, order: before }, after) => writeReturns(tx, deps, { before, after }),
  });
  return kept.ok ? ok({ photos: photosOf(kept.value, returnId).length }) : kept;
}

/** See `ReturnCallables`. Reads only pictures that the return names. */
export async function readReturnPhoto(
  deps: Pick<Deps, 'db' | 'pictures'>,
  request: Callables['readReturnPhoto']['request'],
): Promise<Result<Callables['readReturnPhoto']['response']>> {
  const { returnId, photoId } = request;
  const read = await readOrderPicture(
    deps,
    request,
    (order) => photosOf(order, returnId).find(({ id }) => id === photoId)?.path,
  );
  return read ?? fail({ code: 'photo-not-found' });
}

const hasPhotos = ({ returns }: Order): boolean => returns.some(({ photos = [] }) => photos.length > 0);

/** Removes the photos of the returns of these orders, all of one shopper; the returns stay for the store's books. */
export async function removeReturnPhotos(
  { db, pictures }: Pick<Deps, 'db' | 'pictures'>,
  orders: Query,
): Promise<void> {
  const isShown = (doc: QueryDocumentSnapshot) => hasPhotos(parseOrder(doc.id, doc.data()));
  for (const { ref, id } of (await readAll(orders)).filter(isShown)) {
    await inTransaction(db, async (tx) => {
      const stored = await tx.get(ref);
      if (!stored.exists) return ok(null);
      const { returns } = orderDocument(withoutReturnPhotos(parseOrder(id, stored.data())));
      tx.update(ref, { returns });
      return ok(null);
    });
    const store = ref.parent.parent?.id;
    if (store) await pictures.removeBelow(storagePaths.returnPhotos(storeId(store), id));
  }
}
