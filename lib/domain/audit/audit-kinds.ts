/** What the store's people can change, as the log is filtered by it. */
export const AUDIT_KINDS = [
  'product',
  'category',
  'brand',
  'order',
  'message',
  'review',
  'setting',
  'page',
  'staff',
  'plan',
  'books',
  'discount',
  'giftCard',
  'customer',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];
