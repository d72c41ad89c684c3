import type { Minor } from '@/lib/domain/money/money';

/** Limited because each edit stores a whole version in the order's document. */
export const MAX_EDITS = 20;

export const EDITORS = ['owner', 'shopper'] as const;

/** The fields that an edit may replace. */
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

/** What was paid beyond the edited order's total, by payment method. */
export interface Surplus {
  readonly payment: Minor;
  readonly prepaid: Minor;
}

export const NO_SURPLUS: Surplus = { payment: 0, prepaid: 0 };
