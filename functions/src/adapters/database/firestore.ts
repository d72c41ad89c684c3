import { Timestamp } from 'firebase-admin/firestore';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { arrivedAt } from '@/lib/domain/orders/apply-status-change';
import type { Order } from '@/lib/domain/orders/order';
import { partOf } from '@/lib/domain/orders/parcels/left-to-ship';
import { trackingNumbersOf } from '@/lib/domain/orders/parcels/parcel-steps';
import { returnStatesOf } from '@/lib/domain/orders/returns/return';
import { fail } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { parseNotifications } from '@/lib/domain/store/notifications';
import type { NotificationSetting } from '@/lib/domain/store/notifications';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { parseSubscriptions, type WebhookSubscription } from '@/lib/domain/webhooks/webhook-endpoint';
import { parseStoreDevices, type DeviceRef } from '@/functions/src/adapters/push/devices';
import { isBusy } from './error-code';

/** With the SDK's backoff of 1 s, growing by half, eight attempts stay within a caller's 60 s. */
const MAX_ATTEMPTS = 8;

/** Runs a transaction that writes only when it succeeds; contention that outlasts the attempts is `try-again`. */
export async function inTransaction<T>(
  db: Firestore,
  run: (tx: Transaction) => Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    return await db.runTransaction(run, { maxAttempts: MAX_ATTEMPTS });
  } catch (error) {
    if (isBusy(error)) return fail({ code: 'try-again' });
    throw error;
  }
}

/** The store's setting with the parts that only functions may read. */
export interface FunctionSetting extends StoreSetting {
  readonly notices: NotificationSetting & {
    /** The staff's mail address; empty if they gave none. */
    readonly to: string;
    /** The browsers that get push about new orders. */
    readonly devices: readonly DeviceRef[];
  };
  /** The enabled webhook endpoints and the events they subscribe to. */
  readonly webhooks: readonly WebhookSubscription[];
}

/** The public setting, for prices and rules; null where there is no such store. One read. */
export async function readPublicSetting(db: Firestore, store: StoreId): Promise<StoreSetting | null> {
  const stored = await db.doc(collections.storeSetting(store)).get();
  return stored.exists ? parseStoreSetting(store, stored.data()) : null;
}

/**
 * The setting with the receivers of notifications; null where there is no such store. Read outside
 * transactions: otherwise every order of a store would lock this one document. An order placed during a save
 * counts as placed before it.
 */
export async function readSetting(db: Firestore, store: StoreId): Promise<FunctionSetting | null> {
  const paths = [
    collections.storeSetting(store),
    collections.notificationSetting(store),
    collections.storeDevices(store),
  ];
  const [stored, chosen, listed] = await db.getAll(...paths.map((path) => db.doc(path)));
  if (!stored?.exists) return null;
  const setting = parseStoreSetting(store, stored.data());
  const notifications = parseNotifications(chosen?.data());
  const to = notifications.email || setting.contact.email;
  return {
    ...setting,
    notices: { ...notifications, to, devices: parseStoreDevices(listed?.data()) },
    webhooks: parseSubscriptions(chosen?.data()),
  };
}

/** References to the distinct products of these ids, for one `getAll`: locks taken together cannot deadlock. */
export const productRefs = (db: Firestore, store: StoreId, ids: readonly string[]): DocumentReference[] =>
  [...new Set(ids)].map((id) => db.doc(collections.product(store, id)));

/** The products that exist, by id. */
export function catalogueOf(snapshots: readonly DocumentSnapshot[]): Map<string, Product> {
  const found = snapshots.filter((snapshot) => snapshot.exists);
  return new Map(found.map((snapshot) => [snapshot.id, parseProduct(snapshot.id, snapshot.data())]));
}

const stamped = <T extends { readonly at: number }>(entry: T) => ({
  ...entry,
  at: Timestamp.fromMillis(entry.at),
});
const stamp = (at: number | null) => (at === null ? null : Timestamp.fromMillis(at));

/**
 * An order as stored: times as Firestore timestamps, plus the fields that lists query: when the store was notified, its
 * parcels' numbers and their progress.
 */
export function orderDocument(order: Order): DocumentData {
  return {
    ...order,
    refunds: order.refunds.map((refund) => ({ ...refund, at: Timestamp.fromMillis(refund.at) })),
    history: order.history.map((event) => ({ ...event, at: Timestamp.fromMillis(event.at) })),
    edits: order.edits.map((edit) => ({ ...edit, at: Timestamp.fromMillis(edit.at) })),
    making: order.making && {
      ...order.making,
      events: order.making.events.map((event) => ({ ...event, at: Timestamp.fromMillis(event.at) })),
      changes: order.making.changes.map((change) => ({
        ...change,
        at: Timestamp.fromMillis(change.at),
        endedAt: stamp(change.endedAt),
      })),
    },
    confirmation: {
      ...order.confirmation,
      askedAt: stamp(order.confirmation.askedAt),
      remindedAt: stamp(order.confirmation.remindedAt),
      answeredAt: stamp(order.confirmation.answeredAt),
      dueAt: stamp(order.confirmation.dueAt),
    },
    emailCorrections: order.emailCorrections.map((correction) => ({
      ...correction,
      at: Timestamp.fromMillis(correction.at),
    })),
    transfer: order.transfer && {
      received: order.transfer.received.map(stamped),
      sentBack: order.transfer.sentBack.map(stamped),
      receipts: order.transfer.receipts.map(stamped),
      remindedAt: stamp(order.transfer.remindedAt),
    },
    holds: order.holds.map((hold) => ({
      ...hold,
      at: Timestamp.fromMillis(hold.at),
      returnedAt: stamp(hold.returnedAt),
    })),
    disputes: order.disputes.map((dispute) => ({
      ...dispute,
      at: Timestamp.fromMillis(dispute.at),
      answerBy: stamp(dispute.answerBy),
    })),
    extraPayments: order.extraPayments.map((extra) => ({
      ...extra,
      at: Timestamp.fromMillis(extra.at),
      payUntil: Timestamp.fromMillis(extra.payUntil),
      busyUntil: stamp(extra.busyUntil),
      paidAt: stamp(extra.paidAt),
    })),
    shipments: order.shipments.map((parcel) => ({
      ...parcel,
      events: parcel.events.map((event) => ({ ...event, at: Timestamp.fromMillis(event.at) })),
    })),
    returns: order.returns.map((one) => ({
      ...one,
      events: one.events.map((event) => ({ ...event, at: Timestamp.fromMillis(event.at) })),
    })),
    returnStates: returnStatesOf(order),
    trackingNumbers: trackingNumbersOf(order),
    part: partOf(order),
    placedAt: stamp(arrivedAt(order)),
    payUntil: stamp(order.payUntil),
    cashDueAt: stamp(order.cashDueAt),
    createdAt: Timestamp.fromMillis(order.createdAt),
    updatedAt: Timestamp.fromMillis(order.updatedAt),
  };
}
