import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { leftToShip } from '@/lib/domain/orders/parcels/left-to-ship';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { fail, ok, type Result } from '@/lib/domain/result';
import { publicOrder } from '@/lib/domain/webhooks/public-order';
import type { Deps } from '@/functions/src/deps';
import { updateOrderStatus } from '@/functions/src/handlers/orders/update-order-status';
import { correctParcel as correct } from '@/functions/src/handlers/parcels/correct-parcel';
import { moveParcel as move } from '@/functions/src/handlers/parcels/move-parcel';
import { shipParcel as ship } from '@/functions/src/handlers/parcels/ship-parcel';
import { readPage } from './pages';
import { actingDeps, callerOf, type RestCall, type RestHandler } from './rest-call';

/**
 * `updatedAt` is taken before the commit, so an older one may appear after a newer one was read. Longer than any transaction
 * lasts with its retries.
 */
const OVERLAP_MS = 2 * 60 * 1000;

export const listOrders: RestHandler<'listOrders'> = async ({ db }, { store, query }) => {
  const { status, updatedSince, ...page } = query;
  const orders = db.collection(collections.orders(store));
  const parse = (doc: { id: string; data: () => unknown }) => publicOrder(parseOrder(doc.id, doc.data()));
  if (updatedSince === undefined)
    return readPage(status ? orders.where('status', '==', status) : orders, 'createdAt', page, parse);
  const since = Date.parse(updatedSince);
  if (status || Number.isNaN(since))
    return fail({ code: 'invalid-input', fields: { updatedSince: 'field.invalid' } });
  const changed = orders.where('updatedAt', '>=', Timestamp.fromMillis(since - OVERLAP_MS));
  return readPage(changed, 'updatedAt', page, parse);
};

export const readOrder: RestHandler<'readOrder'> = (deps, { store, ids: [id = ''] }) =>
  answerWith(deps, store, id);

export const confirmOrder: RestHandler<'confirmOrder'> = (deps, call) =>
  changing(deps, call, ({ id, status }) =>
    status === 'confirmed'
      ? null
      : updateOrderStatus(
          actingDeps(deps, call, 'updateOrderStatus'),
          { storeId: call.store, orderId: id, from: 'placed', to: 'confirmed' },
          callerOf(call),
        ),
  );

export const shipParcel: RestHandler<'shipParcel'> = (deps, call) =>
  changing(deps, call, (order) => {
    const { once: key, body } = call;
    const { carrier, trackingNumber } = body;
    const known = order.shipments.find(({ id }) => id === key);
    const lines = body.lines ?? known?.lines ?? leftToShip(order);
    const request = { storeId: call.store, orderId: order.id, key, lines, carrier, trackingNumber };
    return ship(actingDeps(deps, call, 'shipParcel'), request, callerOf(call));
  });

export const correctParcel: RestHandler<'correctParcel'> = (deps, call) =>
  changing(deps, call, (order) => {
    const [, parcelId = ''] = call.ids;
    const seen = order.shipments.find(({ id }) => id === parcelId);
    if (!seen) return Promise.resolve(fail({ code: 'parcel-not-found' }));
    const { carrier, trackingNumber } = seen;
    const request = { storeId: call.store, orderId: order.id, parcelId, ...call.body };
    const acting = actingDeps(deps, call, 'correctParcel');
    return correct(acting, { ...request, seen: { carrier, trackingNumber } }, callerOf(call));
  });

export const moveParcel: RestHandler<'moveParcel'> = (deps, call) =>
  changing(deps, call, ({ id: orderId }) => {
    const [, parcelId = ''] = call.ids;
    const { why, ...step } = call.body;
    const request = { storeId: call.store, orderId, parcelId, ...step, ...(why && { why }) };
    return move(actingDeps(deps, call, 'moveParcel'), request, callerOf(call));
  });

async function readStored({ db }: Pick<Deps, 'db'>, store: StoreId, id: string): Promise<Result<Order>> {
  const stored = await db.doc(collections.order(store, id)).get();
  return stored.exists ? ok(parseOrder(stored.id, stored.data())) : fail({ code: 'order-not-found' });
}

async function answerWith(deps: Deps, store: StoreId, id: string) {
  const order = await readStored(deps, store, id);
  return order.ok ? ok(publicOrder(order.value)) : order;
}

type Writing = RestCall<'confirmOrder' | 'shipParcel' | 'correctParcel' | 'moveParcel'>;

/** Changes the order by a handler of the order desk, unless it is as wanted, and answers with the order. */
async function changing(
  deps: Deps,
  { store, ids: [id = ''] }: Pick<Writing, 'store' | 'ids'>,
  change: (order: Order) => Promise<Result<unknown>> | null,
) {
  const order = await readStored(deps, store, id);
  if (!order.ok) return order;
  const changed = await change(order.value);
  return changed?.ok === false ? changed : answerWith(deps, store, id);
}
