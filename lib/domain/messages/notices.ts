/** What a shopper is told about an order, by mail, push and message. */
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
  'order-return-approved',
  'order-return-declined',
  'order-return-received',
  'order-refunded',
  'order-refund-failed',
] as const;
export type OrderNotice = (typeof ORDER_NOTICES)[number];

/**
 * How a store tells shoppers by message: not at all; from its own phone, one tap each; or by a provider, with what the
 * provider cannot deliver left to the phone.
 */
export const MESSAGE_MODES = ['off', 'by-hand', 'automatic'] as const;
export type MessageMode = (typeof MESSAGE_MODES)[number];

export const MESSAGE_CHANNELS = ['by-hand', 'whatsapp', 'sms'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];
