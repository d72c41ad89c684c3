import type { Minor } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { count, fieldsOf, filledText, millis, oneOf, text } from '@/lib/domain/parse/fields';

/** Each keeps a whole version on the order, whose document is bounded. */
export const MAX_EDITS = 20;

const EDITORS = ['owner', 'shopper'] as const;

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

export type OrderVersion = Pick<Order, (typeof VERSION_FIELDS)[number]>;

/** One change of what was ordered, before it left. Its shopper reads it. */
export interface OrderEdit {
  /** The key of the request that made it: sent again, it is this edit. */
  readonly id: string;
  readonly at: number;
  readonly actor: (typeof EDITORS)[number];
  /** The uid that acted; null for who came by a tracking link. */
  readonly by: string | null;
  /** In the store's words; empty where the shopper did it. */
  readonly reason: string;
  /** The delivery charges that the store set by hand; null where they follow from the method. */
  readonly charges: Minor | null;
  /** What was ordered until then. */
  readonly before: OrderVersion;
}

/** What of the payment is more than a paid order costs since it was edited, by the way it was paid. */
export interface Surplus {
  readonly payment: Minor;
  readonly prepaid: Minor;
}

export const NO_SURPLUS: Surplus = { payment: 0, prepaid: 0 };

export const versionOf = (order: Order): OrderVersion => ({
  lines: order.lines,
  totalProducts: order.totalProducts,
  address: order.address,
  delivery: order.delivery,
  subtotal: order.subtotal,
  discounts: order.discounts,
  discount: order.discount,
  deliveryCharges: order.deliveryCharges,
  deliveryDiscount: order.deliveryDiscount,
  cashFee: order.cashFee,
  tax: order.tax,
  rounding: order.rounding,
  total: order.total,
  prepaid: order.prepaid,
});

/** `versionIn` parses what stood in the order's document then. */
export function parseEdit(
  value: unknown,
  versionIn: (before: unknown) => OrderVersion,
): OrderEdit | undefined {
  const fields = fieldsOf(value);
  const [id, at] = [filledText(fields.id), millis(fields.at)];
  if (!id || at === undefined) return undefined;
  return {
    id,
    at,
    actor: oneOf(EDITORS, fields.actor) ?? 'owner',
    by: filledText(fields.by) ?? null,
    reason: text(fields.reason) ?? '',
    charges: count(fields.charges) ?? null,
    before: versionIn(fields.before),
  };
}

export function parseSurplus(value: unknown): Surplus {
  const { payment, prepaid } = fieldsOf(value);
  return { payment: count(payment) ?? 0, prepaid: count(prepaid) ?? 0 };
}
