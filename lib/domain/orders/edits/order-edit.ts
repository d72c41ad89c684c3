import type { Order, OrderEdit, OrderVersion } from '@/lib/domain/orders/order';
import { count, fieldsOf, filledText, millis, oneOf, text } from '@/lib/domain/parse/fields';
import { EDITORS, type Surplus } from './edit-fields';

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

/** `versionIn` parses the former order fields. */
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
