import { fieldsOf, filledText, millis, oneOf, requiredIn, text } from '@/lib/domain/parse/fields';
import { MESSAGE_CHANNELS, ORDER_NOTICES, type MessageChannel, type OrderNotice } from './notices';

/** `queued`: for the provider to send; `waiting` and `failed`: for staff to send by phone. */
export const MESSAGE_STATES = ['queued', 'waiting', 'sent', 'skipped', 'failed'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** States that need action by staff. */
export const TO_SEND: readonly MessageState[] = ['waiting', 'failed'];
export const DONE: readonly MessageState[] = ['sent', 'skipped'];

/**
 * Why the provider did not send it: invalid phone number, receiver not on WhatsApp or opted out, limit of the number
 * reached, or all tries failed.
 */
const MESSAGE_PROBLEMS = ['number', 'refused', 'limit', 'failed'] as const;
type MessageProblem = (typeof MESSAGE_PROBLEMS)[number];

/** The longest list rendered at once. */
export const MOST_MESSAGES = 50;

/** One notice to one shopper. It refers to the order and stores no text, name or number. */
export interface ShopperMessage {
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly notice: OrderNotice;
  /** The order's refund it concerns; empty for other notices. */
  readonly refundId: string;
  /** The order's design change it concerns; empty for other notices. */
  readonly changeId: string;
  /** The order's parcel it concerns; empty for other notices. */
  readonly parcelId: string;
  readonly state: MessageState;
  /** Null unless it failed or a provider left it to staff. */
  readonly problem: MessageProblem | null;
  /** How it was sent; null if unsent. */
  readonly channel: MessageChannel | null;
  /** The uid that sent or skipped it; empty for a provider. */
  readonly by: string;
  readonly createdAt: number;
  /** When it was sent or skipped; null before. */
  readonly doneAt: number | null;
}

/** The state changes that staff can make. A message sent by a provider stays sent. */
const NEXT: Readonly<Record<MessageState, readonly MessageState[]>> = {
  queued: [],
  waiting: ['sent', 'skipped'],
  failed: ['sent', 'skipped'],
  sent: ['waiting'],
  skipped: ['waiting'],
};

export const canMark = ({ state, channel }: ShopperMessage, to: MessageState): boolean =>
  NEXT[state].includes(to) && (state !== 'sent' || channel === 'by-hand');

/** Parses a stored message; notice and order are required (MalformedDocumentError). */
export function parseMessage(id: string, data: unknown): ShopperMessage {
  const fields = fieldsOf(data);
  const need = requiredIn(`messages/${id}`, fields);
  return {
    id,
    orderId: need('orderId', filledText),
    orderNumber: text(fields.orderNumber) ?? '',
    notice: need('notice', (value) => oneOf(ORDER_NOTICES, value)),
    refundId: text(fields.refundId) ?? '',
    changeId: text(fields.changeId) ?? '',
    parcelId: text(fields.parcelId) ?? '',
    state: oneOf(MESSAGE_STATES, fields.state) ?? 'waiting',
    problem: oneOf(MESSAGE_PROBLEMS, fields.problem) ?? null,
    channel: oneOf(MESSAGE_CHANNELS, fields.channel) ?? null,
    by: text(fields.by) ?? '',
    createdAt: need('createdAt', millis),
    doneAt: millis(fields.doneAt) ?? null,
  };
}
