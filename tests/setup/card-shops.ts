/**
 * The stores of tests that take cards. Each has an account of its own at the local Stripe, so that what one test lets go
 * wrong is no other's.
 */
export const CARD_SHOPS = [
  'audit-log',
  'callable-access',
  'discounts',
  'gift-cards',
  'gift-card-sales',
  'payments',
  'late-payments',
  'card-refunds',
  'held-payments',
  'reconciliation',
  'fault-money',
  'fault-webhooks',
  'fault-interrupted',
  'fault-stock',
  'fault-holds',
  'fault-rush',
  'order-feed',
  'payment-links',
  'additional-invoices',
  'difference-links',
  'exchanges',
  'orders-by-hand',
  'prove-payments',
] as const;
