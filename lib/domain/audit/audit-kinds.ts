/** The kinds of things that staff change, by which the log is filtered. */
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
