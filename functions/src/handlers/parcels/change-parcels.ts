import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderStatus, UndeliveredReason } from '@/lib/domain/orders/order-status';
import { applyParcels, withParcels } from '@/lib/domain/orders/parcels/apply-parcels';
import type { Parcel } from '@/lib/domain/orders/parcels/parcel';
import { parcelNotice } from '@/lib/domain/orders/parcels/parcel-notice';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { changeEvents } from '@/lib/domain/webhooks/order-events';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import {
  inTransaction,
  orderDocument,
  readSetting,
  type FunctionSetting,
} from '@/functions/src/adapters/database/firestore';
import { notifyShopper } from '@/functions/src/adapters/outbox/message-outbox';
import { isPushed, queueOrderPush } from '@/functions/src/adapters/outbox/push-outbox';
import { queueOrderEvents } from '@/functions/src/adapters/webhooks/webhook-queue';
import { devicesOf } from '@/functions/src/adapters/push/devices';
import type { Caller } from '@/functions/src/callable';
import type { StatusChangeDeps } from '@/functions/src/handlers/orders/change-order-status';
import { recordStatusChange } from '@/functions/src/handlers/orders/record-status-change';
import { recordReturnedParcel } from './record-returned-parcel';

export type ParcelDeps = Pick<StatusChangeDeps, 'db' | 'now' | 'runInQueue' | 'phoneKey' | 'gateways'>;

interface ParcelStep {
  readonly parcelId: string;
  /** The order's parcels after the change. */
  readonly shipments: (order: Order, now: number) => Result<readonly Parcel[]>;
  /** Whether this call is a retry, which gets the first call's answer. */
  readonly isDone: (parcel: Parcel) => Result<boolean>;
  /** A correction changes no state and notifies nobody. */
  readonly corrects?: boolean;
  readonly why?: UndeliveredReason | undefined;
  readonly reason?: string | undefined;
}

type Answer = Result<{ readonly status: OrderStatus }>;

/**
 * Changes one parcel of an order in one transaction, and the order's status where it follows. Of two changes at once, the
 * second sees what the first wrote.
 */
export async function changeParcels(
  deps: ParcelDeps,
  { storeId: id, orderId }: { readonly storeId: string; readonly orderId: string },
  caller: Caller,
  step: ParcelStep,
): Promise<Answer> {
  const { db } = deps;
  const store = storeId(id);
  const setting = await readSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const ref = db.doc(collections.order(store, orderId));
  return deps.runInQueue([ref.path], () =>
    inTransaction(db, async (tx): Promise<Answer> => {
      const stored = await tx.get(ref);
      if (!stored.exists) return fail({ code: 'order-not-found' });
      const order = parseOrder(stored.id, stored.data());
      const known = order.shipments.find((parcel) => parcel.id === step.parcelId);
      const done = known ? step.isDone(known) : ok(false);
      if (!done.ok) return done;
      if (done.value) return ok({ status: order.status });
      const now = deps.now();
      const shipments = step.shipments(order, now);
      if (!shipments.ok) return shipments;
      if (step.corrects) {
        write(tx, deps, withParcels(order, shipments.value, now));
        return ok({ status: order.status });
      }
      const { why, reason = '' } = step;
      const by = { by: caller.uid, requestId: caller.requestId };
      const after = applyParcels(order, shipments.value, { ...by, now, why, reason });
      return after.ok
        ? record(tx, deps, { before: order, after: after.value, by: caller.uid, step, setting })
        : after;
    }),
  );
}

interface Recorded {
  readonly before: Order;
  readonly after: Order;
  readonly by: string;
  readonly step: ParcelStep;
  readonly setting: FunctionSetting;
}

async function record(
  tx: Transaction,
  deps: ParcelDeps,
  { before, after, by, step: { parcelId, why }, setting }: Recorded,
): Promise<Answer> {
  const { db } = deps;
  const kind = parcelNotice(before, after, parcelId);
  const notice = kind ? { kind, parcelId } : undefined;
  if (after.status !== before.status) {
    const change = { before, after, actor: 'owner', by, why, setting, buyer: null, notice } as const;
    const moved = await recordStatusChange(tx, deps, change);
    return moved.ok ? ok({ status: moved.value }) : moved;
  }
  const devices = kind && isPushed(kind) ? await devicesOf(tx, db, before.storeId, before.uid) : [];
  const { updatedAt: at } = after;
  write(tx, deps, after);
  queueOrderEvents(tx, db, setting, after, { events: changeEvents(before, after), at });
  if (why) recordReturnedParcel(tx, deps, before, setting, why, at);
  if (notice) notifyShopper(tx, db, after, setting.notices, notice, at);
  if (kind && isPushed(kind)) queueOrderPush(tx, db, after, { tells: kind, devices }, at);
  return ok({ status: after.status });
}

function write(tx: Transaction, { db }: Pick<ParcelDeps, 'db'>, order: Order): void {
  const { shipment, shipments, trackingNumbers, part, updatedAt } = orderDocument(order);
  const changes = { shipment, shipments, trackingNumbers, part, updatedAt };
  tx.update(db.doc(collections.order(order.storeId, order.id)), changes);
}
