import { fieldsOf, filledText, millis, oneOf, requiredIn, text } from '@/lib/domain/parse/fields';
import { MESSAGE_CHANNELS, ORDER_NOTICES, type MessageChannel, type OrderNotice } from './notices';

/** `queued` is the provider's to send; `waiting` and `failed` are for somebody's phone. */
export const MESSAGE_STATES = ['queued', 'waiting', 'sent', 'skipped', 'failed'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** States in which somebody of the store has something to do. */
export const TO_SEND: readonly MessageState[] = ['waiting', 'failed'];
export const DONE: readonly MessageState[] = ['sent', 'skipped'];

/**
 * Why no provider sent it: the order's number is none, the receiver is not on WhatsApp or refuses, its number got its share,
 * or no try got through.
 */
const MESSAGE_PROBLEMS = ['number', 'refused', 'limit', 'failed'] as const;
type MessageProblem = (typeof MESSAGE_PROBLEMS)[number];

/** Longest list of messages that is rendered at once. */
export const MOST_MESSAGES = 50;

/** One notice to one shopper. It refers to the order instead of holding a text, a name or a number. */
export interface ShopperMessage {
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly notice: OrderNotice;
  /** Which of the order's refunds; empty for the other notices. */
  readonly refundId: string;
  /** Which of the order's design changes, likewise. */
  readonly changeId: string;
  /** Which of the order's parcels, likewise. */
  readonly parcelId: string;
  readonly state: MessageState;
  /** Null unless it failed, or a provider left it to somebody's phone. */
  readonly problem: MessageProblem | null;
  /** How it was sent; null while it was not. */
  readonly channel: MessageChannel | null;
  /** The uid that sent or skipped it; empty for a provider. */
  readonly by: string;
  readonly createdAt: number;
  /** When it was sent or skipped; null before. */
  readonly doneAt: number | null;
}

/** The moves that the store's people make. What a provider sent cannot be taken back. */
const NEXT: Readonly<Record<MessageState, readonly MessageState[]>> = {
  queued: [],
  waiting: ['sent', 'skipped'],
  failed: ['sent', 'skipped'],
  sent: ['waiting'],
  skipped: ['waiting'],
};

export const canMark = ({ state, channel }: ShopperMessage, to: MessageState): boolean =>
  NEXT[state].includes(to) && (state !== 'sent' || channel === 'by-hand');

/** A message from its stored document; what it tells about which order is required (MalformedDocumentError). */
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
