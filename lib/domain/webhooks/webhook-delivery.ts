import { count, fieldsOf, filledText, millis, oneOf, requiredIn, text } from '@/lib/domain/parse/fields';
import { SENT_EVENTS, type SentEvent } from './webhook-event';

/** `sending` remains only if the process ended before it stored the response. */
export const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a delivery failed: non-public address, no connection, timeout, error status, or endpoint disabled or removed. */
const DELIVERY_PROBLEMS = ['address', 'unreachable', 'timeout', 'status', 'off'] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** Retry delays, as Standard Webhooks suggests; the last attempt has none. */
export const RETRY_PAUSES_MS: readonly number[] = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
];
export const MOST_ATTEMPTS = RETRY_PAUSES_MS.length + 1;

/** TTL, enforced by Firestore's policy on `expireAt`. */
export const DELIVERY_LIFETIME_MS = 30 * 24 * HOUR_MS;

/** The same for what must not stay longer than its retries, which end after 32 hours. */
export const RETRIED_MS = 48 * HOUR_MS;

/** Bytes of a response that are read and shown. */
export const MOST_ANSWER_BYTES = 4096;

export const DELIVERIES_PER_PAGE = 25;

/** One event for one endpoint: an entry of the queue and of the owner's log. */
export interface WebhookDelivery {
  readonly id: string;
  readonly endpointId: string;
  /** The same for every endpoint and retry, so that receivers can detect duplicates. */
  readonly eventId: string;
  readonly type: SentEvent;
  /** The payload, as JSON. */
  readonly body: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** The time of the next attempt; null once it is finished. */
  readonly dueAt: number | null;
  /** The time of the last attempt; null before. */
  readonly lastAt: number | null;
  /** The status of the last response; null without one. */
  readonly status: number | null;
  readonly answer: string;
  readonly problem: DeliveryProblem | null;
  readonly createdAt: number;
}

export function parseDelivery(id: string, data: unknown): WebhookDelivery {
  const fields = fieldsOf(data);
  const need = requiredIn(`webhookDeliveries/${id}`, fields);
  return {
    id,
    endpointId: need('endpointId', filledText),
    eventId: need('eventId', filledText),
    type: need('type', (value) => oneOf(SENT_EVENTS, value)),
    body: need('body', text),
    state: need('state', (value) => oneOf(DELIVERY_STATES, value)),
    attempts: count(fields.attempts) ?? 0,
    dueAt: millis(fields.dueAt) ?? null,
    lastAt: millis(fields.lastAt) ?? null,
    status: count(fields.status) ?? null,
    answer: text(fields.answer) ?? '',
    problem: oneOf(DELIVERY_PROBLEMS, fields.problem) ?? null,
    createdAt: need('createdAt', millis),
  };
}

/** When a delivery with `attempts` failures is retried after a failure at `now`; null after the last one. */
export const nextTryAt = (attempts: number, now: number): number | null => {
  const pause = RETRY_PAUSES_MS[attempts - 1];
  return pause === undefined ? null : now + pause;
};
