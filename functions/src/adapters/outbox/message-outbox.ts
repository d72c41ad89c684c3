import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { OrderNotice } from '@/lib/domain/messages/notices';
import type { Order } from '@/lib/domain/orders/order';
import { fieldsOf, filledText, requiredIn } from '@/lib/domain/parse/fields';
import type { FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { queueOrderMail } from './outbox';
import { queueEntry } from './outbox-entry';

const MESSAGE_KIND = 'message';

export interface Notice {
  readonly kind: OrderNotice;
  readonly refundId?: string;
  readonly changeId?: string;
  readonly parcelId?: string;
  readonly returnId?: string;
}

/**
 * Notifies a shopper about an order in the transaction of its cause: by mail if the order has an address, and by message if the
 * store sends messages. A provider's messages wait in the outbox, those that staff send by phone in the store's list.
 */
export function notifyShopper(
  tx: Transaction,
  db: Firestore,
  order: Order,
  { messages }: Pick<FunctionSetting['notices'], 'messages'>,
  { kind, refundId, changeId, parcelId, returnId }: Notice,
  at: number,
): void {
  const { storeId: store, address, locale } = order;
  const about = {
    ...(refundId !== undefined && { refundId }),
    ...(changeId !== undefined && { changeId }),
    ...(parcelId !== undefined && { parcelId }),
    ...(returnId !== undefined && { returnId }),
  };
  if (address.email) queueOrderMail(tx, db, order, { kind, to: address.email, locale, ...about }, at);
  if (messages === 'off') return;
  const ref = db.collection(collections.messages(store)).doc();
  tx.create(ref, {
    orderId: order.id,
    orderNumber: order.number,
    notice: kind,
    ...about,
    state: messages === 'automatic' ? 'queued' : 'waiting',
    createdAt: Timestamp.fromMillis(at),
  });
  if (messages === 'automatic')
    queueEntry(
      tx,
      db.collection(collections.outbox(store)).doc(),
      { kind: MESSAGE_KIND, messageId: ref.id },
      at,
    );
}

/** Whether an outbox entry is a message, not a mail or push. */
export const isMessage = (data: unknown): boolean => fieldsOf(data).kind === MESSAGE_KIND;

/** The id of an entry's message. */
export const messageIdIn = (path: string, data: unknown): string =>
  requiredIn(path, fieldsOf(data))('messageId', filledText);
