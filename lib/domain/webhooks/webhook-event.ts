/** The events that an endpoint can subscribe to. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.cancelled',
  'order.edited',
  'order.refunded',
  'stock.low',
  'product.changed',
  'product.deleted',
  'newsletter.subscribed',
  'newsletter.unsubscribed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent by an endpoint's test button, whatever it subscribes to. */
export const TEST_EVENT = 'test';
export const SENT_EVENTS = [...WEBHOOK_EVENTS, TEST_EVENT] as const;
export type SentEvent = (typeof SENT_EVENTS)[number];

/** The payload's version; a breaking change gets a new one. */
export const WEBHOOK_VERSION = '2026-11';

/** The body of a delivery, as JSON. */
export interface WebhookPayload {
  readonly id: string;
  readonly type: SentEvent;
  readonly version: typeof WEBHOOK_VERSION;
  /** When it happened, ISO 8601. */
  readonly timestamp: string;
  /** The store's id. */
  readonly store: string;
  readonly data: unknown;
}
