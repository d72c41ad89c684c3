import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { isLocale } from '@/lib/domain/locale';
import type { Locale } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import { fieldsOf, filledText, millis, oneOf, requiredIn, count } from '@/lib/domain/parse/fields';

export const MAIL_KINDS = [
  'order-placed',
  'order-confirmed',
  'order-shipped',
  'order-delivered',
  'order-cancelled',
  'owner-order-placed',
  'owner-order-cancelled',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** A mail to send. It names its order instead of holding texts, so that no address or signed link lies around. */
export interface OutboxMail {
  readonly kind: MailKind;
  readonly orderId: string;
  readonly to: string;
  readonly locale: Locale;
}

export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;

export interface StoredMail extends OutboxMail {
  readonly state: (typeof MAIL_STATES)[number];
  readonly attempts: number;
  /** Milliseconds since the epoch; not before this moment may anyone send it. */
  readonly dueAt: number;
}

/** Queues a mail in the transaction of what it tells, so that neither happens without the other. */
export function queueMail(
  tx: Transaction,
  db: Firestore,
  order: Order,
  mail: Omit<OutboxMail, 'orderId'>,
  now: number,
) {
  const at = Timestamp.fromMillis(now);
  tx.create(db.collection(collections.outbox(order.storeId)).doc(), {
    ...mail,
    orderId: order.id,
    state: 'waiting',
    attempts: 0,
    dueAt: at,
    createdAt: at,
  });
}

export function parseMail(path: string, data: unknown): StoredMail {
  const fields = fieldsOf(data);
  const need = requiredIn(path, fields);
  return {
    kind: need('kind', (value) => oneOf(MAIL_KINDS, value)),
    orderId: need('orderId', filledText),
    to: need('to', filledText),
    locale: isLocale(fields.locale) ? fields.locale : 'en',
    state: oneOf(MAIL_STATES, fields.state) ?? 'failed',
    attempts: count(fields.attempts) ?? 0,
    dueAt: millis(fields.dueAt) ?? 0,
  };
}
