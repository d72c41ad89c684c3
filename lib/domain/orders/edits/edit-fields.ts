import type { Minor } from '@/lib/domain/money/money';

/** Each keeps a whole version on the order, whose document is bounded. */
export const MAX_EDITS = 20;

export const EDITORS = ['owner', 'shopper'] as const;

/** What an edit may replace. */
export const VERSION_FIELDS = [
  'lines',
  'totalProducts',
  'address',
  'delivery',
  'subtotal',
  'discounts',
  'discount',
  'deliveryCharges',
  'deliveryDiscount',
  'cashFee',
  'tax',
  'rounding',
  'total',
  'prepaid',
] as const;

/** What of the payment is more than a paid order costs since it was edited, by the way it was paid. */
export interface Surplus {
  readonly payment: Minor;
  readonly prepaid: Minor;
}

export const NO_SURPLUS: Surplus = { payment: 0, prepaid: 0 };
