import {
  count,
  fieldsOf,
  filledText,
  flag,
  listOf,
  millis,
  oneOf,
  requiredIn,
  text,
} from '@/lib/domain/parse/fields';
import { WEBHOOK_EVENTS, type WebhookEvent } from './webhook-event';

/** Per store; each endpoint costs a request per event. */
export const MOST_ENDPOINTS = 5;
export const MAX_WEBHOOK_URL = 500;

/** How long the previous secret also signs after a rotation, so that receivers can switch without a gap. */
export const OLD_SECRET_MS = 24 * 60 * 60 * 1000;

/** An endpoint with only failures for this long is disabled. */
export const FAILING_MS = 3 * 24 * 60 * 60 * 1000;

/** An endpoint for a store's events. Its secret is derived from its id and `secretVersion`, and is not stored. */
export interface WebhookEndpoint {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly isOn: boolean;
  /** When it was disabled after days of failures; null otherwise. */
  readonly stoppedAt: number | null;
  readonly secretVersion: number;
  /** When the secret was last rotated; null before the first rotation. */
  readonly rotatedAt: number | null;
  /** Since when every delivery has failed; null after a success. */
  readonly failingSince: number | null;
  readonly createdAt: number;
}

export function parseEndpoint(id: string, data: unknown): WebhookEndpoint {
  const fields = fieldsOf(data);
  const need = requiredIn(`webhookEndpoints/${id}`, fields);
  return {
    id,
    url: need('url', filledText),
    events: eventsIn(fields.events),
    isOn: flag(fields.isOn) ?? false,
    stoppedAt: millis(fields.stoppedAt) ?? null,
    secretVersion: count(fields.secretVersion) ?? 1,
    rotatedAt: millis(fields.rotatedAt) ?? null,
    failingSince: millis(fields.failingSince) ?? null,
    createdAt: millis(fields.createdAt) ?? 0,
  };
}

/** The enabled endpoints as stored in the setting, so that events need no lookup. */
export type WebhookSubscription = Pick<WebhookEndpoint, 'id' | 'events'>;

/** Parses the private setting; empty without endpoints. */
export const parseSubscriptions = (data: unknown): WebhookSubscription[] =>
  listOf(fieldsOf(data).webhooks, (one) => {
    const fields = fieldsOf(one);
    const id = text(fields.id);
    return id ? { id, events: eventsIn(fields.events) } : undefined;
  });

const eventsIn = (value: unknown): WebhookEvent[] => listOf(value, (event) => oneOf(WEBHOOK_EVENTS, event));
