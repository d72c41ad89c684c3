import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { fieldsOf, filledText, oneOf, requiredIn } from '@/lib/domain/parse/fields';
import type { DeviceRef } from '@/functions/src/adapters/push/devices';
import { REVIEW_REQUEST_KIND, type OrderMailKind } from './mail-kinds';
import { queueEntry } from './outbox-entry';

const PUSH_KIND = 'push';

/** The notifications that are sent as push too, by the kind of their mail. */
export const PUSHED = [
  'order-confirmed',
  'order-shipped',
  'order-part-shipped',
  'order-part-undelivered',
  'order-undelivered',
  'order-sent-again',
  'order-taken-back',
  'order-delivered',
  'order-cancelled',
  'order-unconfirmed',
  'order-expired',
  'order-lapsed',
  REVIEW_REQUEST_KIND,
  'owner-order-placed',
  'owner-order-awaiting',
  'owner-order-cancelled',
] as const satisfies readonly (OrderMailKind | typeof REVIEW_REQUEST_KIND)[];
export type Pushed = (typeof PUSHED)[number];

/** A push to one browser; like a mail it refers to documents instead of holding texts. */
export interface OutboxPush {
  readonly tells: Pushed;
  readonly orderId: string;
  readonly device: DeviceRef;
}

/** Queues a push to each of these browsers. */
export function queueOrderPush(
  tx: Transaction,
  db: Firestore,
  order: Order,
  { tells, devices }: { readonly tells: Pushed; readonly devices: readonly DeviceRef[] },
  now: number,
): void {
  const outbox = db.collection(collections.outbox(order.storeId));
  for (const device of devices)
    queueEntry(tx, outbox.doc(), { kind: PUSH_KIND, tells, orderId: order.id, ...fieldsFor(device) }, now);
}

const fieldsFor = ({ uid, id }: DeviceRef) => ({ uid, deviceId: id });

/** Whether an outbox entry is a push, not a mail. */
export const isPush = (data: unknown): boolean => fieldsOf(data).kind === PUSH_KIND;

export function parsePush(path: string, data: unknown): OutboxPush {
  const need = requiredIn(path, fieldsOf(data));
  return {
    tells: need('tells', (value) => oneOf(PUSHED, value)),
    orderId: need('orderId', filledText),
    device: { uid: need('uid', filledText), id: need('deviceId', filledText) },
  };
}

export const isPushed = (kind: OrderMailKind | Pushed | undefined): kind is Pushed =>
  oneOf(PUSHED, kind) !== undefined;
