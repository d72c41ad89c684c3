/** Notices to a shopper about an order, by mail, push and messenger. */
export const ORDER_NOTICES = [
  'order-placed',
  'order-awaiting',
  'order-confirm-reminder',
  'order-design-change',
  'order-edited',
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
  'order-return-requested',
  'order-withdrawn',
  'order-return-approved',
  'order-return-declined',
  'order-return-received',
  'order-refunded',
  'order-refund-failed',
] as const;
export type OrderNotice = (typeof ORDER_NOTICES)[number];

/**
 * How a store sends messages: not at all; by hand from its own phone; or through a provider, with undeliverable ones
 * left for the phone.
 */
export const MESSAGE_MODES = ['off', 'by-hand', 'automatic'] as const;
export type MessageMode = (typeof MESSAGE_MODES)[number];

export const MESSAGE_CHANNELS = ['by-hand', 'whatsapp', 'sms'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];
